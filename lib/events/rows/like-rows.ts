import { placeFromText } from '#lib/places/place-from-text';
import { fold } from '#lib/text/fold';
import { hashText } from '#lib/text/hash';
import { oneLine } from '#lib/text/one-line';
import { isAllDayTime } from '../event-time.ts';
import type { BlankCells } from './blank-cells.ts';
import { categoryFromWords } from './cells/category-words.ts';
import type { DateOrders } from './date-order.ts';
import { convertDate } from './event-date.ts';
import { type EventRow, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from './event-from-row.ts';
import type { CellFault } from './fault.ts';
import type { SheetLayout } from './header.ts';
import type { HourNotations } from './hour-faults.ts';
import { hoursFromText, readEndTime, saysAllDay } from './hours/plain-hours.ts';
import { priceFromCell } from './prices/written-price.ts';
import type { SheetCell, TableRow } from './serial-cells.ts';
import { statusOfCell } from './status/status-of-cell.ts';

/** Cells in which a full stop or a comma says nothing. */
const NAMES = new Set<string>(['Event', 'Venue', 'Location', 'Organizer', 'Description']);
/** Without the punctuation of a text that has letters or digits. */
const withoutSigns = (text: string) => text.replace(/[\p{P}\p{S}]+/gu, '') || text;

/** What cells say, where it can be written in several ways: '8 AM' is '8:00 AM', Corozal is Corozal Town. */
const MEANINGS = new Map<string, (cell: string) => string | undefined>([
  [
    'Time',
    (cell) => (isAllDayTime(cell) || saysAllDay(cell) ? '' : JSON.stringify(hoursFromText(oneLine(cell)))),
  ],
  ['EndTime', (cell) => readEndTime(oneLine(cell))?.toString()],
  ['Location', (cell) => placeFromText(oneLine(cell)).slug || undefined],
  ['Cost', (cell) => JSON.stringify(priceFromCell(cell))],
  ['Price', (cell) => JSON.stringify(priceFromCell(cell))],
  ['Status', (cell) => statusOfCell(oneLine(cell))?.status.replace('scheduled', '')],
  ['Category', (cell) => categoryFromWords(oneLine(cell))],
]);
for (const column of ['Date', 'EndDate']) MEANINGS.set(column, (cell) => convertDate(cell));

/** In an order of its own, so that the order of a sheet's columns does not count. */
const COLUMNS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS].toSorted();
/** Separators: control characters, which hardly any cell has. */
const [BETWEEN, BEHIND_NAME] = ['\u0000', '\u0001'];

/**
 * What is the same of two rows that differ in spaces, capitals, the punctuation of names, and the spelling of an hour, a
 * place or a price alone. `title` is that of the row's event, without a notice that it is off. Neither the order of columns
 * counts nor those that are not ours.
 */
export function likenessOf(cells: EventRow, title: string): string {
  let text = '';
  for (const column of COLUMNS) {
    const cell = column === 'Event' ? title : cells[column];
    if (!cell || cell.trim() === '') continue;
    const said = MEANINGS.get(column)?.(cell.trim()) ?? (NAMES.has(column) ? withoutSigns(cell) : cell);
    if (said !== '') text += `${column}${BEHIND_NAME}${said}${BETWEEN}`;
  }
  return fold(text).replace(/\s+/g, '');
}

/** A row with an event: its number, and a mark that it shares with rows that are like it. */
type RowMark = { row: number; mark: string };

/** What is kept of a reading, to compare some rows of the sheet with the others later on, and to find its cells. */
export type ReadRows = {
  layout: SheetLayout;
  /** In the order of the events. */
  marks: readonly RowMark[];
  dateOrders: DateOrders;
  hourNotations: HourNotations;
  /** From which row on the sheet keeps events that are long past. */
  pastFrom: number | undefined;
  blankCells: BlankCells;
};

type Likened = { row: number; likeness?: string };

/** The marks of rows; a row without an event has none. */
export const marksOf = (rows: readonly Likened[]): RowMark[] =>
  rows.flatMap(({ row, likeness }) =>
    likeness === undefined ? [] : [{ row, mark: `${hashText(likeness)}-${likeness.length}` }],
  );

/** What is kept of a reading. */
export const readRowsOf = (
  {
    rows,
    dateOrders,
    hourNotations,
    pastFrom,
    blankCells,
  }: Omit<ReadRows, 'layout' | 'marks'> & { rows: readonly Likened[] },
  layout: SheetLayout,
): ReadRows => ({
  layout,
  marks: marksOf(rows),
  dateOrders,
  hourNotations,
  pastFrom,
  blankCells,
});

/**
 * The rows of a former reading that some rows of now are like, by the number of the row of now. None is its own former self:
 * neither the row that had its number, nor one that it may have been before it was moved, as when rows were inserted above
 * it. Only a row that is new behind the last one cannot have been moved, unless it was the last one itself.
 */
export function formerLikes(
  now: readonly RowMark[],
  numbers: ReadonlySet<number>,
  former: readonly RowMark[],
): Map<number, number> {
  const formerMark = new Map(former.map(({ row, mark }) => [row, mark]));
  // Those whose numbers are among the rows of now are compared there, or are no more.
  const others = former.filter(({ row }) => !numbers.has(row));
  const byMark = Map.groupBy(others, ({ mark }) => mark);
  const lastRow = former.reduce((last, { row }) => Math.max(last, row), 0);
  const mayBeMoved = (row: number, from: number) =>
    row <= lastRow || (from === lastRow && row === lastRow + 1);
  const moved = new Set<number>();
  for (const { row, mark } of now) {
    if (formerMark.get(row) === mark) continue;
    const self = byMark.get(mark)?.find((other) => !moved.has(other.row) && mayBeMoved(row, other.row));
    if (self) moved.add(self.row);
  }
  const likes = new Map<number, number>();
  for (const { row, mark } of now) {
    const other = byMark.get(mark)?.find((one) => !moved.has(one.row));
    if (other) likes.set(row, other.row);
  }
  return likes;
}

/** What to write of two rows that say the same. */
export const DELETE_ONE = 'Delete one of the two rows.';

/** What is said of a row that is like another one. */
export const likeFault = (row: number, other: number, cell: string): CellFault => ({
  column: 'Event',
  cell,
  made: `nearly the same as row ${other}, so rows ${other} and ${row} are both shown`,
  write: DELETE_ONE,
  kind: 'twice',
});

/** What is said of a row that another one equals in every cell. */
export const sameFault = (other: number, cell: string): CellFault => ({
  column: 'Event',
  cell,
  made: `the same as row ${other}, shown once`,
  write: DELETE_ONE,
  kind: 'twice',
});

const isSameRow = (one: readonly SheetCell[], other: readonly SheetCell[]) =>
  one.length === other.length && one.every((cell, index) => String(cell) === String(other[index]));

/**
 * Finds the row before that equals a row in every cell; two keys that are equal by chance are compared cell by cell. What it
 * returns is asked for each row in turn.
 */
export function sameRows(): (row: TableRow) => number | undefined {
  const byKey = new Map<string, TableRow[]>();
  return (row) => {
    const key = row.cells.join(BETWEEN);
    const known = byKey.get(key) ?? [];
    byKey.set(key, known);
    const same = known.find((one) => isSameRow(one.cells, row.cells));
    if (!same) known.push(row);
    return same?.row;
  };
}
