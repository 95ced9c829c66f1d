import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { remembered } from '#lib/text/remembered';
import { hasOtherHours, statedHours } from '../event-hours.ts';
import { isAllDayTime, isEndInDoubt } from '../event-time.ts';
import type { Finding, ReadRow } from './fault.ts';
import { hoursFromText, namesHour, readEndTime, saysAllDay } from './plain-hours.ts';
import { hourOfText } from './serial-cells.ts';
import { ANY_WEEKDAY } from './understood-date.ts';

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

const NO_END = 'its end would be on the next day, and far from its beginning, so it is left out';

/** What is wrong with the cell Time. */
export function timeFinding({ row, event }: ReadRow): Finding {
  const cell = oneLine(hourOfText(row.Time ?? ''));
  const hours = hoursOf(cell);
  if (hours) {
    const isDoubtful = hours !== 'all day' && hours.end !== undefined && isEndInDoubt(hours.start, hours.end);
    if (!isDoubtful || event.endTime || statedHours(event)?.end) return undefined;
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
  if (hasOtherHours(event)) return undefined;
  const hasDay = event.endDate && NAMES_DAY.test(fold(cell));
  const example = hasDay ? '10 AM - 6 PM, Sun 10 AM - 2 PM' : '7 PM - 11 PM';
  return (
    namesHour(cell) && {
      made: 'shown as written, but the site knows no hour',
      write: `Write it like 7 PM or ${example}.`,
    }
  );
}

const OPEN_END = /^(?:(?:until|till?|hasta)?\s*(?:late|tarde|close|closing)|t\.?b\.?[acd]\.?)$/i;

/** What is wrong with the cell EndTime. */
export function endTimeFinding({ row, event }: ReadRow): Finding {
  const cell = oneLine(hourOfText(row.EndTime ?? ''));
  if (OPEN_END.test(cell)) return undefined;
  const end = readEndTime(cell);
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
