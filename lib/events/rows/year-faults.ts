import { addDays, type CalendarDay, isCalendarDay, yearsLater } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { lastDay } from '../occurrences.ts';
import { sheetDate } from './event-date.ts';
import type { RowEvent } from './event-from-row.ts';
import type { CellFault } from './fault.ts';

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
