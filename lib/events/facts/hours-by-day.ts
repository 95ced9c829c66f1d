import { fold } from '#lib/text/fold';
import { type CalendarDay, daysBetween, weekdayOf } from '#lib/time/calendar-day';
import { formatHour } from '#lib/time/format-hour';
import { WEEKDAYS } from '#lib/time/weekdays';
import { ALL_DAY, OTHER_HOURS } from '../event-hours.ts';
import { type Dated, daysOfEvent } from '../occurrences.ts';

type Hours = { start: number; end?: number };
type DatedTime = Dated & { time?: string | undefined };

/** Of what lasts longer, the days are not looked through. */
const MAX_DAYS = 100;
/** Hours are written in fewer letters, those of two days too. */
const MAX_LETTERS = 120;

const WEEKDAY_NAMES = [
  'sun(?:day)?|domingo',
  'mon(?:day)?|lunes',
  'tue(?:s(?:day)?)?|martes',
  'wed(?:nes(?:day)?)?|miercoles',
  'thu(?:r(?:s(?:day)?)?)?|jueves',
  'fri(?:day)?|viernes',
  'sat(?:ur(?:day)?)?|sabado',
];
const WEEKDAY_PATTERNS = WEEKDAY_NAMES.map((names) => new RegExp(`^(?:${names})s?$`));
const WEEKDAY = `(?:${WEEKDAY_NAMES.join('|')})s?`;
const MONTHS = 'jan|ene feb mar apr|abr may jun jul aug|ago sep oct nov dec|dic'.split(' ');
const MONTH_PATTERNS = MONTHS.map((names) => new RegExp(`^(?:${names})`));
const MONTH = `(?:${MONTHS.join('|')})[a-z]*`;
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?';
const DATE = `(?:${NUMBER} (?:de )?${MONTH}|${MONTH} ${NUMBER})(?![\\d:])`;
const ONE_DAY = `(?:${WEEKDAY}(?: (?:${DATE}))?|${DATE})`;
const BETWEEN = '\\s*(?:(?:\\p{Dash}|\\b(?:to|through|thru|al?|hasta)\\b)|(?:[&+/]|\\b(?:and|y)\\b))\\s*';
const IN_A_ROW = /\p{Dash}|\b(?:to|through|thru|al?|hasta)\b/u;
const SOME_DAYS = `${ONE_DAY}(?:${BETWEEN}${ONE_DAY})*`;

/** 'Fri & Sat 10 AM - 6 PM', 'except Sunday: 10 AM - 2 PM'; without hours the days of the part that follows. */
const DAYS_FIRST = new RegExp(
  `^(?:(?:but|except|only) )?(?:(?:on|every|each|el|los) )?(${SOME_DAYS})(?![a-z\\d]):?(?:\\s+(\\S.*))?$`,
  'u',
);
/** '10 AM - 2 PM on Sunday' */
const DAYS_LAST = new RegExp(`^(\\S.*?) (?:(?:on|every|each|el|los) )?(${SOME_DAYS})$`, 'u');
/** Between the hours of some days and those of others: a comma, a bracket, a new line, or 'and' and '/' behind an hour. */
const BETWEEN_PARTS =
  /\s*[,;()\n]\s*|(?<=[ap]\.?m\.?|:\d\d|noon|all[ -]day|todo el dia)(?:\s+(?:and|y|&)\s+|\s*\/\s*)/;
/** A day without hours, among some that have them. */
const WHOLE_DAY = /^(?:all[ -]day(?: long)?|todo el dia)[.!]*$/;
const ONE = new RegExp(ONE_DAY, 'gu');

/** Those of some days that a text names: 'sun' each Sunday, 'sun 6 dec' and 'dec 6' that one. */
function named(text: string, days: readonly CalendarDay[]): CalendarDay[] {
  const words = text.split(' ');
  const weekday = WEEKDAY_PATTERNS.findIndex((name) => name.test(words[0] ?? ''));
  const month = MONTH_PATTERNS.findIndex((name) => words.some((word) => name.test(word) && !isWeekday(word)));
  const number = Number.parseInt(words.find((word) => /^\d/.test(word)) ?? '', 10);
  return days.filter(
    (day) =>
      (weekday < 0 || weekdayOf(day) === weekday) &&
      (month < 0 || day.slice(5) === `${pair(month + 1)}-${pair(number)}`),
  );
}

const isWeekday = (word: string) => WEEKDAY_PATTERNS.some((name) => name.test(word));
const pair = (number: number) => String(number).padStart(2, '0');

/** The days of 'fri & sat' and of 'fri - sun'; none where one of them is no day of the event. */
function namedDays(text: string, days: readonly CalendarDay[]): CalendarDay[] {
  const names = text.match(ONE) ?? [];
  const each = names.map((name) => named(name, days));
  if (each.some((found) => found.length === 0)) return [];
  const [first = [], last = []] = each;
  const isInRow = names.length === 2 && IN_A_ROW.test(text.slice(names[0]?.length, -(names[1]?.length ?? 0)));
  if (!isInRow) return each.flat();
  const [from = '', to = ''] = [first[0], last[0]];
  if (/\d/.test(text)) return days.filter((day) => day >= from && day <= to);
  // From Monday to Friday, in each of some weeks.
  const after = (day: CalendarDay) => (weekdayOf(day) - weekdayOf(from) + 7) % 7;
  return days.filter((day) => after(day) <= after(to));
}

/** What one part of a time says: hours, and the days that it names. */
type Part = { days: readonly CalendarDay[] | undefined; hours: string };

/** Hours in plain words; undefined where they are. */
function plainHours(hours: Hours | undefined): string | undefined {
  if (!hours) return undefined;
  const { start, end } = hours;
  return end === undefined ? formatHour(start) : `${formatHour(start)} - ${formatHour(end)}`;
}

/** The parts of a time: undefined where one of them is not clear. */
function partsOf(
  text: string,
  days: readonly CalendarDay[],
  read: (text: string) => Hours | undefined,
): Part[] | undefined {
  const parts: Part[] = [];
  let waiting: CalendarDay[] = [];
  for (const part of text.split(BETWEEN_PARTS).filter(Boolean)) {
    const [, first = '', rest] = DAYS_FIRST.exec(part) ?? [];
    const [, before, last = ''] = first ? [] : (DAYS_LAST.exec(part) ?? []);
    const said = first || last;
    const own = said ? namedDays(said, days) : [];
    if (said && own.length === 0) return undefined;
    const written = first ? rest : (before ?? part);
    waiting = [...waiting, ...own];
    if (written === undefined) continue;
    const hours = WHOLE_DAY.test(written) ? ALL_DAY : plainHours(read(written));
    if (!hours) return undefined;
    parts.push({ days: waiting.length > 0 ? waiting : undefined, hours });
    waiting = [];
  }
  return waiting.length > 0 ? undefined : parts;
}

/** Days with the same hours: by their weekday where that names all of them and no other day, else by their dates. */
function namesOf(days: readonly CalendarDay[], all: readonly CalendarDay[]): string[] {
  const weekdays = [...new Set(days.map(weekdayOf))];
  const isWhole = all.filter((day) => weekdays.includes(weekdayOf(day))).length === new Set(days).size;
  return isWhole ? weekdays.map((weekday) => (WEEKDAYS[weekday] ?? '').slice(0, 3)) : [...new Set(days)];
}

/**
 * The plain time of an event with several days of which some have other hours, by `read`, which reads hours; undefined
 * where the text says no other hours, names what is none of its days, leaves one out or is not clear.
 *
 *     hoursByDay({ date: '2026-12-04', endDate: '2026-12-06', time: '10am-6pm (Sunday 10am-2pm)' }, hoursFromText)
 *     // '10 AM - 6 PM; Sun 10 AM - 2 PM'
 */
export function hoursByDay(event: DatedTime, read: (text: string) => Hours | undefined): string | undefined {
  const { time = '' } = event;
  const isLong = event.endDate !== undefined && daysBetween(event.date, event.endDate) >= MAX_DAYS;
  const days = time.length > MAX_LETTERS || isLong ? [] : daysOfEvent(event);
  if (days.length < 2) return undefined;
  // A line of its own is a part of its own.
  const lines = fold(time)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const parts = partsOf(lines, days, read);
  if (!parts || parts.length < 2) return undefined;
  const [each, ...others] = parts.filter((part) => !part.days);
  const own = parts.filter((part) => part.days);
  if (others.length > 0) return undefined;
  const covered = own.flatMap((part) => part.days ?? []);
  if (new Set(covered).size < covered.length) return undefined;
  if (!each && covered.length < days.length) return undefined;
  const first = each ?? own.find((part) => part.days?.includes(days[0] ?? ''));
  const rest = own.filter((part) => part !== first);
  return [
    first?.hours,
    ...rest.flatMap((part) => namesOf(part.days ?? [], days).map((name) => `${name} ${part.hours}`)),
  ].join(OTHER_HOURS);
}
