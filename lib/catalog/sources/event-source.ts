import type { ParsedEvents } from '#lib/events/rows/parse-events-csv';

export type SourceName = 'sheets-api' | 'published-csv';

/** A place events come from: it gives a sheet's CSV, or throws a sentence that holds no secret. */
export type EventSource = { name: SourceName; read: () => Promise<string> };

/** How many rows with content a sheet had. */
export const rowCount = ({ events, skipped }: ParsedEvents) =>
  events.length + skipped.filter(({ row }) => row > 0).length;

/** Why an answer must not replace the last good one, or undefined when it may. */
export function answerProblem(answer: ParsedEvents, lastGoodRows: number): string | undefined {
  const wholeFile = answer.skipped.find(({ row }) => row === 0);
  if (wholeFile) return wholeFile.reason;
  if (answer.events.length === 0) return 'No data found in CSV';
  const rows = rowCount(answer);
  if (rows * 2 < lastGoodRows) return `The sheet shrank from ${lastGoodRows} rows to ${rows}`;
  return undefined;
}
