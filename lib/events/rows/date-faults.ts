import { oneLine } from '#lib/text/one-line';
import { isOpen } from '#lib/text/says-nothing';
import { addDays, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { formatHour } from '#lib/time/format-hour';
import { statedHours } from '../event-hours.ts';
import { adviceForDate, ifOtherWayRound, SET_LOCALE, WRITE_DATE } from './date-advice.ts';
import { otherWayRound } from './days/understood-date.ts';
import { contradictsWeekday, weekdayIn, weekdayOfTitle, withoutNamesOfDays } from './days/weekday-names.ts';
import { sheetDate } from './event-date.ts';
import type { RowEvent } from './event-from-row.ts';
import type { CellFault, Finding, ReadRow } from './fault.ts';
import type { SheetHeader } from './header.ts';
import { hourOfDate, type TableRow } from './serial-cells.ts';

const DAYS_OF_WEEK = 7;
/** A day as computers write it, of which there may be none: '2027-06-31'. */
const ISO = /^\d{4}-\d\d-\d\d$/;

/** The days of an event of which the words beside its date may name one: those of its first week, and its other dates. */
function firstDaysOf({ date, endDate, moreDates = [] }: Omit<RowEvent, 'hasOwnId'>): CalendarDay[] {
  const days = [date];
  for (let day = date; endDate && day < endDate && days.length < DAYS_OF_WEEK; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return [...days, ...moreDates];
}

/** What is wrong with the cell Date. */
export function dateFinding({ row, event }: ReadRow): Finding {
  const cell = oneLine(row.Date ?? '');
  if (cell === '') return { made: 'shown under “Date to be confirmed”', write: WRITE_DATE };
  if (isOpen(cell)) return undefined;
  if (!isCalendarDay(event.date)) {
    if (event.date !== cell || ISO.test(cell))
      return { made: 'no day of the calendar, shown under “Date to be confirmed”', write: WRITE_DATE };
    const { contradiction, write } = adviceForDate(cell, row);
    const against = contradiction ? `; ${contradiction}` : '';
    return { made: `not read, shown under “Date to be confirmed”${against}`, write };
  }
  const hour = row.Time ?? '';
  if (weekdayIn(hour) !== undefined && contradictsWeekday(firstDaysOf(event), hour))
    return {
      made: `read as ${formatShortDay(event.date)}, but Time says “${oneLine(hour)}”`,
      write: `Correct the one that is wrong. ${SET_LOCALE}`,
    };
  return weekdayFinding(cell, event);
}

/** Before this minute of the day it is still the night of the day before: 6 AM. */
const LATE_NIGHT = 360;

/** What the title says against the date, when it names another day of the week. */
function weekdayFinding(cell: string, event: ReadRow['event']): Finding {
  const { title, date } = event;
  const days = firstDaysOf(event);
  const words = withoutNamesOfDays(title);
  const start = statedHours(event)?.start;
  // The night of Friday goes on at 1 AM on Saturday.
  const named = start !== undefined && start < LATE_NIGHT ? [addDays(date, -1), ...days] : days;
  if (!contradictsWeekday(named, words)) return undefined;
  const made = `read as ${formatShortDay(date)}, but the title names another day of the week`;
  const other = otherWayRound(cell);
  if (other !== undefined && other !== date && !contradictsWeekday([other], words))
    return { made, write: ifOtherWayRound(other) };
  return weekdayOfTitle(title) !== '' && { made, write: 'Correct the one that is wrong.' };
}

/** What the day of the week in a column of its own says against the date. */
export function weekdayFault({ cells }: TableRow, { weekday }: SheetHeader, event: RowEvent): CellFault[] {
  const cell = weekday === undefined ? '' : oneLine(String(cells[weekday] ?? ''));
  return contradictsWeekday(firstDaysOf(event), cell)
    ? [
        {
          column: 'Date',
          cell: sheetDate(event.date),
          made: `read as ${formatShortDay(event.date)}, but the day of the week says “${cell}”`,
          write: `Correct the one that is wrong. ${SET_LOCALE}`,
        },
      ]
    : [];
}

/** What of a date's cell is left out where it has an hour too, and Time has none or another one. */
export function hourFault({ cells }: TableRow, { columns }: SheetHeader, event: RowEvent): CellFault[] {
  const hour = hourOfDate(cells[columns.get('Date') ?? -1]);
  const stated = statedHours(event)?.start;
  const isOther = stated !== undefined && hour !== formatHour(stated);
  if (!hour || !(event.isAllDay || isOther)) return [];
  return [
    {
      column: 'Date',
      cell: `${sheetDate(event.date)} ${hour}`,
      made: isOther
        ? `read without its hour, ${hour}, as Time says “${event.time}”`
        : 'read without its hour, so the event lasts all day',
      write: isOther ? 'Which hour holds? Write it into Time alone.' : `Write ${hour} into Time.`,
    },
  ];
}
