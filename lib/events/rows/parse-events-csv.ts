import Papa from 'papaparse';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { Slices } from '#lib/time/slices';
import type { SkippedRow } from '../calendar-event.ts';
import type { GivenId } from '../facts/given-ids.ts';
import { eventsFromRows, type ParsedEvents } from './events-from-rows.ts';
import { widthOfHeader } from './header.ts';
import { isBlankRow } from './read-table.ts';

const BAD_QUOTES = 'A quote does not close at the end of its cell';

/** Rows that are read at once. */
const ROWS_PER_SLICE = 500;

/** The cells of a text with line ends of one kind, and the problems that Papa Parse found, by row. */
function* readRecords(text: string): Slices<{ rows: string[][]; errors: Papa.ParseError[] }> {
  const rows: string[][] = [];
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
    for (const error of slice.errors) errors.push({ ...error, row: (error.row ?? 0) + rows.length });
    for (const cells of slice.data) rows.push(cells);
    rest = slice.meta.truncated ? rest.slice(slice.meta.cursor) : '';
    yield;
  } while (rest !== '');
  return { rows, errors };
}

/** Whether a text ends before its last row does. */
function isCutOff(rows: readonly string[][], text: string): boolean {
  const [header = [], ...records] = rows.slice(rows.findIndex((cells) => !isBlankRow(cells)));
  const last = records.at(-1) ?? [];
  return last.length < widthOfHeader(header) && !isBlankRow(last) && !/[\r\n]\s*$/.test(text);
}

/** Why the text as a whole is damaged, if so; some of its rows may still be complete. */
function fileProblem(rows: readonly string[][], errors: readonly Papa.ParseError[], text: string) {
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    return 'A quote is never closed, so the end of the file cannot be read';
  return isCutOff(rows, text) ? 'The file ends in the middle of a row' : undefined;
}

/**
 * Parses the CSV of a sheet into events, with a reason for each row that is skipped, in slices. Never throws: a text that
 * is not a sheet gives no events and one reason for row 0, the file as a whole. `former` are the events of the last
 * reading, whose ids stay theirs.
 */
export function* parseEventsCsv(
  text: string,
  former?: readonly GivenId[],
  today?: CalendarDay,
): Slices<ParsedEvents> {
  // One kind of line end: where a file mixes them, Papa Parse would take two rows for one.
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { rows, errors } = yield* readRecords(lines);
  // A quote that closes before the end of its cell can swallow the rows that follow, up to the next quote.
  const badQuotes = errors.filter(({ code }) => code === 'InvalidQuotes').map(({ row = 0 }) => row);
  // The sheet shows 1 beside the first row.
  const problems = [...new Set(badQuotes)].map((row): SkippedRow => ({ row: row + 1, reason: BAD_QUOTES }));
  const problem = fileProblem(rows, errors, text);
  if (problem) problems.push({ row: 0, reason: problem });
  return yield* eventsFromRows({ rows, problems, former, today });
}
