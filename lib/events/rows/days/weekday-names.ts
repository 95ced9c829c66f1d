import { fold } from '#lib/text/fold';
import { isCalendarDay, weekdayOf } from '#lib/time/calendar-day';

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

/** The days of the week that a text names, 0 for Sunday. */
export function weekdaysIn(text: string): number[] {
  if (!MAY_NAME_DAY.test(text)) return [];
  const words = fold(text);
  return DAY_NAMES.flatMap((name, index) => (name.test(words) ? [index] : []));
}

/** The one day of the week that a text names, 0 for Sunday; undefined without one, and where there are several. */
export function weekdayIn(text: string): number | undefined {
  const found = weekdaysIn(text);
  return found.length === 1 ? found[0] : undefined;
}

const ALL_NAMES = new RegExp(`(?<![a-z])${ANY_WEEKDAY}(?![a-z])[.,]?`, 'g');

/** A text in small letters without accents, without the days of the week in it. */
export const withoutWeekdays = (words: string): string => words.replace(ALL_NAMES, ' ');

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
