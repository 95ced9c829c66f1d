import { clipped } from '#lib/text/clipped';
import { oneLine } from '#lib/text/one-line';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import type { Slices } from '#lib/time/slices';
import { SET_LOCALE } from './date-advice.ts';
import { furtherDates } from './days/further-dates.ts';
import { isDayFirst, isMonthFirst, numbersOfDate, otherWayRound } from './days/understood-date.ts';
import { convertDate, sheetDate } from './event-date.ts';
import type { EventColumn } from './event-from-row.ts';
import type { CellFault } from './fault.ts';
import type { SheetHeader } from './header.ts';
import { ROWS_PER_SLICE, type TableRow } from './serial-cells.ts';

/** The columns of dates. */
export const DATE_COLUMNS = ['Date', 'EndDate', 'MoreDates'] as const satisfies readonly EventColumn[];
type DateColumn = (typeof DATE_COLUMNS)[number];

/** A cell with dates as text: those that the sheet has as values are never in doubt. */
type DateCell = { column: DateColumn; text: string };

const MAY_BE_DAY_FIRST = /(?:1[3-9]|[23]\d)[/.-]\d/;
const MAY_BE_MONTH_FIRST = /\d[/.-](?:1[3-9]|[23]\d)[/.-]/;
/** A cell is quoted with so many letters. */
const MAX_NAMED_LETTERS = 20;

/** Whether a cell has a date that can only have its day first: '28/11/2026'. */
const hasDayFirst = ({ text }: DateCell) =>
  MAY_BE_DAY_FIRST.test(text) && furtherDates(text).some(isDayFirst);

/** A date that another order makes another day: '5/12/2026'. */
const isDoubtful = (text: string) => {
  const { first = 0, second = 0 } = numbersOfDate(text) ?? {};
  return (
    isCalendarDay(convertDate(text)) && first !== second && second <= 12 && otherWayRound(text) !== undefined
  );
};

/** The rows of a column whose dates can be read in one order only: '28/11/2026' has its day first, '11/28/2026' its month. */
type DecidingRows = { dayFirst: readonly { row: number; text: string }[]; monthFirst: readonly number[] };
export type DateOrders = ReadonlyMap<DateColumn, DecidingRows>;

/** Rows that are named in a sentence; the others are only counted. */
const MOST_NAMED = 3;

/** 'row 14 (“28/11/2026”)', 'rows 14 (“28/11/2026”), 20 (“30/11/2026”) and 4 more' */
function namedRows(dayFirst: DecidingRows['dayFirst']): string {
  const named = dayFirst.slice(0, MOST_NAMED).map(({ row, text }) => `${row} (“${text}”)`);
  const left = dayFirst.length - named.length;
  if (left > 0) return `rows ${named.join(', ')} and ${left} more`;
  const last = named.pop();
  return named.length > 0 ? `rows ${named.join(', ')} and ${last}` : `row ${last}`;
}

/**
 * Whether a date that may be another day is in doubt beside those that can be read in one order only: where most of them have
 * their month first, only one which that order makes past and the other one does not.
 */
function isInDoubt(date: string, { dayFirst, monthFirst }: DecidingRows, today: CalendarDay | undefined) {
  if (monthFirst.length <= dayFirst.length || today === undefined) return true;
  return convertDate(date) < today && (otherWayRound(date) ?? '') >= today;
}

/** The cells of dates that are text: what the sheet has as a value is never in doubt. */
const datesAsText = ({ cells }: TableRow, { columns }: SheetHeader) =>
  DATE_COLUMNS.flatMap((column) => {
    const cell = cells[columns.get(column) ?? -1];
    return typeof cell === 'string' && cell.trim() !== '' ? [{ column, text: oneLine(cell) }] : [];
  });

/** A date of a cell that may be another day beside the dates of its column that have their day first, and that day. */
function doubtIn(text: string, deciding: DecidingRows, today: CalendarDay | undefined) {
  const date = furtherDates(text).find((one) => isDoubtful(one) && isInDoubt(one, deciding, today));
  const other = date === undefined ? undefined : otherWayRound(date);
  return date === undefined || other === undefined ? undefined : { date, other };
}

/**
 * What to tell of a cell with a date that may be another day, in a column where another cell can only have its day first, so
 * that the sheet's locale may not be that of the United States. Those other cells are named.
 */
function orderFault(
  { column, text }: DateCell,
  deciding: DecidingRows,
  doubt: { date: string; other: CalendarDay },
): CellFault {
  const { date, other } = doubt;
  return {
    column,
    cell: text,
    made: `read as ${formatShortDay(convertDate(date))}, though another date of this column can only have its day first`,
    write: `If it is ${formatShortDay(other)}: write ${sheetDate(other)}. It is in doubt because of ${namedRows(deciding.dayFirst)}: mend that first. ${SET_LOCALE}`,
    kind: 'order',
  };
}

/** Adds to the faults of a row what the orders of the sheet's dates say of its own; a cell that has a fault has it said there. */
export function addOrderFaults(
  faults: CellFault[],
  row: TableRow,
  header: SheetHeader,
  orders: DateOrders,
  today: CalendarDay | undefined,
): void {
  for (const cell of datesAsText(row, header)) {
    const deciding = orders.get(cell.column);
    if (!deciding || deciding.dayFirst.length === 0) continue;
    const doubt = doubtIn(cell.text, deciding, today);
    const known = faults.find(({ column }) => column === cell.column);
    if (doubt && !known) faults.push(orderFault(cell, deciding, doubt));
    if (!known) continue;
    const further = [
      ...(doubt ? [`${doubt.date} may be ${formatShortDay(doubt.other)}.`] : []),
      ...(hasDayFirst(cell) && !known.write.includes(SET_LOCALE) ? [SET_LOCALE] : []),
    ];
    known.write = [known.write, ...further].join(' ');
  }
}

/** Whether a cell has a date that can only have its month first: '11/28/2026'. */
const hasMonthFirst = ({ text }: DateCell) =>
  MAY_BE_MONTH_FIRST.test(text) && furtherDates(text).some(isMonthFirst);

/** The rows of a table whose dates can be read in one order only, by column; columns without any are left out. */
export function* dateOrdersOf(rows: readonly TableRow[], header: SheetHeader): Slices<DateOrders> {
  const found = new Map<DateColumn, { dayFirst: { row: number; text: string }[]; monthFirst: number[] }>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_SLICE === 0) yield;
    for (const cell of datesAsText(row, header)) {
      const isFirst = hasDayFirst(cell);
      if (!isFirst && !hasMonthFirst(cell)) continue;
      const known = found.get(cell.column) ?? { dayFirst: [], monthFirst: [] };
      found.set(cell.column, known);
      if (isFirst) known.dayFirst.push({ row: row.row, text: clipped(cell.text, MAX_NAMED_LETTERS) });
      else known.monthFirst.push(row.row);
    }
  }
  return found;
}

/** The orders of some rows together with those of other rows of the sheet, whose numbers are none of `numbers`. */
export function joinedOrders(
  orders: DateOrders,
  others: DateOrders = new Map(),
  numbers: ReadonlySet<number> = new Set(),
): DateOrders {
  return new Map(
    DATE_COLUMNS.map((column) => {
      const [own, other] = [orders.get(column), others.get(column)];
      return [
        column,
        {
          dayFirst: [
            ...(own?.dayFirst ?? []),
            ...(other?.dayFirst ?? []).filter(({ row }) => !numbers.has(row)),
          ].sort((one, next) => one.row - next.row),
          monthFirst: [
            ...(own?.monthFirst ?? []),
            ...(other?.monthFirst ?? []).filter((row) => !numbers.has(row)),
          ],
        },
      ];
    }),
  );
}
