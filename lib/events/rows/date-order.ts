import { oneLine } from '#lib/text/one-line';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import type { Slices } from '#lib/time/slices';
import { SET_LOCALE } from './date-faults.ts';
import { convertDate, sheetDate } from './event-date.ts';
import type { EventColumn } from './event-from-row.ts';
import type { CellFault } from './fault.ts';
import type { SheetHeader } from './header.ts';
import { ROWS_PER_SLICE, type TableRow } from './serial-cells.ts';
import { isDayFirst, numbersOfDate, otherWayRound } from './understood-date.ts';

/** The columns of dates. */
export const DATE_COLUMNS = ['Date', 'EndDate', 'MoreDates'] as const satisfies readonly EventColumn[];
export type DateColumn = (typeof DATE_COLUMNS)[number];

/** A cell with dates as text: those that the sheet has as values are never in doubt. */
type DateCell = { column: DateColumn; text: string };

const datesOf = (text: string) => text.split(/[,;\n]/).map((one) => one.trim());

const MAY_BE_DAY_FIRST = /(?:1[3-9]|[23]\d)[/.-]\d/;

/** Whether a cell has a date that can only have its day first: '28/11/2026'. */
export const hasDayFirst = ({ text }: DateCell) =>
  MAY_BE_DAY_FIRST.test(text) && datesOf(text).some(isDayFirst);

/** A date that another order makes another day: '5/12/2026'. */
const isDoubtful = (text: string) => {
  const { first = 0, second = 0 } = numbersOfDate(text) ?? {};
  return (
    isCalendarDay(convertDate(text)) && first !== second && second <= 12 && otherWayRound(text) !== undefined
  );
};

/**
 * What to tell of a cell in a column where another cell can only have its day first, so that the sheet's locale may not be
 * that of the United States: of those cells themselves, and of those that may be another day.
 */
export function orderFault({ column, text }: DateCell): CellFault | undefined {
  const dates = datesOf(text);
  const doubtful = dates.find(isDoubtful);
  if (!doubtful) return undefined;
  const other = otherWayRound(doubtful) ?? '';
  return {
    column,
    cell: text,
    made: `read as ${formatShortDay(convertDate(doubtful))}, though another date of this column can only have its day first`,
    write: `If it is ${formatShortDay(other)}: write ${sheetDate(other)}. ${SET_LOCALE}`,
    kind: 'order',
  };
}

/** The cells of dates that are text: what the sheet has as a value is never in doubt. */
export const datesAsText = ({ cells }: TableRow, { columns }: SheetHeader) =>
  DATE_COLUMNS.flatMap((column) => {
    const cell = cells[columns.get(column) ?? -1];
    return typeof cell === 'string' && cell.trim() !== '' ? [{ column, text: oneLine(cell) }] : [];
  });

/** The rows of a table that write the day first, by column. */
export function* rowsWithDayFirst(
  rows: readonly TableRow[],
  header: SheetHeader,
): Slices<Map<DateColumn, number[]>> {
  const found = new Map<DateColumn, number[]>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_SLICE === 0) yield;
    for (const cell of datesAsText(row, header)) {
      if (!hasDayFirst(cell)) continue;
      const known = found.get(cell.column);
      if (known) known.push(row.row);
      else found.set(cell.column, [row.row]);
    }
  }
  return found;
}
