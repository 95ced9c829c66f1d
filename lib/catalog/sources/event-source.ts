import type { ParsedEvents } from '#lib/events/rows/parse-events-csv';

export type SourceName = 'sheets-api' | 'published-csv';

/** A source of events: `read` loads the CSV of a sheet, or throws an error whose message has no secret. */
export type EventSource = { name: SourceName; read: () => Promise<string> };

/** How many rows a sheet has, without blank ones. */
export const rowCount = ({ events, skipped }: ParsedEvents) =>
  events.length + skipped.filter(({ row }) => row > 0).length;

/** Why a response must not replace the last good one; undefined when it may. */
export function responseProblem(response: ParsedEvents, lastGoodRows: number): string | undefined {
  const wholeFile = response.skipped.find(({ row }) => row === 0);
  if (wholeFile) return wholeFile.reason;
  if (response.events.length === 0) return 'No data found in CSV';
  const rows = rowCount(response);
  if (rows * 2 < lastGoodRows) return `The sheet shrank from ${lastGoodRows} rows to ${rows}`;
  return undefined;
}
