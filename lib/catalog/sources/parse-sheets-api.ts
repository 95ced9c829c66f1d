import { z } from 'zod';
import type { GivenId } from '#lib/events/facts/given-ids';
import { eventsFromRows, type ParsedEvents } from '#lib/events/rows/events-from-rows';
import { parseJson } from '#lib/text/parse-json';
import { mapSlices, type Slices } from '#lib/time/slices';
import { SourceError } from './source-error.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const responseRow = z.array(cell);
const responseBody = z.object({ values: z.array(z.unknown()).min(1) });

function textsOf(row: unknown): string[] {
  const cells = responseRow.safeParse(row).data;
  if (!cells) throw new SourceError('empty', 'No data found in CSV');
  return cells.map((value) => String(value ?? ''));
}

/** A row filled up to a width, because the API leaves out the empty cells at the end of a row. */
const padded = (cells: readonly string[], width: number) => [
  ...cells,
  ...Array<string>(Math.max(0, width - cells.length)).fill(''),
];

/** Parses a response of the Sheets API into events, in slices. Throws a SourceError when it has no rows of cells. */
export function* parseSheetsApi(text: string, former?: readonly GivenId[]): Slices<ParsedEvents> {
  const json = parseJson(text);
  if (json === undefined) throw new SourceError('no-sheet', 'The answer is not JSON');
  const [header, ...records] = responseBody.safeParse(json).data?.values ?? [];
  const names = textsOf(header);
  const rows = yield* mapSlices(records, (row) => padded(textsOf(row), names.length));
  return yield* eventsFromRows({ rows: [names, ...rows], problems: [], former });
}
