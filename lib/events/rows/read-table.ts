import { withoutChatMarks } from '#lib/text/chat-marks';
import { decodeEntities } from '#lib/text/decode-entities';
import { oneLine } from '#lib/text/one-line';
import { textOfSafeCell } from '#lib/text/safe-cell';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { Slices } from '#lib/time/slices';
import { type BlankCells, countBlankCells, isErrorCell } from './blank-cells.ts';
import { blankPlaceFinding, type NumberedRow, withDateAbove, writeForTitle } from './blank-faults.ts';
import { addFutureFaults, addPastFaults, hourFault, SET_LOCALE, weekdayFault } from './date-faults.ts';
import {
  type DateOrders,
  dateOrdersOf,
  datesAsText,
  hasDayFirst,
  joinedOrders,
  orderFault,
} from './date-order.ts';
import { type EventColumn, type EventRow, eventFromRow, type RowEvent } from './event-from-row.ts';
import type { CellFault, Fault } from './fault.ts';
import type { SheetHeader } from './header.ts';
import { type HourNotations, hourNotationsOf, isWrittenIn24 } from './hour-faults.ts';
import { likenessOf } from './like-rows.ts';
import { faultsOfRow } from './row-faults.ts';
import { ROWS_PER_SLICE, type SheetCell, type TableRow, textOfCell } from './serial-cells.ts';

type Table = {
  header: SheetHeader;
  rows: readonly TableRow[];
  /** Why the source could not read a row, by its number. */
  unread?: ReadonlyMap<number, string>;
  /** Today in Belize. */
  today?: CalendarDay;
  /** How the rows of the sheet write dates, where these rows are a part of it alone. */
  dateOrders?: DateOrders | undefined;
  /** The same of hours. */
  hourNotations?: HourNotations | undefined;
  /** From which row on the sheet keeps events that are long past, where these rows are a part of it alone. */
  pastFrom?: number | undefined;
};

/** What was made of a row: an event, or the reason why it is none; neither for a blank row and one that is there twice. */
export type RowReading = {
  row: number;
  event?: RowEvent;
  reason?: string;
  faults: CellFault[];
  /** By which a row is found that is like this one; present beside an event. */
  likeness?: string;
};

type TableReading = {
  rows: RowReading[];
  dateOrders: DateOrders;
  hourNotations: HourNotations;
  /** From which row on events that are long past are kept on purpose. */
  pastFrom: number | undefined;
  blankCells: BlankCells;
};

/** Whether no cell of a row has visible text. */
export const isBlankRow = (cells: readonly SheetCell[]) => cells.every((cell) => String(cell).trim() === '');

/** Separates the cells of a key; two keys that are equal nevertheless are compared cell by cell. */
const BETWEEN = '\u0000';
/** Whether two rows are equal in every cell. */
const isSameRow = (one: readonly SheetCell[], other: readonly SheetCell[]) =>
  one.length === other.length && one.every((cell, index) => String(cell) === String(other[index]));

const NOT_SHOWN = 'so it is not shown';
const LEAVE_NOTE = 'It may stay. If it is an event, give it a date, time, venue and place.';
const GIVE_A_ROW = 'Give each event a row with title, date, time, venue and place; leave other rows out.';
const rowFault = (reason: string, cell: string, write = GIVE_A_ROW): CellFault => ({
  column: 'Event',
  cell: oneLine(cell),
  made: `${reason}, ${NOT_SHOWN}`,
  write,
});

/** Columns of addresses and of ids, which have no words. */
const NO_WORDS = new Set<EventColumn>([
  'CoverImage',
  'Image',
  'ModalImages',
  'PlaceID',
  'ID',
  'TicketURL',
  'Website',
]);

/** Columns of texts, whose words stay when they are struck through; of one value what is struck through no longer holds. */
const OF_TEXTS = new Set<EventColumn>(['Event', 'Description', 'CoverImageText', 'ModalImageTexts']);

/** What is written in a cell, without what protects it in a spreadsheet. */
const writtenIn = (column: EventColumn, cell: SheetCell = '') =>
  textOfSafeCell(decodeEntities(textOfCell(column, cell)));

/** What a cell says, without the marks of a chat it was copied from. */
function wordsOfCell(column: EventColumn, cell: SheetCell | undefined): string {
  const text = writtenIn(column, cell);
  return NO_WORDS.has(column) ? text : withoutChatMarks(text, { dropsStruck: !OF_TEXTS.has(column) });
}

/** The cells of a row by their columns; an error of the sheet is as good as an empty cell, and a fault. */
function cellsByColumn(cells: readonly SheetCell[], columns: ReadonlyMap<EventColumn, number>) {
  const row: EventRow = {};
  const errors: CellFault[] = [];
  for (const [column, index] of columns) {
    const text = wordsOfCell(column, cells[index]);
    const isError = isErrorCell(text);
    row[column] = isError ? '' : text;
    if (isError)
      errors.push({
        column,
        cell: text.trim(),
        made: 'an error of the sheet, read as empty',
        write: 'Correct the formula, or type the value.',
      });
  }
  return { row, errors };
}

const DELETE_ONE = 'Delete one of the two rows.';

/** What is said of a row that is like another one. */
export const likeFault = (row: number, other: number, cell: string): CellFault => ({
  column: 'Event',
  cell,
  made: `nearly the same as row ${other}, so rows ${other} and ${row} are both shown`,
  write: DELETE_ONE,
  kind: 'twice',
});

/** The cells of a row without what the script of the sheet wrote beside them. */
const withoutCheck = (cells: readonly SheetCell[], { check = cells.length }: SheetHeader) =>
  check < cells.length ? cells.with(check, '') : cells;

/**
 * Reads a table, its header and rows, into events and faults: what was not understood, dropped, contradicts itself, or is
 * there twice. The one reading of a sheet, for what is published and for what editors are told. Never throws.
 */
export function* readTable(table: Table): Slices<TableReading> {
  const { header, rows, unread, today, pastFrom } = table;
  const dateOrders = yield* dateOrdersOf(rows, header);
  const numbers = new Set(rows.map(({ row }) => row));
  const orders = joinedOrders(dateOrders, table.dateOrders, numbers);
  const hourNotations = yield* hourNotationsOf(rows, header);
  const isOf24 = isWrittenIn24(hourNotations, table.hourNotations, numbers);
  const isOrderInDoubt = [...orders.values()].some(({ dayFirst }) => dayFirst.length > 0);
  const byKey = new Map<string, TableRow[]>();
  const byLikeness = new Map<string, number>();
  const byOwnId = new Map<string, number>();
  const readings: RowReading[] = [];
  const blankCells: BlankCells = { rows: 0, blank: {} };
  let above: NumberedRow | undefined;
  for (const [index, { row: number, cells: written }] of rows.entries()) {
    if (index % ROWS_PER_SLICE === 0) yield;
    const cells = withoutCheck(written, header);
    const tableRow = { row: number, cells };
    // Where rows are left out, nothing is known of the one above.
    if (rows[index - 1]?.row !== number - 1) above = undefined;
    const skip = (reason: string, cell = '', write?: string, kind?: 'note') =>
      readings.push({
        row: number,
        reason,
        faults: [{ ...rowFault(reason, cell, write), ...(kind && { kind }) }],
      });
    if (isBlankRow(cells)) {
      readings.push({ row: number, faults: [] });
      continue;
    }
    const problem = unread?.get(number);
    if (problem) {
      skip(problem);
      continue;
    }
    if (cells.length < header.width) {
      skip(`The row has ${cells.length} cells where the header has ${header.width}`, String(cells[0] ?? ''));
      continue;
    }
    const { row, errors } = cellsByColumn(cells, header.columns);
    // With the signs that editors set around a heading, which may be marks of a chat too.
    const framed = writtenIn('Event', cells[header.columns.get('Event') ?? -1]);
    countBlankCells(blankCells, row, framed);
    const before = above;
    above = { number, row };
    const title = oneLine(row.Event ?? '');
    // Rows that are equal in every cell collapse into one.
    const key = cells.join(BETWEEN);
    const twins = byKey.get(key);
    const twin = twins?.find((one) => isSameRow(one.cells, cells));
    if (twin) {
      readings.push({
        row: number,
        faults: [
          {
            column: 'Event',
            cell: title,
            made: `the same as row ${twin.row}, shown once`,
            write: DELETE_ONE,
            kind: 'twice',
          },
        ],
      });
      continue;
    }
    if (twins) twins.push(tableRow);
    else byKey.set(key, [tableRow]);
    const brokenTitle = errors.find(({ column }) => column === 'Event');
    if (brokenTitle) {
      skip('The Event cell has an error of the sheet', brokenTitle.cell);
      continue;
    }
    const result = eventFromRow(row, { framed, isOf24 });
    if ('reason' in result) {
      if (result.isNote) skip(result.reason, row.Event, LEAVE_NOTE, 'note');
      else skip(result.reason, row.Event, title === '' ? writeForTitle(before) : undefined);
      continue;
    }
    const { event } = result;
    const found = faultsOfRow(row, event).map((fault) =>
      fault.column === 'Date' && fault.cell === '' ? withDateAbove(fault, before) : fault,
    );
    const isBroken = (column: string) => errors.some((error) => error.column === column);
    const faults =
      errors.length > 0 ? [...errors, ...found.filter(({ column }) => !isBroken(column))] : found;
    const add = (fault: CellFault) => {
      if (!faults.some(({ column }) => column === fault.column)) faults.push(fault);
    };
    const blankPlace = blankPlaceFinding({ row, event }, before);
    if (blankPlace) add({ column: 'Location', cell: '', ...blankPlace });
    for (const fault of weekdayFault(tableRow, header, event)) add(fault);
    for (const fault of hourFault(tableRow, header, event)) add(fault);
    for (const cell of isOrderInDoubt ? datesAsText(tableRow, header) : []) {
      const deciding = orders.get(cell.column);
      if (!deciding || deciding.dayFirst.length === 0) continue;
      const fault = orderFault(cell, deciding, today);
      if (fault) add(fault);
      for (const known of hasDayFirst(cell) ? faults.filter(({ column }) => column === cell.column) : [])
        if (!known.write.includes(SET_LOCALE)) known.write = `${known.write} ${SET_LOCALE}`;
    }
    const sameId = event.hasOwnId ? byOwnId.get(event.id) : undefined;
    if (sameId !== undefined)
      add({
        column: 'ID',
        cell: oneLine(row.ID ?? ''),
        made: `the same as in row ${sameId}, so one of the two gets a number behind it`,
        write: 'Give each event an ID of its own, or none.',
        kind: 'twice',
      });
    else if (event.hasOwnId) byOwnId.set(event.id, number);
    const likeness = likenessOf(row, event.title);
    const like = byLikeness.get(likeness);
    if (like !== undefined) faults.push(likeFault(number, like, title));
    else byLikeness.set(likeness, number);
    readings.push({ row: number, event, faults, likeness });
  }
  if (today !== undefined) addFutureFaults(readings, today);
  return {
    rows: readings,
    dateOrders,
    hourNotations,
    pastFrom: today === undefined ? undefined : addPastFaults(readings, today, pastFrom),
    blankCells,
  };
}

/** The faults of some rows with their numbers. */
export const faultsOfReading = (rows: readonly RowReading[]): Fault[] =>
  rows.flatMap(({ row, faults }) => faults.map((fault) => ({ row, ...fault })));
