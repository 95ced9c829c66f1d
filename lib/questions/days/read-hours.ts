import { PLACES_WITH_SPELLINGS } from '#lib/places/places';
import { fold } from '#lib/text/fold';
import { longest, type Read, readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import hours from '../words/hours.json' with { type: 'json' };
import { monthNamed, numberNamed, weekdayNamed } from './date-words.ts';

/** Hours of the day, in minutes after midnight: from `after` on, and before `before`. */
export type HourSpan = { after: number; before: number };

const DAY_MINUTES = 1440;
const HOUR_MINUTES = 60;

const partSpans = new Map(
  Object.values(hours.parts).flatMap(({ after, before, words }) =>
    words.map((word) => [word, { after, before }] as const),
  ),
);
const alone = new Map(
  hours.alone.flatMap((phrase) => {
    const span = partSpans.get(phrase);
    return span ? [[phrase, span] as const] : [];
  }),
);
const fixed = new Map([
  ...hours.noon.map((word) => [word, 720] as const),
  ...hours.midnight.map((word) => [word, DAY_MINUTES] as const),
]);
const halves = new Map([
  ...hours.am.map((word) => [word, 'am'] as const),
  ...hours.pm.map((word) => [word, 'pm'] as const),
]);
const oclock = tableOf(hours.oclock);
const from = tableOf(hours.from);
const to = tableOf(hours.to);
const after = tableOf(hours.after);
const before = tableOf(hours.before);
const at = tableOf(hours.at);
const notHours = new Set(hours.notHours);
const ofWords = tableOf(['of', 'de']);
const behindHours = new Set(hours.behind);

/** `half`: said or clear by itself; without it a bare '7' is meant for the evening. */
type Clock = { hour: number; minute: number; half?: 'am' | 'pm' | 'clear' };

const FIGURES = /^(\d{1,2})(?:[:/](\d{2}))?(am|pm|a|p|h|hrs)?$/;

// Words that count without naming an hour: 'after a parade'.
const NO_HOURS = /^(\d+|an?|una?|another|couple|few)$/;

/** An hour in words: the nine of 'after nine'. */
function readSpelledHour(words: readonly string[], position: number): Read<Clock> | undefined {
  const word = words[position] ?? '';
  const hour = NO_HOURS.test(word) ? undefined : numberNamed(word);
  if (hour === undefined || hour > 12) return undefined;
  const said = readPhrase(words, position + 1, halves);
  const end = said ? said.end : skip(words, position + 1, oclock);
  // 'at one love' and 'from two venues' count or name something.
  if (end === position + 1 && !canFollowHour(words, end)) return undefined;
  return { value: { hour, minute: 0, ...(said && { half: said.value }) }, end };
}

/** The first words of the names of places: 'concert at seven San Pedro'. */
const placeStarts = new Set(
  PLACES_WITH_SPELLINGS.flatMap(({ spellings }) =>
    spellings.map((name) => fold(name).split(/[ ,]/)[0] ?? ''),
  ),
);

/** Whether a word can stand behind an hour in words: none, a preposition, a time, a date or a place. */
function canFollowHour(words: readonly string[], position: number): boolean {
  const word = words[position] ?? '';
  return (
    word === '' ||
    /^\d/.test(word) ||
    behindHours.has(word) ||
    partSpans.has(word) ||
    placeStarts.has(word) ||
    weekdayNamed(word, true) !== undefined ||
    monthNamed(word, true) !== undefined
  );
}

function readClock(words: readonly string[], position: number): Read<Clock> | undefined {
  const named = readPhrase(words, position, fixed);
  if (named) return { value: { hour: named.value / 60, minute: 0, half: 'clear' }, end: named.end };
  const word = words[position] ?? '';
  const [, figures, minutes = '0', written] = FIGURES.exec(word) ?? [];
  if (figures === undefined) return readSpelledHour(words, position);
  const hour = Number(figures);
  const minute = Number(minutes);
  if (hour > 24 || minute > 59) return undefined;
  const said = readPhrase(words, position + 1, halves);
  const hasColon = /:/.test(word);
  // '11/28' is a date, '7/30' before 'pm' was written '7.30'.
  if (word.includes('/') && !said && !written) return undefined;
  const end = said ? said.end : skip(words, position + 1, oclock);
  const half = written?.startsWith('a')
    ? 'am'
    : written?.startsWith('p')
      ? 'pm'
      : (said?.value ?? (hour > 12 && hasColon ? 'clear' : undefined));
  if ((half === 'am' || half === 'pm') && (hour < 1 || hour > 12)) return undefined;
  const isClear = half || hasColon || end > position + 1 || written;
  return { value: { hour, minute, ...(half ? { half } : isClear && hour > 12 && { half: 'clear' }) }, end };
}

const isClear = (words: readonly string[], position: number, clock: Read<Clock>) =>
  clock.value.half !== undefined || clock.end > position + 1 || /:/.test(words[position] ?? '');

/** Minutes after midnight; an hour without its half is one of the evening, from noon on. */
function minutesOf({ hour, minute, half }: Clock, other?: Clock['half']): number {
  const meant = half ?? (other === 'clear' ? undefined : other) ?? 'pm';
  if (half === 'clear' || hour > 12) return hour * 60 + minute;
  return ((hour % 12) + (meant === 'pm' ? 12 : 0)) * 60 + minute;
}

const isUnit = (word: string) => notHours.has(word);

/** '7-10 pm' is one word of figures. */
function readFigureRange(words: readonly string[], position: number): Read<HourSpan> | undefined {
  const [, first, last, written] = /^(\d{1,2})-(\d{1,2})(am|pm)?$/.exec(words[position] ?? '') ?? [];
  const said = written ? undefined : readPhrase(words, position + 1, halves);
  const half = written ?? said?.value;
  if (!first || !last || (half !== 'am' && half !== 'pm')) return undefined;
  const begin: Clock = { hour: Number(first), minute: 0 };
  const end: Clock = { hour: Number(last), minute: 0, half };
  return spanOf(begin, end, said?.end ?? position + 1);
}

function spanOf(first: Clock, last: Clock, end: number): Read<HourSpan> | undefined {
  const before = minutesOf(last);
  const same = minutesOf(first, last.half);
  // '11-1 pm' begins in the morning, '8 pm - 1 am' ends after midnight.
  const begins = same < before || first.half ? same : minutesOf(first, 'am');
  if (begins >= DAY_MINUTES) return undefined;
  return { value: { after: begins, before: before > begins ? before : DAY_MINUTES }, end };
}

/** Whether a figure that ends there begins a range of days: the 4 of 'from 4 to 6 of december'. */
function isRangeOfDays(words: readonly string[], end: number): boolean {
  const connector = readPhrase(words, end, to);
  return (
    connector !== undefined && monthNamed(words[skip(words, connector.end + 1, ofWords)] ?? '') !== undefined
  );
}

/** 'from 2 pm to 5', 'between 2 and 5 pm'; behind a day also bare figures, which can be no days there. */
function readRange(
  words: readonly string[],
  position: number,
  isBehindDay = false,
): Read<HourSpan> | undefined {
  const begin = skip(words, position, from);
  const first = readClock(words, begin);
  if (!first) return undefined;
  const connector = readPhrase(words, first.end, to);
  const last = connector && readClock(words, connector.end);
  if (!last || isUnit(words[last.end] ?? '')) return undefined;
  const isPlain = first.value.hour <= 12 && last.value.hour <= 12 && !isRangeOfDays(words, first.end);
  const isSure =
    (isBehindDay && begin > position && isPlain) ||
    isClear(words, begin, first) ||
    isClear(words, connector.end, last);
  return isSure ? spanOf(first.value, last.value, last.end) : undefined;
}

function readBound(words: readonly string[], position: number): Read<HourSpan> | undefined {
  const bounds = [
    { table: after, spanFrom: (minutes: number) => ({ after: minutes, before: DAY_MINUTES }) },
    { table: before, spanFrom: (minutes: number) => ({ after: 0, before: minutes }) },
    {
      table: at,
      spanFrom: (minutes: number) => ({
        after: minutes,
        before: Math.min(DAY_MINUTES, minutes + HOUR_MINUTES),
      }),
    },
  ];
  return longest(
    bounds.map(({ table, spanFrom }) => {
      const preposition = readPhrase(words, position, table);
      const clock = preposition && readClock(words, preposition.end);
      if (!clock || clock.value.hour === 0 || isUnit(words[clock.end] ?? '')) return undefined;
      if (isRangeOfDays(words, clock.end)) return undefined;
      // 'after 20' names no hour of a clock of twelve.
      if (!isClear(words, preposition.end, clock) && clock.value.hour > 12) return undefined;
      const minutes = minutesOf(clock.value);
      const value = spanFrom(Math.min(minutes, DAY_MINUTES));
      return value.after < value.before ? { value, end: clock.end } : undefined;
    }),
  );
}

function readSingle(words: readonly string[], position: number): Read<HourSpan> | undefined {
  const clock = readClock(words, position);
  if (!clock || !isClear(words, position, clock) || isUnit(words[clock.end] ?? '')) return undefined;
  const minutes = minutesOf(clock.value);
  if (minutes >= DAY_MINUTES) return undefined;
  return { value: { after: minutes, before: Math.min(DAY_MINUTES, minutes + HOUR_MINUTES) }, end: clock.end };
}

/** Hours that stand by themselves: 'after 6 pm', 'between 5 and 7 pm', 'in the evening'. */
export const readHours = (words: readonly string[], position: number): Read<HourSpan> | undefined =>
  longest([
    readRange(words, position),
    readBound(words, position),
    readSingle(words, position),
    readFigureRange(words, position),
    readPhrase(words, position, alone),
  ]);

/** Hours behind a day: 'night', 'at 7 pm', 'in the morning', 'between 2 and 5'. */
export const readHoursBehind = (words: readonly string[], position: number): Read<HourSpan> | undefined =>
  longest([
    readPhrase(words, position, partSpans),
    readHours(words, position),
    readRange(words, position, true),
  ]);
