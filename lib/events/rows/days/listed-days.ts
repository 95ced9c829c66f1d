import { fold } from '#lib/text/fold';
import { type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { dayOf } from '#lib/time/written-dates';
import { monthOfName } from './understood-date.ts';
import { weekdaysIn, withoutWeekdays } from './weekday-names.ts';

const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?(?!\\d)';
/** '15 y 16', '1, 8 and 15' */
const NUMBERS = `${NUMBER}(?:\\s*(?:[,&+]|,? (?:and|y|e)(?![a-z]))\\s*${NUMBER})+`;
const YEAR = ',? (?:del? )?(\\d{4})(?!\\d)';
const IN_ONE_MONTH = [
  new RegExp(`^(?:el |los |los dias )?(${NUMBERS}) (?:de |of )?([a-z]{3,})\\.?${YEAR}$`),
  new RegExp(`^([a-z]{3,})\\.? (${NUMBERS})${YEAR}$`),
];
/** Dates are written in fewer letters. */
const MAX_LETTERS = 120;

/**
 * The days of one month that a text lists and nothing else, in order; undefined where one of them is no day, or where a day
 * of the week beside them is none of theirs.
 *
 *     listedDays('15 y 16 de mayo de 2027'); // ['2027-05-15', '2027-05-16']
 */
export function listedDays(text: string): CalendarDay[] | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  const words = fold(text).replace(/\s+/g, ' ').trim();
  const plain = withoutWeekdays(words)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,.]+$/g, '');
  const [, before = '', behind = '', year = ''] =
    IN_ONE_MONTH.map((pattern) => pattern.exec(plain)).find((found) => found !== null) ?? [];
  const [numbers, name] = /\d/.test(before) ? [before, behind] : [behind, before];
  const month = monthOfName(name);
  const days = (numbers.match(/\d+/g) ?? []).map((day) => (month ? dayOf(year, month, day) : undefined));
  const known = days.filter((day) => day !== undefined);
  if (known.length < 2 || known.length < days.length) return undefined;
  const isInOrder = known.every((day, index) => index === 0 || day > (known[index - 1] ?? ''));
  const weekdays = known.map(weekdayOf);
  return isInOrder && weekdaysIn(words).every((day) => weekdays.includes(day)) ? known : undefined;
}
