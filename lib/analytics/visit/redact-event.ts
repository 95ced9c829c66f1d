import type { AnalyticsEvent } from '../analytics-event.ts';

const MAX_WORDS = 3;
const MAX_LENGTH = 30;

/**
 * The part of a query that is tracked: at most three words of letters only, 30 characters in all. Undefined for a query
 * with an "@" or a long number, which may be personal data.
 *
 *     redactSearchWords('Kite-flying 2027!'); // 'kite flying'
 */
function redactSearchWords(query: string): string | undefined {
  if (/@|\d{5}|(\d[\s().-]*){7}/.test(query)) return undefined;
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}.:/_]+/u)
    .map((word) => word.replace(/^[.:/_]+|[.:/_]+$/g, ''))
    // A word with a digit or sign is dropped as a whole: parts of an address or a number must not remain.
    .filter((word) => /^\p{L}[\p{L}\p{M}]*$/u.test(word))
    .slice(0, MAX_WORDS);
  while (words.join(' ').length > MAX_LENGTH) words.pop();
  return words.join(' ') || undefined;
}

/** Redacts an event for tracking: the words of a search are reduced, and dropped when it had results. */
export function redactEvent(event: AnalyticsEvent): AnalyticsEvent {
  if (event.name !== 'search') return event;
  const words = event.found ? undefined : redactSearchWords(event.words ?? '');
  return { name: 'search', found: event.found, ...(words && { words }) };
}
