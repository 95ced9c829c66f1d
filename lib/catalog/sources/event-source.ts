import type { GivenId } from '#lib/events/facts/given-ids';
import type { ParsedEvents } from '#lib/events/rows/events-from-rows';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { Slices } from '#lib/time/slices';
import { parseSheetsApi } from './parse-sheets-api.ts';
import { SourceError } from './source-error.ts';

export type SourceName = 'sheets-api' | 'published-csv';

/** A source of events: `load` loads the text of a sheet, or throws an error whose message has no secret. */
export type EventSource = { name: SourceName; load: () => Promise<string> };

/**
 * Parses the text that a source has loaded; `former` are the events of the last reading. Throws a SourceError when it is
 * no sheet at all.
 */
export const PARSE_SHEET: Record<
  SourceName,
  (text: string, former?: readonly GivenId[], today?: CalendarDay) => Slices<ParsedEvents>
> = {
  'sheets-api': parseSheetsApi,
  'published-csv': parseEventsCsv,
};

/** How many rows a sheet has, without blank ones. */
export const rowCount = ({ events, skipped }: ParsedEvents) =>
  events.length + skipped.filter(({ row }) => row > 0).length;

/** A sheet that has more than this many times the rows of the last good one, and more than so many more, is held. */
const MAX_GROWTH = { times: 3, rows: 300 };

/**
 * Throws a SourceError when a response must not replace the last good one: it is damaged or empty, or it has shrunk to
 * less than half or grown more than threefold, which looks like an accident. Without a last good one (0 rows) any size
 * is accepted.
 */
export function refuseDoubtful(response: ParsedEvents, lastGoodRows: number): void {
  const wholeFile = response.skipped.find(({ row }) => row === 0);
  if (wholeFile) throw new SourceError('damaged', wholeFile.reason);
  if (response.events.length === 0) throw new SourceError('empty', 'No data found in CSV');
  if (lastGoodRows === 0) return;
  const rows = rowCount(response);
  if (rows * 2 < lastGoodRows)
    throw new SourceError('shrank', `The sheet shrank from ${lastGoodRows} rows to ${rows}`);
  if (rows > lastGoodRows * MAX_GROWTH.times && rows > lastGoodRows + MAX_GROWTH.rows)
    throw new SourceError('grew', `The sheet grew from ${lastGoodRows} rows to ${rows}`);
}
