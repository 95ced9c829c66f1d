import { oneLine } from '#lib/text/one-line';
import { isOpen } from '#lib/text/says-nothing';
import { addDays, isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { adviceForDate, adviceForFurther } from './date-advice.ts';
import { furtherDates } from './days/further-dates.ts';
import { listedDays } from './days/listed-days.ts';
import { convertDate, sheetDate } from './event-date.ts';
import type { Finding, ReadRow } from './fault.ts';

/** An event that lasts so many days has most likely the year of another one. */
const LONGEST_DAYS = 350;

/** What is wrong with the cell EndDate. */
export function endDateFinding({ row, event }: ReadRow): Finding {
  const cell = oneLine(row.EndDate ?? '');
  const day = convertDate(cell);
  if (event.endDate)
    return (
      isCalendarDay(event.date) &&
      event.endDate >= addDays(event.date, LONGEST_DAYS) && {
        made: `read as ${formatShortDay(event.endDate)}, so the event lasts about a year or longer`,
        write: 'Correct the year, or leave EndDate empty.',
      }
    );
  if (day === event.date || isOpen(cell)) return undefined;
  if (!isCalendarDay(day)) {
    const { contradiction, write } = adviceForDate(cell, { EndTime: row.EndTime ?? '' }, 'EndTime');
    const against = contradiction ? `; ${contradiction}` : '';
    return { made: `not read, so the event has one day${against}`, write };
  }
  if (!isCalendarDay(event.date))
    return { made: 'does not count without a Date', write: 'Write the first day into Date.' };
  return {
    made: `before the Date, ${formatShortDay(event.date)}, so the event has one day`,
    write: 'Write the last day, or nothing.',
  };
}

const MAX_MORE_DATES = 25;
/** So many dates are spoken of one by one. */
const MAX_NAMED = 3;
const WITH_COMMAS = 'Write the dates with commas: 12/12/2026, 12/19/2026.';

/** What to write for dates that were left out: for each its own, and how dates are written where one is none. */
function writeForUnread(cell: string, unread: readonly string[]): string {
  const listed = listedDays(cell);
  if (listed) return `Write ${listed.map(sheetDate).join(', ')}.`;
  const advices = unread.map(adviceForFurther);
  const known = [...new Set(advices.filter((advice) => advice !== undefined))].slice(0, MAX_NAMED);
  return [...known, ...(advices.includes(undefined) ? [WITH_COMMAS] : [])].join(' ');
}

/** What is wrong with the cell MoreDates. */
export function moreDatesFinding({ row, event }: ReadRow): Finding {
  const cells = furtherDates(row.MoreDates ?? '')
    .map(oneLine)
    .filter((cell) => cell !== '' && !isOpen(cell));
  if (cells.length === 0) return undefined;
  if (event.endDate)
    return { made: 'left out, because EndDate counts', write: 'Leave EndDate or MoreDates empty.' };
  const unread = cells.filter((cell) => !isCalendarDay(convertDate(cell)));
  if (unread.length > 0)
    return {
      made: `left out: ${unread.join(', ')}`,
      write: writeForUnread(oneLine(row.MoreDates ?? ''), unread),
    };
  if (!isCalendarDay(event.date))
    return { made: 'do not count without a Date', write: 'Write the first day into Date.' };
  const early = cells.filter((cell) => convertDate(cell) < event.date);
  if (early.length > 0)
    return {
      made: `left out, because they are before Date: ${early.join(', ')}`,
      write: 'Write the first day into Date.',
    };
  return (
    new Set(cells.map(convertDate)).size > MAX_MORE_DATES + 1 && {
      made: `only the first ${MAX_MORE_DATES} count`,
      write: 'Use a second row for the others.',
    }
  );
}
