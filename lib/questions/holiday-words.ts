import { monthDayOf } from './date-words.ts';
import type { Sentence } from './sentence.ts';
import holidays from './words/holidays.json' with { type: 'json' };
import places from './words/places.json' with { type: 'json' };

// What a holiday is called, and the words that its events have in their titles.
const byName = new Map(
  holidays.flatMap(({ titleWords, names }) => names.map((name) => [name, titleWords] as const)),
);
// Days that are called by their dates.
const byDate = new Map(
  holidays.flatMap(({ date, titleWords }) => (date ? [[date, titleWords] as const] : [])),
);
const beforeVillages = new Set(places.beforeVillages);
const LONGEST = 5;

/** Takes the holidays out of a question and gives the words that find their events. */
export function takeHolidays(sentence: Sentence): string[] {
  return sentence.takeAll(LONGEST, (phrase, position) => {
    // 'in Independence' is the village.
    if (phrase === 'independence' && beforeVillages.has(sentence.before(position))) return undefined;
    const date = monthDayOf(phrase);
    return byName.get(phrase) ?? (date && byDate.get(`${date.month}/${date.day}`));
  });
}
