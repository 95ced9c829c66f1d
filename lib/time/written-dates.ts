import { type CalendarDay, isCalendarDay } from './calendar-day.ts';

const MONTHS = [
  'jan(?:uary)?|ene(?:ro)?',
  'feb(?:ruary|rero)?',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'mayo?',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?|setiembre',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
];
const MONTH = `(?:${MONTHS.join('|')})`;
const MONTH_NAMES = MONTHS.map((names) => new RegExp(`^(?:${names})$`));
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?:,? (?:del? )?(\\d{4}))?';
/** '12/5/2026', '12.5.26', '2026-12-05', 'Dec 5th, 2026', '5 de diciembre de 2026'; words may leave the year to another one. */
const WRITTEN = new RegExp(
  [
    '(?<!\\d)(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})(?!\\d)',
    '(?<!\\d)(\\d{4})-(\\d{1,2})-(\\d{1,2})(?!\\d)',
    `(?<![a-z])(${MONTH})\\.? ${DAY}(?![\\da-z:])${YEAR}(?!\\d)`,
    `(?<![\\d:])${DAY} (?:de )?(${MONTH})(?![a-z])\\.?${YEAR}(?!\\d)`,
  ].join('|'),
  'g',
);

/** The day of a year, in two digits or four, a month from 1 on and a day; undefined where the calendar has none. */
export function dayOf(year: number | string, month: number, day: number | string): CalendarDay | undefined {
  const text = `${String(year).padStart(4, '20')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}

/** A date in a text: where it stands, and the days that it may be, of which the one with its month first comes first. */
export type WrittenDate = { start: number; end: number; days: readonly (CalendarDay | undefined)[] };
type Read = { start: number; end: number; year?: string | undefined; month: number; day: string };

/** The day in words, with the year of a neighbour where it has none: 'Dec 30' before 'Jan 2, 2027' is of 2026. */
function dayWithYear({ year, month, day }: Read, before: Read | undefined, behind: Read | undefined) {
  if (year) return dayOf(year, month, day);
  const neighbour = behind?.year ? behind : before;
  if (!neighbour?.year) return undefined;
  const later = neighbour === behind ? month > neighbour.month : month < neighbour.month;
  return dayOf(Number(neighbour.year) + (later ? (neighbour === behind ? -1 : 1) : 0), month, day);
}

/**
 * The dates in a text in small letters without accents, in the order in which they stand there.
 *
 *     writtenDates('5/12/2026 8 pm')[0]?.days; // ['2026-05-12', '2026-12-05']
 */
export function writtenDates(text: string): WrittenDate[] {
  const all = [...text.matchAll(WRITTEN)].map((match) => {
    const [found, a, , b, c, isoYear, isoMonth, isoDay, name, day, year, day2, name2, year2] = match;
    const place = { start: match.index, end: match.index + found.length };
    if (a && b && c) return { ...place, days: [dayOf(c, Number(a), b), dayOf(c, Number(b), a)] };
    if (isoYear && isoDay) return { ...place, days: [dayOf(isoYear, Number(isoMonth), isoDay)] };
    const month = MONTH_NAMES.findIndex((names) => names.test(name ?? name2 ?? '')) + 1;
    return { ...place, month, day: day ?? day2 ?? '', year: year ?? year2 };
  });
  const inWords = (index: number) => {
    const one = all[index];
    return one && 'month' in one ? one : undefined;
  };
  return all.flatMap((one, index) => {
    if ('days' in one) return [one];
    const found = dayWithYear(one, inWords(index - 1), inWords(index + 1));
    return found ? [{ start: one.start, end: one.end, days: [found] }] : [];
  });
}
