import { oneLine } from '#lib/text/one-line';
import { pluralize } from '#lib/text/pluralize';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { Slices } from '#lib/time/slices';
import { type BlankCells, countBlankCells } from './blank-cells.ts';
import { blankPlaceFinding, withLikelyDate, writeForTitle } from './blank-faults.ts';
import { hourFault, weekdayFault } from './date-faults.ts';
import { addOrderFaults, type DateOrders, dateOrdersOf, joinedOrders } from './date-order.ts';
import { eventFromRow, type RowEvent } from './event-from-row.ts';
import type { CellFault, Fault } from './fault.ts';
import type { SheetHeader } from './header.ts';
import { type HourNotations, hourNotationsOf, isWrittenIn24 } from './hour-faults.ts';
import { likeFault, likenessOf, sameFault, sameRows } from './like-rows.ts';
import { nearRows } from './near-rows.ts';
import { cellsByColumn, type NumberedRow, withoutDittos, withUnknownHour, writtenIn } from './row-cells.ts';
import { faultsOfRow } from './row-faults.ts';
import { ROWS_PER_SLICE, type SheetCell, type TableRow } from './serial-cells.ts';
import { shiftedFault } from './shifted-row.ts';
import { addFutureFaults, addPastFaults } from './year-faults.ts';

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

const NOT_SHOWN = 'so it is not shown';
const LEAVE_NOTE = 'It may stay. If it is an event, give it a date, time, venue and place.';
const GIVE_A_ROW = 'Give each event a row with title, date, time, venue and place; leave other rows out.';
const rowFault = (reason: string, cell: string, write = GIVE_A_ROW): CellFault => ({
  column: 'Event',
  cell: oneLine(cell),
  made: `${reason}, ${NOT_SHOWN}`,
  write,
});

const WRITE_BROKEN_TITLE = 'Correct the formula in Event, or type the name of the event.';

/** Why a row with too few cells is skipped, and what to write. */
const shortRow = (cells: number, width: number): [reason: string, write: string] => [
  `The row has ${cells} cells where the header has ${width}`,
  `Fill the row up to the last column: ${pluralize(width - cells, 'cell')} are missing at its end, empty ones too.`,
];

const sameIdFault = (other: number, cell: string): CellFault => ({
  column: 'ID',
  cell,
  made: `the same as in row ${other}, so one of the two gets a number behind it`,
  write: 'Give each event an ID of its own, or none.',
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
  const [sameRow, nearRow] = [sameRows(), nearRows()];
  const byLikeness = new Map<string, number>();
  const byOwnId = new Map<string, number>();
  const readings: RowReading[] = [];
  const blankCells: BlankCells = { rows: 0, blank: {} };
  let above: NumberedRow | undefined;
  for (const [index, { row: number, cells: written }] of rows.entries()) {
    if (index % ROWS_PER_SLICE === 0) yield;
    const tableRow = { row: number, cells: withoutCheck(written, header) };
    const { cells } = tableRow;
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
      const [reason, write] = shortRow(cells.length, header.width);
      skip(reason, String(cells[0] ?? ''), write);
      continue;
    }
    const { row: own, errors } = cellsByColumn(cells, header.columns);
    // With the signs that editors set around a heading, which may be marks of a chat too.
    const framed = writtenIn('Event', cells[header.columns.get('Event') ?? -1]);
    countBlankCells(blankCells, own, framed);
    const before = above;
    const { row: emptied, meant, faults: dittos } = withoutDittos(own, before);
    above = { number, row: meant };
    const broken = [...errors, ...dittos];
    const row = withUnknownHour(emptied, broken);
    const title = oneLine(row.Event ?? '');
    // Rows that are equal in every cell collapse into one.
    const same = sameRow(tableRow);
    if (same !== undefined) {
      readings.push({ row: number, faults: [sameFault(same, title)] });
      continue;
    }
    const brokenTitle = errors.find(({ column }) => column === 'Event');
    if (brokenTitle) {
      skip('The Event cell has an error of the sheet', brokenTitle.cell, WRITE_BROKEN_TITLE);
      continue;
    }
    const result = eventFromRow(row, { framed, isOf24 });
    if ('reason' in result) {
      if (result.isNote) skip(result.reason, row.Event, LEAVE_NOTE, 'note');
      else skip(result.reason, row.Event, title === '' ? writeForTitle(row, before) : undefined);
      continue;
    }
    const { event } = result;
    const found = faultsOfRow(row, event).map((fault) =>
      fault.column === 'Date' && fault.cell === '' ? withLikelyDate(fault, row, before) : fault,
    );
    const faults = [...broken, ...found.filter(({ column }) => !broken.some((one) => one.column === column))];
    const add = (fault: CellFault) => {
      if (!faults.some(({ column }) => column === fault.column)) faults.push(fault);
    };
    const blankPlace = blankPlaceFinding({ row, event }, before);
    if (blankPlace) add({ column: 'Location', cell: '', ...blankPlace });
    for (const fault of [...weekdayFault(tableRow, header, event), ...hourFault(tableRow, header, event)])
      add(fault);
    addOrderFaults(faults, tableRow, header, orders, today);
    const shifted = shiftedFault(cells, header, faults.length);
    // Where cells stand in the wrong columns, nothing that is said of one of them is of use.
    if (shifted) faults.splice(0, faults.length, shifted);
    const sameId = event.hasOwnId ? byOwnId.get(event.id) : undefined;
    if (sameId !== undefined) add(sameIdFault(sameId, oneLine(row.ID ?? '')));
    else if (event.hasOwnId) byOwnId.set(event.id, number);
    const likeness = likenessOf(row, event.title);
    const like = byLikeness.get(likeness);
    if (like === undefined) byLikeness.set(likeness, number);
    const near = nearRow(number, event, like) ?? (like && likeFault(number, like, title));
    if (near) faults.push({ ...near, cell: title });
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
