import dates from './words/dates.json' with { type: 'json' };

const positionsOf = (table: readonly (readonly string[])[]) =>
  new Map(table.flatMap((names, position) => names.map((name) => [name, position] as const)));
const weekdays = positionsOf(dates.weekdays);
const months = positionsOf(dates.months);
// Speech recognition writes some dates as words.
const ordinals = new Map(dates.ordinals.map((name, position) => [name, position + 1]));
const fillers = new Set(dates.fillers);

/** 0 for Sunday to 6 for Saturday; undefined when the word is no day of the week. */
export const weekdayNamed = (word: string) => weekdays.get(word);

/** 1 for January to 12 for December; undefined when the word is no month. */
export function monthNamed(word: string): number | undefined {
  const position = months.get(word);
  return position === undefined ? undefined : position + 1;
}

/** The day of the month that a numeral names: `dayNumber('28th')` is 28. Undefined when it is no day from 1 to 31. */
export function dayNumber(text: string): number | undefined {
  const number = Number(/^(\d{1,2})(st|nd|rd|th)?$/.exec(text)?.[1] ?? Number.NaN);
  return number >= 1 && number <= 31 ? number : undefined;
}

/** The words of a date without fillers: those of 'the twenty first of may' are 'twenty-first' and 'may'. */
export const dateWords = (phrase: string): string[] =>
  phrase
    .replace(/\b(twenty|thirty) (\w+)\b/, '$1-$2')
    .split(' ')
    .filter((word) => !fillers.has(word));

/**
 * The day and month (January is 1) of 'november 28', '28 de noviembre' or 'the twelfth of december'; else undefined.
 */
export function monthDayOf(phrase: string): { month: number; day: number } | undefined {
  const words = dateWords(phrase);
  if (words.length !== 2) return undefined;
  const [first = '', second = ''] = words;
  const month = monthNamed(first) ?? monthNamed(second);
  const dayWord = monthNamed(first) === undefined ? first : second;
  const day = dayNumber(dayWord) ?? ordinals.get(dayWord);
  return month && day ? { month, day } : undefined;
}
