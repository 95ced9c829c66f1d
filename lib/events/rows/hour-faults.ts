import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { remembered } from '#lib/text/remembered';
import { formatHour } from '#lib/time/format-hour';
import type { Slices } from '#lib/time/slices';
import { hasOtherHours, statedHours } from '../event-hours.ts';
import { isAllDayTime, isEndInDoubt, parseEndTime } from '../event-time.ts';
import { notationOf } from '../facts/hour-notation.ts';
import { ANY_WEEKDAY } from './days/weekday-names.ts';
import type { Finding, ReadRow } from './fault.ts';
import type { SheetHeader } from './header.ts';
import { hoursFromText, namesHour, readEndTime, saysAllDay } from './hours/plain-hours.ts';
import { withoutZoneLetters } from './hours/zone-letters.ts';
import { hourOfText, ROWS_PER_SLICE, type TableRow } from './serial-cells.ts';

/** What says that an event takes place again and again: 'every Saturday', 'cada sábado', 'todos los viernes'. */
const AGAIN =
  /(?<![a-z])(?:every|each|weekly|biweekly|fortnightly|monthly|(?:sun|mon|tues|wednes|thurs|fri|satur)days|cada|tod[oa]s (?:los|las)|semanal(?:mente)?|quincenal(?:mente)?|mensual(?:mente)?|(?:domingo|sabado)s|los (?:lunes|martes|miercoles|jueves|viernes))(?![a-z])/;
const NAMES_DAY = new RegExp(`(?<![a-z])${ANY_WEEKDAY}(?![a-z])`);
/** An hour is written in fewer letters. */
const MAX_LETTERS = 120;

/** Whether a text says that an event takes place again and again. */
export const saysAgain = (text: string) => AGAIN.test(fold(text.slice(0, MAX_LETTERS)));

const hoursOf = remembered((cell: string) =>
  isAllDayTime(cell) || saysAllDay(cell) ? 'all day' : hoursFromText(cell),
);

/** A day that is another one tomorrow, or in Spanish the morning: 'tomorrow', 'mañana', 'esta noche'. */
const PASSING =
  /^(?:(?:to(?:day|night|morrow)|tonite|yesterday|now|hoy|ahora|manana|pasado manana|ayer|anoche|this (?:morning|afternoon|evening|week(?:end)?)|next week(?:end)?|esta (?:manana|tarde|noche|semana))(?: (?:morning|afternoon|evening|night|(?:por|en|de) la (?:manana|tarde|noche)|en la noche))?)[.!]*$/;
const passes = (cell: string) => PASSING.test(fold(cell.slice(0, MAX_LETTERS)));

/** Minutes after midnight of the first day. */
type Clock = { start: number; end?: number };

const NO_END = 'its end would be on the next day, and far from its beginning, so it is left out';

/** The rows of a sheet that write their hours clearly, by a clock of 24 hours or by one of twelve. */
export type HourNotations = { of24: readonly number[]; of12: readonly number[] };

/** How the rows of a table write their hours; an hour that is a value of the sheet is in doubt nowhere. */
export function* hourNotationsOf(rows: readonly TableRow[], { columns }: SheetHeader): Slices<HourNotations> {
  const of24: number[] = [];
  const of12: number[] = [];
  const indexes = (['Time', 'EndTime'] as const).map((column) => columns.get(column) ?? -1);
  for (const [position, { row, cells }] of rows.entries()) {
    if (position % ROWS_PER_SLICE === 0) yield;
    for (const cell of indexes.map((index) => cells[index])) {
      const notation = typeof cell === 'string' ? notationOf(oneLine(cell)) : undefined;
      if (notation) (notation === '24' ? of24 : of12).push(row);
    }
  }
  return { of24, of12 };
}

/** Whether a sheet writes its hours by a clock of 24, in some rows or in others whose numbers are none of `numbers`. */
export function isWrittenIn24(
  { of24, of12 }: HourNotations,
  others: HourNotations = { of24: [], of12: [] },
  numbers: ReadonlySet<number> = new Set(),
): boolean {
  const isOther = (row: number) => !numbers.has(row);
  const is12 = of12.length > 0 || others.of12.some(isOther);
  return !is12 && (of24.length > 0 || others.of24.some(isOther));
}

/** An hour that may be in the morning or in the evening: '10:00', '7'. */
const EITHER = /^(1[0-2]|[1-9])(?::([0-5]\d)(?::00)?)?$/;

/** Hours of which one may hold, or both: '7 or 8 PM', '7 PM / 9 PM'. */
const SEVERAL = /\d[^\d]*(?:[/,]|\b(?:or|o)\b)[^\d]*\d/i;

/** What to write for an hour that is not clear. */
function writeHour(cell: string, example: string): Exclude<Finding, false | undefined | ''> {
  const made = 'shown as written, but the site knows no hour';
  const [, hour, minute = 0] = EITHER.exec(cell) ?? [];
  if (!hour) return { made, write: `Write it like 7 PM or ${example}.` };
  const morning = (Number(hour) % 12) * 60 + Number(minute);
  return {
    made: `${made}: it may be in the morning or in the evening`,
    write: `Write ${formatHour(morning)} or ${formatHour(morning + 720)}.`,
  };
}

/** What begins between midnight and this minute of the day, 4 AM, and lasts so long was most likely meant twelve hours later. */
const BEFORE_DAWN = 240;
const HALF_A_DAY = 720;
/** Whole days are written so: '12 AM - 11:59 PM'. */
const LATE = 1380;

/** What to say of hours such as '12 AM - 4 PM', which exist and can hardly be meant. */
function nightFinding({ start, end }: Clock): Finding {
  if (end === undefined || start >= BEFORE_DAWN || end - start < HALF_A_DAY || end >= LATE) return undefined;
  // From noon to midnight, where the end is noon itself.
  const meant = [start + HALF_A_DAY, end > start + HALF_A_DAY ? end : end + HALF_A_DAY].map(formatHour);
  return {
    made: `read as from ${formatHour(start)}, in the night, to ${formatHour(end)}`,
    write: `12 AM is midnight, noon is 12 PM. If it is ${meant.join(' - ')}, write that.`,
  };
}

/** What to say of an hour in the letters of a zone that is not that of its place; one that is was read. */
function zoneFinding(cell: string, { city }: ReadRow['event']): Finding {
  const { hours, zone } = withoutZoneLetters(cell) ?? {};
  return (
    hours !== undefined &&
    hoursFromText(hours) !== undefined && {
      made: `shown as written, but the site knows no hour: ${zone} is not the time of ${city || 'its place'} on that day`,
      write: 'Write the hour that clocks there show, without the letters of a zone.',
    }
  );
}

/** What is wrong with the cell Time. */
export function timeFinding({ row, event }: ReadRow): Finding {
  const cell = oneLine(hourOfText(row.Time ?? ''));
  const hours = hoursOf(cell);
  if (hours) {
    if (hours === 'all day') return undefined;
    const isDoubtful = hours.end !== undefined && isEndInDoubt(hours.start, hours.end);
    if (!isDoubtful) return nightFinding(hours);
    if (event.endTime || statedHours(event)?.end) return undefined;
    const write = event.endDate
      ? 'Write when it begins into Time, and when it ends into EndTime.'
      : 'Write it like 7 PM - 11 PM.';
    return { made: NO_END, write };
  }
  if (!event.endDate && !event.moreDates && saysAgain(cell))
    return {
      made: 'shown as written, but the event has only the day in Date',
      write: 'Write the hour into Time, and the other days into MoreDates: 12/12/2026, 12/19/2026.',
    };
  if (hasOtherHours(event) || statedHours(event)) return undefined;
  const hasDay = event.endDate && NAMES_DAY.test(fold(cell));
  const range = SEVERAL.test(cell) ? '7 PM & 9 PM for two shows' : '7 PM - 11 PM';
  const example = hasDay ? '10 AM - 6 PM, Sun 10 AM - 2 PM' : range;
  return zoneFinding(cell, event) || ((namesHour(cell) || passes(cell)) && writeHour(cell, example));
}

const OPEN_END = /^(?:(?:until|till?|hasta)?\s*(?:late|tarde|close|closing)|t\.?b\.?[acd]\.?)$/i;

/** What is wrong with the cell EndTime. */
export function endTimeFinding({ row, event }: ReadRow): Finding {
  const cell = oneLine(hourOfText(row.EndTime ?? ''));
  if (OPEN_END.test(cell)) return undefined;
  const end = readEndTime(cell) ?? parseEndTime(event.plainEndTime ?? '');
  if (end === undefined)
    return { made: 'shown as written, but the site knows no end', write: 'Write it like 11 PM.' };
  const start = statedHours(event);
  if (!start)
    return { made: 'does not count without a clear Time', write: 'Write when it begins into Time.' };
  const isSameDay = !event.endDate && end <= start.start;
  if (isSameDay && isEndInDoubt(start.start, end + 1440))
    return { made: NO_END, write: 'Write when it ends, like 11 PM, or the last day into EndDate.' };
  if (isSameDay && end === start.start)
    return { made: 'read as the same hour of the next day', write: 'Write when it ends, or nothing.' };
  return (
    start.end !== undefined &&
    start.end % 1440 !== end % 1440 && {
      made: `counts, though Time says “${event.time}”`,
      write: 'Write the end once.',
    }
  );
}
