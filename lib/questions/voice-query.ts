import { MAX_QUERY_LENGTH } from '#lib/events/event-filters';
import type { AskedWeekday } from './days/weekday-sets.ts';

const QUERY_WITHOUT_LABELS = 'Voice search completed';

/** Words as a label shows them; `readSearchText` finds them by their quotes. */
export const wordsLabel = (words: string) => `“${words}”`;

/** What was refused, as a label has it. */
export const refusedLabel = (texts: readonly string[]) => `Not ${texts.join(' or ')}`;

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** Every such day of the week, or all days of such a set, as a label has it. */
export const weekdayLabel = (weekday: AskedWeekday) =>
  typeof weekday === 'number' ? (WEEKDAYS[weekday] ?? '') : weekday === 'weekdays' ? 'Weekdays' : 'Weekends';

/** The same as part of a sentence. */
export const weekdayPhrase = (weekday: AskedWeekday) =>
  typeof weekday === 'number' ? weekdayLabel(weekday) : `on ${weekday}`;

/** What the labels of the assistant's text say beyond its filters: texts that ask for the same in words. */
export const wordsOfLabels = (query: string): string =>
  query
    .replace(/^Voice: /, '')
    .replace(/“[^”]*”?/g, '')
    .split(', ')
    .filter(
      (label) =>
        /^(Not |The (north|south|west|islands)$|(Cancelled|Postponed)$)/.test(label) ||
        WEEKDAYS.includes(label) ||
        /^Week(days|ends)$/.test(label),
    )
    .join(', ');

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
