import Papa from 'papaparse';
import { mapSlices, type Slices } from '#lib/time/slices';
import type { CalendarEvent, SkippedRow } from '../calendar-event.ts';
import {
  type EventColumn,
  type EventRow,
  eventFromRow,
  OPTIONAL_COLUMNS,
  REQUIRED_COLUMNS,
  type RowEvent,
} from './event-from-row.ts';
import { uniqueIds } from './event-id.ts';
import { likesOf } from './event-likes.ts';

export type ParsedEvents = { events: CalendarEvent[]; skipped: SkippedRow[] };

const columnKey = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const COLUMNS = new Map([...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS].map((name) => [columnKey(name), name]));

/** The sheet's header: which column each known name has, and how many cells a row must have. */
function readHeader(cells: readonly string[]) {
  const columns = new Map<EventColumn, number>();
  cells.forEach((cell, index) => {
    const name = COLUMNS.get(columnKey(cell));
    if (name && !columns.has(name)) columns.set(name, index);
  });
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return { columns, width, missing: REQUIRED_COLUMNS.filter((name) => !columns.has(name)) };
}

const BAD_QUOTES = 'A quote does not close at the end of its cell';

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Why the text as a whole is damaged, if so; some of its rows may still be complete. */
function fileProblem(
  records: readonly string[][],
  unclosed: boolean,
  text: string,
  width: number,
): string | undefined {
  if (unclosed) return 'A quote is never closed, so the end of the file cannot be read';
  const last = records.at(-1) ?? [];
  const cutOff = last.length < width && !isBlank(last) && !/[\r\n]\s*$/.test(text);
  return cutOff ? 'The file ends in the middle of a row' : undefined;
}

/** Rows that are read at once. */
const ROWS_PER_SLICE = 500;
/** Rows that are converted at once. */
const EVENTS_PER_SLICE = 50;

/** The cells of a text with line ends of one kind, and the problems that Papa Parse found, by row. */
function* readRecords(text: string): Slices<{ data: string[][]; errors: Papa.ParseError[] }> {
  const data: string[][] = [];
  const errors: Papa.ParseError[] = [];
  let rest = text;
  do {
    // Not `fastMode`, which splits the whole rest into lines for each slice.
    const slice = Papa.parse<string[]>(rest, {
      delimiter: ',',
      newline: '\n',
      fastMode: false,
      preview: ROWS_PER_SLICE,
    });
    for (const error of slice.errors) errors.push({ ...error, row: (error.row ?? 0) + data.length });
    for (const cells of slice.data) data.push(cells);
    rest = slice.meta.truncated ? rest.slice(slice.meta.cursor) : '';
    yield;
  } while (rest !== '');
  return { data, errors };
}

/**
 * Parses the CSV of a sheet into events, with a reason for each row that is skipped, in slices: a sheet may have fifty
 * thousand rows. Never throws: a text that is not a sheet gives no events and one reason for row 0, the file as a whole.
 */
export function* parseEventsCsv(text: string): Slices<ParsedEvents> {
  // One kind of line end: where a file mixes them, Papa Parse would take two rows for one.
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data, errors } = yield* readRecords(lines);
  const [header, ...records] = data;
  const { columns, width, missing } = readHeader(header ?? []);
  if (!header || isBlank(header))
    return { events: [], skipped: [{ row: 0, reason: 'No data found in CSV' }] };
  if (missing.length > 0)
    return { events: [], skipped: [{ row: 0, reason: `The header has no column ${missing.join(', ')}` }] };

  const skipped: SkippedRow[] = [];
  const unclosed = errors.some(({ code }) => code === 'MissingQuotes');
  // A quote that closes before the end of its cell can swallow the rows that follow, up to the next quote.
  const rowsWithBadQuotes = new Set(
    errors.filter(({ code }) => code === 'InvalidQuotes').map(({ row }) => row),
  );
  if (rowsWithBadQuotes.has(0)) skipped.push({ row: 0, reason: BAD_QUOTES });
  const problem = fileProblem(records, unclosed, text, width);
  if (problem) skipped.push({ row: 0, reason: problem });

  const seen = new Set<string>();
  const found: RowEvent[] = [];
  for (const [index, cells] of records.entries()) {
    if (index % EVENTS_PER_SLICE === 0) yield;
    if (isBlank(cells)) continue;
    const row = index + 1;
    if (rowsWithBadQuotes.has(row)) {
      skipped.push({ row, reason: BAD_QUOTES });
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
    if ('event' in result) found.push(result.event);
    else skipped.push({ row, reason: result.reason });
  }
  if (found.length === 0 && skipped.length === 0) skipped.push({ row: 0, reason: 'No data found in CSV' });

  const ids = yield* uniqueIds(found);
  const events = yield* mapSlices(found, ({ hasOwnId: _, ...event }, index) => {
    const id = ids[index] ?? event.id;
    return { ...event, id, likes: likesOf(id) };
  });
  return { events, skipped };
}

function rowFromCells(cells: readonly string[], columns: ReadonlyMap<EventColumn, number>): EventRow {
  return Object.fromEntries([...columns].map(([name, index]) => [name, cells[index] ?? '']));
}
