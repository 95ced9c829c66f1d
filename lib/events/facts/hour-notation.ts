import { formatHour } from '#lib/time/format-hour';
import { parseTime } from '../event-time.ts';

/** Minutes after midnight of a day. */
type Hours = { start: number; end?: number };

/** 'AM', 'p.m.', 'noon', 'de la tarde', 'at night': what only a clock of twelve hours needs. */
const HALF =
  /\d\s*[ap]\.?(?:\s?m\b|(?![a-z]))|(?<![a-z])(?:noon|midnight|midday|mediod[ií]a|medianoche|morning|afternoon|evening|night|ma[nñ]ana|tarde|noche)(?![a-z])/i;
/** One digit without a zero before it, which a clock of 24 hours shows seldom: '7:30', '7-11', '7'. */
const BARE_DIGIT = /(?<![\d:.])[1-9](?:[:.][0-5]\d)?(?![\d:.])/;
/** An hour that only a clock of 24 hours has, or writes so: '18:30', '09:00'. */
const OF_24 = /(?<!\d)(?:0\d|1[3-9]|2[0-3]):[0-5]\d(?!\d)/;
/** Hours that may be in the morning or in the evening: '10:00', '10:00 - 12:30'. */
const EITHER =
  /^(1[0-2]):([0-5]\d)(?::00)?(?:\s*(?:\p{Dash}|\b(?:to|until|a|hasta)\b)\s*(1[0-2]):([0-5]\d)(?::00)?)?$/iu;

/** How a cell writes its hour: clearly by a clock of 24 hours, or of twelve; undefined where both would write it so. */
export function notationOf(text: string): '24' | '12' | undefined {
  if (HALF.test(text)) return '12';
  if (OF_24.test(text)) return parseTime(text) ? '24' : undefined;
  return BARE_DIGIT.test(text) ? '12' : undefined;
}

/**
 * Hours of a clock of 24 that alone may be in the morning or in the evening, as a column says that is written so.
 *
 *     hoursOf24('10:00 - 12:30'); // { start: 600, end: 750 }
 */
function hoursOf24(text: string): Hours | undefined {
  const [, hour, minute, endHour, endMinute] = EITHER.exec(text.trim()) ?? [];
  if (!hour) return undefined;
  const start = Number(hour) * 60 + Number(minute);
  if (!endHour) return { start };
  const end = Number(endHour) * 60 + Number(endMinute);
  return end > start ? { start, end } : undefined;
}

/** The same in the words that are parsed: '10 AM - 12:30 PM'. */
export function plainHoursOf24(text: string): string | undefined {
  const { start, end } = hoursOf24(text) ?? {};
  if (start === undefined) return undefined;
  return end === undefined ? formatHour(start) : `${formatHour(start)} - ${formatHour(end)}`;
}
