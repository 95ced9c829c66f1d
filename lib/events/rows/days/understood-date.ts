import { fold } from '#lib/text/fold';
import { type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { dayOf, type WrittenDate, writtenDates } from '#lib/time/written-dates';
import { ANY_WEEKDAY, weekdayIn } from './weekday-names.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTHS_IN_SPANISH = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
/** Not a part of something longer: '12/5-12/6/2026' is no day of 2012. */
const NUMBERS = /(?<![\p{L}\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d/])/u;
const DAY_BEHIND =
  /([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:\p{Dash}|to|a)\s*(\d{1,2}))?,? (?:de )?(\d{4})/u;
const DAY_BEFORE =
  /(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:\p{Dash}|to|a)\s*(\d{1,2}))? (?:de )?([a-z]{3,})\.?,? (?:de )?(\d{4})/u;

/** 1 for 'January', 'jan', 'enero'; 0 for any other word. */
export function monthOfName(word = ''): number {
  const letters = word.slice(0, 3);
  return Math.max(MONTHS.indexOf(letters), MONTHS_IN_SPANISH.indexOf(letters)) + 1;
}

/** Dates are written in fewer letters; a longer text is none. */
const MAX_LETTERS = 120;

/** The parts of a date in numbers, '28/11/2026'; `first` is the day where only that makes a day of the calendar. */
export function numbersOfDate(text: string): { first: number; second: number; year: string } | undefined {
  const [, first, second, year] = NUMBERS.exec(text) ?? [];
  return first && second && year ? { first: Number(first), second: Number(second), year } : undefined;
}

/** Whether a date in numbers can only have its day first: '28/11/2026'. */
export function isDayFirst(text: string): boolean {
  const { first = 0, second = 0, year = '' } = numbersOfDate(text) ?? {};
  return first > 12 && dayOf(year, second, first) !== undefined;
}

/** Whether a date in numbers can only have its month first: '11/28/2026'. */
export function isMonthFirst(text: string): boolean {
  const { first = 0, second = 0, year = '' } = numbersOfDate(text) ?? {};
  return second > 12 && dayOf(year, first, second) !== undefined;
}

/** The date with its numbers the other way round: 5 December of '5/12/2026'; undefined where that is no day. */
export function otherWayRound(text: string): CalendarDay | undefined {
  const { first = 0, second = 0, year = '' } = numbersOfDate(text) ?? {};
  return first <= 31 ? dayOf(year, second, first) : undefined;
}

/**
 * What a text most likely means that the rule for dates leaves as text: `last` of several days, or one `more` date.
 * `isOtherWay`: only with the day first do they agree with the days of the week beside them; `contradicted` is the one that
 * does in no order.
 */
export type LikelyDays = {
  first: CalendarDay;
  last?: CalendarDay;
  more?: CalendarDay;
  isOtherWay?: true;
  contradicted?: CalendarDay;
};

/** The days of a text, and what it says beside them. */
type ReadDays = { days: LikelyDays; rest: string };

function readDays(text: string): ReadDays | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  const { first: one = 0, second: other = 0, year = '' } = numbersOfDate(text) ?? {};
  const numbered = dayOf(year, one, other) ?? dayOf(year, other, one);
  if (numbered) return { days: { first: numbered }, rest: text.replace(NUMBERS, ' ') };
  const words = fold(text);
  const [whole = '', month, day, to, inYear] = DAY_BEHIND.exec(words) ?? [];
  const [whole2 = '', day2, to2, month2, inYear2] = DAY_BEFORE.exec(words) ?? [];
  const read = [
    { whole, month: monthOfName(month), day, to, year: inYear },
    { whole: whole2, month: monthOfName(month2), day: day2, to: to2, year: inYear2 },
  ].find((one) => one.month > 0);
  if (!read) return undefined;
  const first = dayOf(read.year ?? '', read.month, read.day ?? '');
  const last = read.to ? dayOf(read.year ?? '', read.month, read.to) : undefined;
  if (first === undefined) return undefined;
  return { days: { first, ...(last && last > first && { last }) }, rest: words.replace(read.whole, ' ') };
}

/**
 * The days that a text most likely means which the rule for dates leaves as text. Only to say what to write: no event is
 * made of them.
 */
export const likelyDays = (text: string): LikelyDays | undefined => readDays(text)?.days;

/** What a text says beside the days that it most likely means; '' without any. */
export const besideDays = (text: string): string => readDays(text)?.rest ?? '';

/** The two full dates of a text which other words join than those that make them days of one event: 'or', 'rain date'. */
export function alternativeDays(text: string): CalendarDay[] {
  const dates = text.length > MAX_LETTERS ? [] : writtenDates(fold(text));
  const days = dates.map(({ days: [inOrder, other] }) => inOrder ?? other);
  const known = days.filter((day) => day !== undefined);
  return known.length === 2 && days.length === 2 ? known : [];
}

/** What makes a second date one more, and what makes it the last one of several days; behind other words it is neither. */
const ONE_MORE = /^[\s,;]*(?:[&+]|and|y|e)?[\s,;]*$/;
const LAST_ONE =
  /^[\s,;]*(?:\p{Dash}{1,2}>?|→|to|up to|al?|through|thru|until|(?:un)?till?|['’]til|hasta)[\s,;]*$/u;
const HOUR =
  '(?:\\d{1,2}(?::\\d\\d){1,2}(?:\\s?[ap]\\.?\\s?m\\b\\.?)?|\\d{1,2}(?:\\.\\d\\d)?\\s?(?:[ap]\\.?\\s?m\\b\\.?|h(?:rs?|oras)?\\b)|\\b(?:noon|midnight|mediodia|medianoche)\\b)';
/** What is said beside a date, and means no other one: hours, days of the week, brackets. */
const BESIDE = new RegExp(
  `(?:\\ba las? )?(?:\\d{1,2}\\s*(?:\\p{Dash}|to|a)\\s*)?${HOUR}(?:\\s*(?:\\p{Dash}|to|a(?: las)?|until|till?|hasta)\\s*${HOUR})?|(?<![a-z])${ANY_WEEKDAY}(?![a-z])\\.?|[()[\\]|@]|\\b(?:from|at|del?|desde|el|on|the)\\b`,
  'gu',
);

/** Whether the days of the week in some words leave a day what it is. */
const agrees = (day: CalendarDay, words: string) => [undefined, weekdayOf(day)].includes(weekdayIn(words));

/** The days of two dates by one order of their numbers; undefined where it makes no days of the calendar one after the other. */
function inOrder([one, other]: readonly [WrittenDate, WrittenDate], order: 0 | 1) {
  const [first, second] = [one.days[order] ?? one.days[0], other.days[order] ?? other.days[0]];
  // One whose other order is none has no second reading.
  const isRead =
    order === 0 || [one, other].every(({ days }) => days.length === 1 || days[order] !== undefined);
  return isRead && first && second && second >= first ? ([first, second] as const) : undefined;
}

/**
 * The days of a text with two full dates in it: '12/12/2026 - 12/13/2026', 'Sat 12/5/2026 8 AM until Sun 12/6/2026'. 'unclear'
 * where it is not certain how they belong together; undefined without them, and where words say that one is no day of it.
 */
export function likelyTwoDays(text: string): LikelyDays | 'unclear' | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  const words = fold(text);
  const dates = writtenDates(words);
  const [one, other] = dates;
  if (!one || !other) return undefined;
  if (dates.length > 2) return 'unclear';
  const between = words.slice(one.end, other.start).replace(BESIDE, (found) => ' '.repeat(found.length));
  const isLast = LAST_ONE.test(between);
  if (!isLast && !(ONE_MORE.test(between) && between.trim()))
    return /[a-z]/.test(between) ? undefined : 'unclear';
  const sign = one.end + between.search(/\S/);
  const besideFirst = `${words.slice(0, one.start)} ${words.slice(one.end, sign)}`;
  const besideSecond = words.slice(sign, other.start) + words.slice(other.end);
  const orders = ([0, 1] as const).map((order) => inOrder([one, other], order));
  const found = orders.filter((pair) => pair !== undefined);
  const agreed = found.find(([first, second]) => agrees(first, besideFirst) && agrees(second, besideSecond));
  const [first, second] = agreed ?? found[0] ?? [];
  if (!first || !second) return 'unclear';
  return {
    first,
    ...(second > first && (isLast ? { last: second } : { more: second })),
    ...(agreed && orders[0] && agreed !== orders[0] && { isOtherWay: true }),
    ...(!agreed && { contradicted: agrees(first, besideFirst) ? second : first }),
  };
}
