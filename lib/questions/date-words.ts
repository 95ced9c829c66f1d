import dates from './words/dates.json' with { type: 'json' };

const positionsOf = (table: readonly (readonly string[])[]) =>
  new Map(table.flatMap((names, position) => names.map((name) => [name, position] as const)));
const weekdays = positionsOf(dates.weekdays);
const months = positionsOf(dates.months);
// Speech recognition writes some dates in words.
const ordinals = new Map(dates.ordinals.map((name, position) => [name, position + 1]));
const fillers = new Set(dates.fillers);

/** 0 for Sunday to 6 for Saturday, when the word is a day of the week. */
export const weekdayNamed = (word: string) => weekdays.get(word);

/** 1 for January to 12 for December, when the word is a month. */
export function monthNamed(word: string): number | undefined {
  const position = months.get(word);
  return position === undefined ? undefined : position + 1;
}

/** The day of a month that a figure names: `dayNumber('28th')` is 28. */
export function dayNumber(text: string): number | undefined {
  const number = Number(/^(\d{1,2})(st|nd|rd|th)?$/.exec(text)?.[1] ?? Number.NaN);
  return number >= 1 && number <= 31 ? number : undefined;
}

/** The words of a date, without those between them: 'the twenty first of may' are 'twenty-first' and 'may'. */
export const dateWords = (phrase: string): string[] =>
  phrase
    .replace(/\b(twenty|thirty) (\w+)\b/, '$1-$2')
    .split(' ')
    .filter((word) => !fillers.has(word));

/** The day and month of 'november 28', '28 de noviembre' or 'the twelfth of december'; January is 1. */
export function monthDayOf(phrase: string): { month: number; day: number } | undefined {
  const words = dateWords(phrase);
  if (words.length !== 2) return undefined;
  const [first = '', second = ''] = words;
  const month = monthNamed(first) ?? monthNamed(second);
  const said = monthNamed(first) === undefined ? first : second;
  const day = dayNumber(said) ?? ordinals.get(said);
  return month && day ? { month, day } : undefined;
}
