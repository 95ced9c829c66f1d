import { MAX_QUERY_LENGTH } from '#lib/events/event-filters';

const NOTHING_ASKED = 'Voice search completed';

/** Words as a label shows them; the quotes tell the search what to look for. */
export const wordsLabel = (words: string) => `“${words}”`;

/** The search text for what was understood: 'Voice: Parade, Dangriga, This weekend', or that it was done. */
export function voiceQuery(labels: readonly string[]): string {
  if (labels.length === 0) return NOTHING_ASKED;
  const query = `Voice: ${labels.join(', ')}`;
  if (query.length <= MAX_QUERY_LENGTH) return query;
  // The words are what is searched: a long name gives way to them, since the place has a filter of its own.
  const quoted = labels.filter((label) => label.startsWith('“')).join(', ');
  const rest = labels.filter((label) => !label.startsWith('“'));
  return quoted && rest.length > 0
    ? voiceQuery([...rest.slice(0, -1), ...(quoted ? [quoted] : [])])
    : `${query.slice(0, MAX_QUERY_LENGTH - 1).trimEnd()}${quoted ? '”' : '…'}`;
}
