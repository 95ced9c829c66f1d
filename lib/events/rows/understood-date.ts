import { fold } from '#lib/text/fold';
import { type CalendarDay, isCalendarDay, weekdayOf } from '#lib/time/calendar-day';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTHS_IN_SPANISH = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
/** Not a part of something longer: '12/5-12/6/2026' is no day of 2012. */
const NUMBERS = /(?<![\p{L}\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d/])/u;
/** Two of them, and what stands between. */
const TWO_DATES =
  /(?<![\p{L}\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})([^\d/]{1,20})(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d/])/u;
/** What makes a second date one more, and what makes it the last one of several days; behind other words it is neither. */
const ONE_MORE = /^\s*(?:[,;]?\s*(?:[&+]|and|y)|[,;])\s*$/iu;
const LAST_ONE = /^\s*(?:\p{Dash}{1,2}|to|al?|through|thru|hasta)\s*$/iu;
const DAY_BEHIND =
  /([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:\p{Dash}|to|a)\s*(\d{1,2}))?,? (?:de )?(\d{4})/u;
const DAY_BEFORE =
  /(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:\p{Dash}|to|a)\s*(\d{1,2}))? (?:de )?([a-z]{3,})\.?,? (?:de )?(\d{4})/u;

const dayOf = (year: number | string, month: number, day: number | string): CalendarDay | undefined => {
  const text = `${String(year).padStart(4, '20')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
};

/** 1 for 'January', 'jan', 'enero'; 0 for any other word. */
function monthNamed(word = ''): number {
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

/** The date with its numbers the other way round: 5 December of '5/12/2026'; undefined where that is no day. */
export function otherWayRound(text: string): CalendarDay | undefined {
  const { first = 0, second = 0, year = '' } = numbersOfDate(text) ?? {};
  return first <= 31 ? dayOf(year, second, first) : undefined;
}

/** What a text most likely means that the rule for dates leaves as text: `last` of several days, or one `more` date. */
export type LikelyDays = { first: CalendarDay; last?: CalendarDay; more?: CalendarDay };

/** Two full dates in one cell: '12/12/2026 - 12/13/2026', '12/5/2026 and 12/12/2026'. */
function twoDays(text: string): LikelyDays | undefined {
  const [, a = 0, b = 0, year = '', between = '', c = 0, d = 0, lastYear = ''] = TWO_DATES.exec(text) ?? [];
  const inOrder = [dayOf(year, Number(a), b), dayOf(lastYear, Number(c), d)];
  const [first, second] = inOrder.every(Boolean)
    ? inOrder
    : [dayOf(year, Number(b), a), dayOf(lastYear, Number(d), c)];
  if (!first || !second || second <= first) return undefined;
  if (ONE_MORE.test(between)) return { first, more: second };
  return LAST_ONE.test(between) ? { first, last: second } : undefined;
}

/**
 * The days that a text most likely means which the rule for dates leaves as text. Only to say what to write: no event is
 * made of them.
 */
export function likelyDays(text: string): LikelyDays | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  const two = twoDays(text);
  if (two) return two;
  const { first: one = 0, second: other = 0, year = '' } = numbersOfDate(text) ?? {};
  const numbered = dayOf(year, one, other) ?? dayOf(year, other, one);
  if (numbered) return { first: numbered };
  const words = fold(text);
  const [, month, day, to, inYear] = DAY_BEHIND.exec(words) ?? [];
  const [, day2, to2, month2, inYear2] = DAY_BEFORE.exec(words) ?? [];
  const read = [
    { month: monthNamed(month), day, to, year: inYear },
    { month: monthNamed(month2), day: day2, to: to2, year: inYear2 },
  ].find((one) => one.month > 0);
  if (!read) return undefined;
  const first = dayOf(read.year ?? '', read.month, read.day ?? '');
  const last = read.to ? dayOf(read.year ?? '', read.month, read.to) : undefined;
  return first === undefined ? undefined : { first, ...(last && last > first && { last }) };
}

/** The days of the week from Sunday on: in short, in full, and in Spanish. */
const WEEKDAY_NAMES = [
  ['sun', 'sunday', 'domingos?'],
  ['mon', 'monday', 'lunes'],
  ['tues?', 'tuesday', 'martes'],
  ['wed', 'wednesday', 'miercoles'],
  ['thu(?:rs?)?', 'thursday', 'jueves'],
  ['fri', 'friday', 'viernes'],
  ['sat', 'saturday', 'sabados?'],
] as const;
const FULL_DAYS = `(?:${WEEKDAY_NAMES.map(([, english, spanish]) => `${english}s?|${spanish}`).join('|')})`;
/** Any of their names in small letters without accents, as a part of a regular expression. */
export const ANY_WEEKDAY = `(?:${FULL_DAYS}|${WEEKDAY_NAMES.map(([short]) => short).join('|')})`;

const DAY_NAMES = WEEKDAY_NAMES.map(
  (names) =>
    new RegExp(
      `(?<![a-z]|the (?=sun(?![a-z])))(?:${names.join('|')})(?![a-z]| (?:sets?|rises?|goes|comes|up|down)(?![a-z]))`,
    ),
);

const MAY_NAME_DAY = /sun|mon|tue|wed|thu|fri|sat|dom|lun|mar|mi[eé]r|jue|vie|s[aá]b/i;

/** The one day of the week that a text names, 0 for Sunday; undefined without one, and where there are several. */
export function weekdayIn(text: string): number | undefined {
  if (!MAY_NAME_DAY.test(text)) return undefined;
  const words = fold(text);
  const found = DAY_NAMES.flatMap((name, index) => (name.test(words) ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** Names with a day of the week in them that are no day: 'Black Friday', 'Sunday School', 'Saturday Night Fever'. */
const NAMED_AFTER_DAYS = new RegExp(
  [
    `(?<![a-z])(?:black|good|holy|palm|easter|ash|fat|shrove|cyber|giving|maundy|whit|super|bowl|ruby|casual|freaky|bloody|blue|girl|man|santo|placido|it['’]?s|before|after|until|till?|by|not|tgi)[ -]${FULL_DAYS}(?![a-z])`,
    `(?<![a-z])${FULL_DAYS}['’ -]*(?:schools?|night (?:fever|lights|live)|best|blues|the 13th|13th|sant[oa]|de (?:ceniza|ramos|gloria|resurreccion)|addams|child|league|club|band|drivers?|times|post|harbou?r|island|creek|bay|road|street|inn|cafe|house)(?![a-z])`,
    `(?<![a-z])${FULL_DAYS}['’]s(?![a-z])`,
    '["“«][^"”»]*["”»]',
  ].join('|'),
  'g',
);
/** A man's name in a title, as it is written: 'Domingo Lopez Memorial Run'. */
const FIRST_NAME = /(?<!\p{L})(?:Domingo|DOMINGO)(?= \p{Lu})/gu;
const FULL_DAY = new RegExp(`(?<![a-z])${FULL_DAYS}(?![a-z])`);
/** Titles are shorter. */
const MAX_TITLE = 200;

/** A title in small letters, without the names with a day of the week in them; '' where it can name none. */
export const withoutNamesOfDays = (title: string): string =>
  title.length > MAX_TITLE || !MAY_NAME_DAY.test(title)
    ? ''
    : fold(title.replace(FIRST_NAME, ' ')).replace(NAMED_AFTER_DAYS, ' ');

/**
 * The words of a title that name the day of the week of its event, 'Friday Night Fish Fry'; '' without any, and where the
 * day is part of a name: 'Sunday School Picnic'.
 */
export function weekdayOfTitle(title: string): string {
  return FULL_DAY.exec(withoutNamesOfDays(title))?.[0] ?? '';
}

/** Whether a text names a day of the week that none of some days is. */
export function contradictsWeekday(days: readonly string[], text: string): boolean {
  const named = weekdayIn(text);
  return named !== undefined && days.every((day) => isCalendarDay(day) && weekdayOf(day) !== named);
}
