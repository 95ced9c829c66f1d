import { z } from 'zod';
import type { GivenId } from '#lib/events/facts/given-ids';
import { columnIndex } from '#lib/events/faults/column-letters';
import { eventsFromRows, type ParsedEvents } from '#lib/events/rows/events-from-rows';
import { readHeader } from '#lib/events/rows/header';
import { isBlankRow } from '#lib/events/rows/read-table';
import { countedOrShown, type SheetCell } from '#lib/events/rows/serial-cells';
import { parseJson } from '#lib/text/parse-json';
import type { CalendarDay } from '#lib/time/calendar-day';
import { mapSlices, type Slices } from '#lib/time/slices';
import { SourceError } from './source-error.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const responseRow = z.array(cell);
const answer = z.object({
  values: z.array(z.unknown()).min(1),
  range: z.string().optional().catch(undefined),
});
/** The same cells twice: as values, and as the sheet shows them, which copies of former releases have not. */
const responseBody = z.union([
  z.object({ counted: answer, shown: answer }),
  answer.transform((counted) => ({ counted, shown: undefined })),
]);

/** The text that is parsed of two answers of the API to one range: with its cells as values, and as the sheet shows them. */
export const bothRenderings = (counted: string, shown: string): string =>
  `{"counted":${counted},"shown":${shown}}`;

/** Where a range begins: in row 3 and the column with index 1 of "'Events 2027'!B3:Z1000". */
function beginningOf(range = ''): { firstRow: number; firstColumn: number } {
  const [, column = 'A', row = '1'] =
    /^\$?([A-Z]{1,3})(?:\$?(\d+))?(?=:|$)/i.exec(range.slice(range.lastIndexOf('!') + 1)) ?? [];
  return { firstRow: Number(row), firstColumn: columnIndex(column) };
}

/** Texts as they are, and numbers: as a value a date and an hour are the sheet's serial number, which no locale changes. */
function cellsOf(row: unknown): SheetCell[] {
  const cells = responseRow.safeParse(row).data;
  if (!cells) throw new SourceError('empty', 'No data found in CSV');
  return cells.map((value) => (typeof value === 'number' ? value : String(value ?? '')));
}

/** A row filled up to a width, because the API leaves out the empty cells at the end of a row. */
const padded = (cells: readonly SheetCell[], width: number) => [
  ...cells,
  ...Array<SheetCell>(Math.max(0, width - cells.length)).fill(''),
];

/** A ticked box, which a sheet shows in the language of its locale. */
const TRUTH = /^(?:true|false)$/;

/** Whether a row is the same in both answers, but for what has a number. */
const isSameRow = (counted: readonly SheetCell[], shown: readonly SheetCell[]) =>
  counted.every(
    (cell, index) => typeof cell === 'number' || TRUTH.test(cell) || cell === String(shown[index] ?? ''),
  );

/** The cells of a row that count: values of dates and hours, and what the sheet shows of the others. */
function chosenCells(
  counted: SheetCell[],
  shown: readonly SheetCell[],
  columns: ReadonlyMap<number, string>,
) {
  // The sheet was edited between the two requests. The next reading has both renderings of one version.
  if (!isSameRow(counted, shown)) return counted;
  return counted.map((cell, index) => countedOrShown(columns.get(index), cell, String(shown[index] ?? '')));
}

/**
 * Parses the response of the Sheets API, or both, into events, in slices. Throws a SourceError when it has no rows of
 * cells.
 */
export function* parseSheetsApi(
  text: string,
  former?: readonly GivenId[],
  today?: CalendarDay,
): Slices<ParsedEvents> {
  const json = parseJson(text);
  if (json === undefined) throw new SourceError('no-sheet', 'The answer is not JSON');
  const { counted, shown } = responseBody.safeParse(json).data ?? {};
  if (!counted) throw new SourceError('empty', 'No data found in CSV');
  const values = yield* mapSlices(counted.values, cellsOf);
  const texts = shown && (yield* mapSlices(shown.values, cellsOf));
  const header = values.find((cells) => !isBlankRow(cells)) ?? [];
  const columns = new Map([...readHeader(header.map(String)).columns].map(([name, index]) => [index, name]));
  const read = texts ? values.map((cells, row) => chosenCells(cells, texts[row] ?? [], columns)) : values;
  const width = header.length;
  const rows = read.map((cells) => (isBlankRow(cells) ? cells : padded(cells, width)));
  return yield* eventsFromRows({ rows, ...beginningOf(counted.range), problems: [], former, today });
}
