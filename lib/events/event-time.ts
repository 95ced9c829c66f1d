/** Minutes after midnight of the event's first day; an end past midnight is 1440 or more. */
type ClockRange = { start: number; end?: number };

const DASHES = /^\p{Dash}+$/u;

/** A time that is empty, a dash, contains 'all day', or equals 'time' means all-day. */
export function isAllDayTime(cell: string): boolean {
  const text = cell.trim().toLowerCase();
  return text === '' || DASHES.test(text) || text.includes('all day') || text === 'time';
}

type Clock = { hour: number; minute: number; half?: 'am' | 'pm'; padded: boolean };

const CLOCK = /^(\d{1,2})(?::(\d{2}))?\s*(?:(a|p)\.?\s?m\.?|(noon|midnight))?$/;
const HALVES = new Map<string | undefined, 'am' | 'pm'>([
  ['a', 'am'],
  ['midnight', 'am'],
  ['p', 'pm'],
  ['noon', 'pm'],
]);

function readClock(text: string): Clock | undefined {
  const [, hours, minutes, letter, word] = CLOCK.exec(text.replace(/^(?:noon|midnight)/, '12 $&')) ?? [];
  if (!hours) return undefined;
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (hour > 23 || minute > 59 || (word && hour !== 12)) return undefined;
  const half = HALVES.get(letter ?? word);
  if (half && (hour < 1 || hour > 12)) return undefined;
  // '05:00' is an hour of the day; '5:00' and a bare '5' or '05' are ambiguous.
  return { hour, minute, half, padded: /^0\d:/.test(text) };
}

const minutesOf = ({ hour, minute }: Clock, half: 'am' | 'pm' | undefined) =>
  (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + minute;

const isHourOfDay = (clock: Clock) => !clock.half && (clock.hour > 12 || clock.padded);

/** Hours are written in fewer letters; a longer text is none. */
export const MAX_HOUR_LETTERS = 120;

/**
 * A written time as minutes, when it is clear: '8 PM - 1 AM' is { start: 1200, end: 1500 }, '18:30' is
 * { start: 1110 }. An unclear time ('Sunrise', '5:30') is undefined, never midnight; an end is never invented.
 */
export function parseTime(text: string): ClockRange | undefined {
  if (text.length > MAX_HOUR_LETTERS) return undefined;
  const parts = text
    .trim()
    .toLowerCase()
    .split(/\s*(?:\p{Dash}|\bto\b|\buntil\b)\s*/u);
  if (parts.length > 2) return undefined;
  const [first, last] = parts.map(readClock);
  if (!first || (parts.length === 2 && !last)) return undefined;
  if (!last) {
    const start = minutesOf(first, first.half);
    // 'Midnight' alone may be the first minute of the day or its last.
    return (first.half ? start > 0 : isHourOfDay(first)) ? { start } : undefined;
  }
  const range = clearRange(first, last);
  if (!range || range.start === range.end) return undefined;
  return range.end > range.start ? range : { start: range.start, end: range.end + 1440 };
}

/**
 * The minutes at which an event ends that has its end in a cell of its own: 'midnight' and '24:00' are the end of the day,
 * of a range the end counts. Undefined where it is unclear.
 */
export function parseEndTime(text: string): number | undefined {
  if (text === 'midnight' || text === '24:00') return 1440;
  const clock = parseTime(text);
  return clock?.end ?? clock?.start;
}

/** Both ends in minutes of a day; undefined when one of them could be morning or evening. */
function clearRange(first: Clock, last: Clock): { start: number; end: number } | undefined {
  if (first.half && last.half)
    return { start: minutesOf(first, first.half), end: minutesOf(last, last.half) };
  if (!first.half && !last.half) {
    const range = { start: minutesOf(first, undefined), end: minutesOf(last, undefined) };
    // '09:00 - 05:00' may be a working day or a night; '20:00 - 02:00' is a night.
    const isForward = range.end > range.start || [first, last].some(({ hour }) => hour === 0 || hour > 12);
    return isForward && (isHourOfDay(first) || isHourOfDay(last)) ? range : undefined;
  }
  if (first.half || first.hour > 12 || first.hour < 1) return undefined;
  // '8-10 PM' starts in the half of its end; '11-1 PM' starts in the morning.
  const end = minutesOf(last, last.half);
  const same = minutesOf(first, last.half);
  return { start: same < end ? same : minutesOf(first, last.half === 'pm' ? 'am' : 'pm'), end };
}

const DAY_MINUTES = 1440;
/** No night is longer, in minutes: '2 PM - 11 AM' has a typo in it, so that its end is not known. A carnival's day has 19 hours. */
const LONGEST_NIGHT = 20 * 60;
/** What begins in the evening is over by noon: '8 PM - 12 PM' means midnight. */
const EVENING = 17 * 60;
const NOON = 720;

/**
 * Whether hours of one day, in minutes, end so late on the next one that the end cannot be meant; a whole day, from 7 PM
 * to 7 PM, may be.
 */
export const isEndInDoubt = (start: number, end: number): boolean =>
  end > DAY_MINUTES &&
  end - start !== DAY_MINUTES &&
  (end - start >= LONGEST_NIGHT || (start >= EVENING && end >= DAY_MINUTES + NOON));
