import { MAX_QUERY_LENGTH } from '#lib/events/event-filters';

const QUERY_WITHOUT_LABELS = 'Voice search completed';

/** Words as a label shows them; `readSearchText` finds them by their quotes. */
export const wordsLabel = (words: string) => `“${words}”`;

/**
 * The text of the search field for a question's labels: 'Voice: Parade, Dangriga, This weekend', or 'Voice search
 * completed' without any. Shortened to the longest query allowed.
 */
export function voiceQuery(labels: readonly string[]): string {
  if (labels.length === 0) return QUERY_WITHOUT_LABELS;
  const query = `Voice: ${labels.join(', ')}`;
  if (query.length <= MAX_QUERY_LENGTH) return query;
  // The quoted words are searched, so the other labels are shortened first: they have filters of their own.
  const quoted = labels.filter((label) => label.startsWith('“')).join(', ');
  const rest = labels.filter((label) => !label.startsWith('“'));
  return quoted && rest.length > 0
    ? voiceQuery([...rest.slice(0, -1), ...(quoted ? [quoted] : [])])
    : `${query.slice(0, MAX_QUERY_LENGTH - 1).trimEnd()}${quoted ? '”' : '…'}`;
}
