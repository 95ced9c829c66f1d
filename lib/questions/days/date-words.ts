import dates from '../words/dates.json' with { type: 'json' };

const positionsOf = (table: readonly (readonly string[])[]) =>
  new Map(table.flatMap((names, position) => names.map((name) => [name, position] as const)));
const weekdays = positionsOf(dates.weekdays);
// 'sun' and 'mar' are other words too, unless a date stands beside them.
const weekdaysInDates = positionsOf(dates.weekdaysInDates);
const months = positionsOf(dates.months);
const monthsInDates = positionsOf(dates.monthsInDates);
// Speech recognition writes some dates as words.
const ordinals = positionsOf([...dates.ordinals.map((name) => [name])]);
const otherOrdinals = positionsOf(dates.spanishOrdinals);
const numbers = positionsOf(dates.numbers);

/** 0 for Sunday to 6 for Saturday; undefined when the word is no day of the week. */
export const weekdayNamed = (word: string, inDate = false) =>
  weekdays.get(word) ?? (inDate ? weekdaysInDates.get(word) : undefined);

/** 1 for January to 12 for December; undefined when the word is no month. */
export function monthNamed(word: string, inDate = false): number | undefined {
  const position = months.get(word) ?? (inDate ? monthsInDates.get(word) : undefined);
  return position === undefined ? undefined : position + 1;
}

const onwards = (position: number | undefined) => (position === undefined ? undefined : position + 1);

/** What 'third' and 'tercer' count: 3. Undefined for other words. */
export const ordinalNamed = (word: string) => onwards(ordinals.get(word) ?? otherOrdinals.get(word));

/** The number that figures or a word name: `numberNamed('two')` is 2. Undefined for other words. */
export const numberNamed = (word: string) =>
  /^\d{1,3}$/.test(word) ? Number(word) : onwards(numbers.get(word));

/** The day of the month that a numeral names: `dayNumber('28th')` is 28. Undefined when it is no day from 1 to 31. */
export function dayNumber(text: string): number | undefined {
  const number = Number(/^(\d{1,2})(st|nd|rd|th|ro|er|o)?$/.exec(text)?.[1] ?? Number.NaN);
  return number >= 1 && number <= 31 ? number : undefined;
}

/** The year that four figures name; undefined for other words. */
export const yearNumber = (word: string) => (/^(19|2\d)\d\d$/.test(word) ? Number(word) : undefined);
