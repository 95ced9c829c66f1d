import { decodeEntities } from '#lib/text/decode-entities';
import { mapSlices, type Slices } from '#lib/time/slices';
import type { CalendarEvent, RowNote, SkippedRow } from '../calendar-event.ts';
import { likesOf } from '../facts/event-likes.ts';
import type { GivenId } from '../facts/given-ids.ts';
import { uniqueIds } from '../facts/unique-ids.ts';
import {
  type EventColumn,
  type EventRow,
  eventFromRow,
  OPTIONAL_COLUMNS,
  REQUIRED_COLUMNS,
  type RowEvent,
} from './event-from-row.ts';

/** A sheet as its source gives it. */
type SheetRows = {
  /** The texts of the cells, row by row; the first row is the header. */
  rows: readonly (readonly string[])[];
  /** What the source could not read, by row: 0 is the file as a whole, or its header. */
  problems: readonly SkippedRow[];
  /** The events of the last reading, whose ids stay theirs. */
  former?: readonly GivenId[] | undefined;
};

export type ParsedEvents = {
  events: CalendarEvent[];
  skipped: SkippedRow[];
  /** What was not understood of rows that are events all the same; absent where everything was. */
  notRead?: RowNote[];
};

const columnKey = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const COLUMNS = new Map([...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS].map((name) => [columnKey(name), name]));

/** How many cells a row below a header must have: none below the header's empty cells at its end. */
export const widthOfHeader = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Whether no cell of a row has visible text. */
export const isBlankRow = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** The sheet's header: which column each known name has, and which required ones it does not have. */
function readHeader(cells: readonly string[]) {
  const columns = new Map<EventColumn, number>();
  cells.forEach((cell, index) => {
    const name = COLUMNS.get(columnKey(cell));
    if (name && !columns.has(name)) columns.set(name, index);
  });
  return { columns, missing: REQUIRED_COLUMNS.filter((name) => !columns.has(name)) };
}

function rowFromCells(cells: readonly string[], columns: ReadonlyMap<EventColumn, number>): EventRow {
  return Object.fromEntries([...columns].map(([name, index]) => [name, decodeEntities(cells[index] ?? '')]));
}

/** Rows that are converted at once. */
const ROWS_PER_SLICE = 50;

/** Events whose ids still depend on each other, with a reason for each row that is skipped. */
function* convertRows(
  records: SheetRows['rows'],
  {
    columns,
    width,
    unread,
  }: { columns: Map<EventColumn, number>; width: number; unread: Map<number, string> },
): Slices<{ found: RowEvent[]; skipped: SkippedRow[]; notRead: RowNote[] }> {
  const seen = new Set<string>();
  const found: RowEvent[] = [];
  const skipped: SkippedRow[] = [];
  const notRead: RowNote[] = [];
  for (const [index, cells] of records.entries()) {
    if (index % ROWS_PER_SLICE === 0) yield;
    if (isBlankRow(cells)) continue;
    const row = index + 1;
    const problem = unread.get(row);
    if (problem) {
      skipped.push({ row, reason: problem });
      continue;
    }
    if (cells.length < width) {
      skipped.push({ row, reason: `The row has ${cells.length} cells where the header has ${width}` });
      continue;
    }
    // Rows that are equal in every cell collapse into one.
    const whole = JSON.stringify(cells);
    if (seen.has(whole)) continue;
    seen.add(whole);
    const result = eventFromRow(rowFromCells(cells, columns));
    if ('reason' in result) {
      skipped.push({ row, reason: result.reason });
      continue;
    }
    found.push(result.event);
    for (const note of result.notRead) notRead.push({ row, note });
  }
  return { found, skipped, notRead };
}

const notASheet = (reason: string): ParsedEvents => ({ events: [], skipped: [{ row: 0, reason }] });

/**
 * The events of a sheet, with a reason for each row that is skipped, in slices: a sheet may have fifty thousand rows.
 * Never throws: rows that are no sheet give no events and one reason for row 0, the file as a whole.
 */
export function* eventsFromRows({ rows, problems, former }: SheetRows): Slices<ParsedEvents> {
  const [header = [], ...records] = rows;
  const { columns, missing } = readHeader(header);
  if (isBlankRow(header)) return notASheet('No data found in CSV');
  if (missing.length > 0) return notASheet(`The header has no column ${missing.join(', ')}`);

  const unread = new Map(problems.map(({ row, reason }) => [row, reason]));
  const converted = yield* convertRows(records, { columns, width: widthOfHeader(header), unread });
  const { found, notRead } = converted;
  const skipped = [...problems.filter(({ row }) => row === 0), ...converted.skipped];
  if (found.length === 0 && skipped.length === 0) return notASheet('No data found in CSV');

  const ids = yield* uniqueIds(found, former);
  const events = yield* mapSlices(found, ({ hasOwnId: _, ...event }, index) => {
    const id = ids[index] ?? event.id;
    return { ...event, id, likes: likesOf(id) };
  });
  return { events, skipped, ...(notRead.length > 0 && { notRead }) };
}
