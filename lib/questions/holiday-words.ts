import { monthDayOf } from './date-words.ts';
import type { Sentence } from './sentence.ts';
import holidays from './words/holidays.json' with { type: 'json' };
import places from './words/places.json' with { type: 'json' };

// Names of a holiday, with the words in the titles of its events.
const byName = new Map(
  holidays.flatMap(({ titleWords, names }) => names.map((name) => [name, titleWords] as const)),
);
// Holidays that are also named by their date, like 'the tenth of September'.
const byDate = new Map(
  holidays.flatMap(({ date, titleWords }) => (date ? [[date, titleWords] as const] : [])),
);
const beforeVillages = new Set(places.beforeVillages);
const MAX_PHRASE_WORDS = 5;

/** Takes the holidays out of a question and returns the words that find their events. */
export function takeHolidays(sentence: Sentence): string[] {
  return sentence.takeAll(MAX_PHRASE_WORDS, (phrase, position) => {
    // 'in Independence' is the village.
    if (phrase === 'independence' && beforeVillages.has(sentence.before(position))) return undefined;
    const date = monthDayOf(phrase);
    return byName.get(phrase) ?? (date && byDate.get(`${date.month}/${date.day}`));
  });
}
