import { oneLine } from '#lib/text/one-line';
import { isOpen } from '#lib/text/says-nothing';
import { addDays, type CalendarDay, isCalendarDay, yearsLater } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { statedHours } from '../event-hours.ts';
import { convertDate, sheetDate } from './event-date.ts';
import type { RowEvent } from './event-from-row.ts';
import type { CellFault, Finding, ReadRow } from './fault.ts';
import type { SheetHeader } from './header.ts';
import { saysAgain } from './hour-faults.ts';
import { hourOfDate, type TableRow, textOfCell } from './serial-cells.ts';
import {
  contradictsWeekday,
  type LikelyDays,
  likelyDays,
  likelyTwoDays,
  otherWayRound,
  weekdayIn,
  weekdayOfTitle,
  withoutNamesOfDays,
} from './understood-date.ts';

const WRITE_DATE = 'Write month/day/year, like 11/28/2026, or TBA.';
const WRITE_DATES =
  'Write the first day as month/day/year, like 11/28/2026, and the other dates into MoreDates.';

/** The words by which the hand of a sheet's owner is guided where its dates come in another order. */
export const SET_LOCALE =
  'In the sheet: File → Settings → Locale: United States, then type the dates again as month/day/year.';

/** The day that a sheet's serial number is, which a cell shows that is formatted as a number: '46375', '46375.75'. */
function dayOfSerial(cell: string): LikelyDays | undefined {
  const day = /^\d{5}(?:\.\d+)?$/.test(cell) ? convertDate(textOfCell('Date', Number(cell))) : '';
  return isCalendarDay(day) ? { first: day } : undefined;
}

/** What to write if some days are meant. */
function ifItIs({ first, last, more }: LikelyDays): string {
  const [day, column] = last ? [last, 'EndDate'] : [more, 'MoreDates'];
  const other = day ? `, and ${sheetDate(day)} into ${column}` : '';
  return `If it is ${formatShortDay(first)}: write ${sheetDate(first)}${other}.`;
}

const anotherDay = (day: CalendarDay) =>
  `${formatShortDay(day)} is another day of the week: correct the one that is wrong.`;

/** What to write for a date that stays text. */
function writeFor(cell: string): string {
  const two = likelyTwoDays(cell);
  // What takes place again and again between two days has no last one.
  if (two === 'unclear' || (two?.last && saysAgain(cell))) return WRITE_DATES;
  if (two?.contradicted) return `${anotherDay(two.contradicted)} ${WRITE_DATES}`;
  if (two) return two.isOtherWay ? `${ifItIs(two)} ${SET_LOCALE}` : ifItIs(two);
  const days = dayOfSerial(cell) ?? likelyDays(cell);
  if (!days) return saysAgain(cell) ? WRITE_DATES : WRITE_DATE;
  const { first, last = first } = days;
  if (contradictsWeekday([first, last], cell)) {
    const other = otherWayRound(cell);
    return other !== undefined && !contradictsWeekday([other], cell)
      ? `${ifItIs({ first: other })} ${SET_LOCALE}`
      : `${anotherDay(first)} ${WRITE_DATE}`;
  }
  return ifItIs(days);
}

const DAYS_OF_WEEK = 7;

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
    const isConverted = event.date !== cell;
    return {
      made: isConverted
        ? 'no day of the calendar, shown under “Date to be confirmed”'
        : 'not read, shown under “Date to be confirmed”',
      write: isConverted ? WRITE_DATE : writeFor(cell),
    };
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
    return { made, write: `${ifItIs({ first: other })} ${SET_LOCALE}` };
  return weekdayOfTitle(title) !== '' && { made, write: 'Correct the one that is wrong.' };
}

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
  if (!isCalendarDay(day)) return { made: 'not read, so the event has one day', write: writeFor(cell) };
  if (!isCalendarDay(event.date))
    return { made: 'does not count without a Date', write: 'Write the first day into Date.' };
  return {
    made: `before the Date, ${formatShortDay(event.date)}, so the event has one day`,
    write: 'Write the last day, or nothing.',
  };
}

const MAX_MORE_DATES = 25;

/** What is wrong with the cell MoreDates. */
export function moreDatesFinding({ row, event }: ReadRow): Finding {
  const cells = (row.MoreDates ?? '')
    .split(/[,;\n]/)
    .map(oneLine)
    .filter((cell) => cell !== '' && !isOpen(cell));
  if (cells.length === 0) return undefined;
  if (event.endDate)
    return { made: 'left out, because EndDate counts', write: 'Leave EndDate or MoreDates empty.' };
  const unread = cells.filter((cell) => !isCalendarDay(convertDate(cell)));
  const write = 'Write the dates with commas: 12/12/2026, 12/19/2026.';
  if (unread.length > 0) return { made: `left out: ${unread.join(', ')}`, write };
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

/** A row that was read, with its faults so far. */
type DatedRow = { row: number; event?: Omit<RowEvent, 'hasOwnId'>; faults: CellFault[] };

/** A date that is so long past that its year may be last year's. */
const LONG_PAST_DAYS = 180;
/** Where more of the rows are long past, the sheet keeps its old events. */
const MAX_PAST_SHARE = 0.1;
const MIN_ROWS_OF_SHARE = 10;
/** So many of them, the last rows of the sheet, were moved there on purpose. */
const MIN_ARCHIVED_ROWS = 3;

/**
 * Says of events that are long past that they are, unless the sheet keeps them on purpose. Returns the number of the row from
 * which on it does. `pastFrom` is that of an earlier reading, where these rows are a part of the sheet alone.
 */
export function addPastFaults(
  rows: readonly DatedRow[],
  today: CalendarDay,
  pastFrom = Number.POSITIVE_INFINITY,
): number | undefined {
  const before = addDays(today, -LONG_PAST_DAYS);
  const lastDay = ({ date, endDate, moreDates }: Omit<RowEvent, 'hasOwnId'>) =>
    endDate ?? moreDates?.at(-1) ?? date;
  const dated = rows.filter(({ event }) => event && isCalendarDay(event.date));
  const past = dated.filter(({ event }) => event && lastDay(event) < before);
  const isMuch = past.length > Math.max(1, dated.length * MAX_PAST_SHARE);
  if (isMuch && dated.length >= MIN_ROWS_OF_SHARE) return dated[0]?.row;
  // Rows of former years below those of this one are an archive.
  const archived = dated.slice(dated.findLastIndex((row) => !past.includes(row)) + 1);
  const archivedFrom = archived.length >= MIN_ARCHIVED_ROWS ? archived[0]?.row : undefined;
  for (const { row, event, faults } of past) {
    if (row >= Math.min(pastFrom, archivedFrom ?? pastFrom)) continue;
    if (event && !faults.some(({ column }) => column === 'Date'))
      faults.push({
        column: 'Date',
        cell: sheetDate(event.date),
        made: `long past: ${formatShortDay(event.date)}, so the event is in no list`,
        write: 'Correct the year, or delete the row.',
      });
  }
  return archivedFrom;
}

/** Few events are announced more years ahead. */
const MOST_YEARS_AHEAD = 2;
const MIN_ROWS_AHEAD = 5;

/** The columns that have the days of an event, with its last day in each. */
const daysByColumn = ({ date, endDate = '', moreDates = [] }: Omit<RowEvent, 'hasOwnId'>) =>
  [
    ['Date', date],
    ['EndDate', endDate],
    ['MoreDates', moreDates.at(-1) ?? ''],
  ] as const;

/** Asks of events that are so far ahead that their year may be wrong whether it is right, unless most of some rows are. */
export function addFutureFaults(rows: readonly DatedRow[], today: CalendarDay): void {
  const after = yearsLater(today, MOST_YEARS_AHEAD);
  const isAhead = (day: string) => isCalendarDay(day) && day > after;
  const dated = rows.filter(({ event }) => event && isCalendarDay(event.date));
  const ahead = dated.filter(({ event }) => event && daysByColumn(event).some(([, day]) => isAhead(day)));
  if (dated.length >= MIN_ROWS_AHEAD && ahead.length * 2 > dated.length) return;
  for (const { event, faults } of ahead) {
    // Of a span that is far ahead as a whole its first day is enough.
    const [column, day] = (event && daysByColumn(event).find(([, one]) => isAhead(one))) ?? [];
    if (!column || !day || faults.some((fault) => fault.column === column)) continue;
    faults.push({
      column,
      cell: sheetDate(day),
      made: `many years ahead: ${formatShortDay(day)}`,
      write: 'Is the year right? If it is not, correct it.',
    });
  }
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

/** What of a date's cell is left out where it has an hour too, and Time has none. */
export function hourFault({ cells }: TableRow, { columns }: SheetHeader, event: RowEvent): CellFault[] {
  const hour = hourOfDate(cells[columns.get('Date') ?? -1]);
  return hour && event.isAllDay
    ? [
        {
          column: 'Date',
          cell: `${sheetDate(event.date)} ${hour}`,
          made: 'read without its hour, so the event lasts all day',
          write: `Write ${hour} into Time.`,
        },
      ]
    : [];
}
