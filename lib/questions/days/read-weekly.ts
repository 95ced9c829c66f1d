import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { type Read, readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };
import type { Words } from './asked-days.ts';
import { monthNamed, numberNamed, weekdayNamed } from './date-words.ts';
import { type DaySpan, nextWeekday } from './day-spans.ts';
import { readDays } from './read-days.ts';
import { of, the } from './small-words.ts';
import type { AskedWeekday } from './weekday-sets.ts';

const WEEK_DAYS = 7;
const within = tableOf(dates.within);
const weekdaySets = new Map(
  (['weekdays', 'weekends'] as const).flatMap((set) =>
    dates.weekdaySets[set].map((phrase) => [phrase, set] as const),
  ),
);
const eachOf = tableOf([...dates.every, 'los', 'on every', 'any']);
const inPlural = new Set(dates.weekdays.flat().filter((word) => /^(?:\w+days|domingos|sabados)$/.test(word)));
/** Parts of days in the plural, which are those of every week. */
const pluralParts = new Set(['mornings', 'afternoons', 'evenings', 'nights', 'nites']);
const everyOf = tableOf([
  ...dates.every,
  'all',
  'all the',
  'any',
  'a',
  'un',
  'una',
  'algun',
  'on',
  'on the',
  'wahn',
]);

const asksWhether = new Set(['is', 'are', 'does', 'do', 'will', 'was', 'es', 'son', 'cae', 'da', 'iz']);
const anyOne = tableOf([
  'on a',
  'fall on a',
  'falls on a',
  'cae un',
  'cae en',
  'cae en un',
  'en un',
  'pahn wahn',
  'pan wahn',
  'ahn wahn',
]);

/** Days of the week that are asked for, among some days or among all to come. */
type Weekly = { weekday: AskedWeekday; days?: DaySpan };

/** Every such day of a month: 'sundays in march', 'every saturday in december', 'un sábado de enero'. */
function readWeekdaysOf(
  words: Words,
  position: number,
  today: CalendarDay,
): Read<{ days: DaySpan; weekday: number }> | undefined {
  const at = skip(words, skip(words, position, everyOf), the);
  const weekday = weekdayNamed(words[at] ?? '', true);
  const monthAt = skip(words, at + 1, of);
  if (weekday === undefined || monthAt === at + 1) return undefined;
  const isMonth = monthNamed(words[monthAt] ?? '', true) !== undefined;
  const month = isMonth ? readDays(words, monthAt, today, true) : undefined;
  return month && month.value.days.to !== month.value.days.from
    ? { value: { days: month.value.days, weekday }, end: month.end }
    : undefined;
}

/** Every such day of the week to come: 'every saturday', 'on sundays', 'los viernes', 'saturday mornings'. */
function readEachWeekday(words: Words, position: number): Read<number> | undefined {
  const each = skip(words, position, eachOf);
  const word = words[each] ?? '';
  const weekday = weekdayNamed(word);
  if (weekday === undefined) return undefined;
  const end = each + 1;
  const isEach = each > position || inPlural.has(word) || pluralParts.has(words[end] ?? '');
  return isEach ? { value: weekday, end } : undefined;
}

/** Any of a day of the week, where it is asked whether something is on one: 'is it on a friday', 'cae un sábado'. */
function readAnyWeekday(words: Words, position: number): Read<number> | undefined {
  const at = skip(words, position, anyOne);
  const weekday =
    at > position && asksWhether.has(words[0] ?? '') ? weekdayNamed(words[at] ?? '') : undefined;
  return weekday === undefined ? undefined : { value: weekday, end: at + 1 };
}

/** The next ones of a day of the week: 'the next three saturdays', 'los próximos dos viernes'. */
function readNextWeekdays(
  words: Words,
  position: number,
  today: CalendarDay,
): Read<{ days: DaySpan; weekday: number }> | undefined {
  const at = skip(words, position, the);
  const counted = skip(words, at, within);
  const count = counted > at ? numberNamed(words[counted] ?? '') : undefined;
  const weekday = count === undefined ? undefined : weekdayNamed(words[counted + 1] ?? '', true);
  if (count === undefined || count < 2 || weekday === undefined) return undefined;
  const from = nextWeekday(weekday, today);
  return { value: { days: { from, to: addDays(from, WEEK_DAYS * (count - 1)) }, weekday }, end: counted + 2 };
}

/** Days of the week that are asked for without a date, or of a month: 'on weekdays', 'every saturday in december'. */
export function readWeekly(words: Words, position: number, today: CalendarDay): Read<Weekly> | undefined {
  const among = readWeekdaysOf(words, position, today) ?? readNextWeekdays(words, position, today);
  const each =
    among ??
    readPhrase(words, position, weekdaySets) ??
    readEachWeekday(words, position) ??
    readAnyWeekday(words, position);
  if (!each) return undefined;
  const { value, end } = each;
  return { value: typeof value === 'object' ? value : { weekday: value }, end };
}
