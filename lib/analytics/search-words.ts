import type { AnalyticsEvent } from './analytics-event.ts';

const MOST_WORDS = 3;
const MOST_LETTERS = 30;

/**
 * What is told of a search that found nothing: at most three words of letters alone, 30 characters in all. Nothing of
 * a search that holds an "@" or a long number: somebody was looking for a person, or was in the wrong field.
 *
 *     searchWords('Kite-flying 2027!'); // 'kite flying'
 */
function searchWords(query: string): string | undefined {
  if (/@|\d{5}|(\d[\s().-]*){7}/.test(query)) return undefined;
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}.:/_]+/u)
    .map((word) => word.replace(/^[.:/_]+|[.:/_]+$/g, ''))
    // A whole word goes where a part of it is no letter: an address or a number is not told in pieces.
    .filter((word) => /^\p{L}[\p{L}\p{M}]*$/u.test(word))
    .slice(0, MOST_WORDS);
  while (words.join(' ').length > MOST_LETTERS) words.pop();
  return words.join(' ') || undefined;
}

/** An event as it may be told: of a search only its plain words, and none where something was found. */
export function toldEvent(event: AnalyticsEvent): AnalyticsEvent {
  if (event.name !== 'search') return event;
  const words = event.found ? undefined : searchWords(event.words ?? '');
  return { name: 'search', found: event.found, ...(words && { words }) };
}
