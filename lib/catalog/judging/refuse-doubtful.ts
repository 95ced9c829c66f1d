import type { BlankCells } from '#lib/events/rows/blank-cells';
import type { ParsedEvents } from '#lib/events/rows/events-from-rows';
import type { Doubt } from '../sources/doubt.ts';
import { rowCount } from '../sources/event-source.ts';
import { doubtError, SourceError } from '../sources/source-error.ts';
import { blankedColumns, blankedSentence } from './blanked-columns.ts';

/** A sheet that has more than this many times the rows of the last good one, and more than so many more, is held. */
const MAX_GROWTH = { times: 3, rows: 300 };

/** What a response is compared with: the last good one. */
export type LastGoodRows = {
  /** How many rows it had, 0 where there was none. */
  rows: number;
  /** Which of its cells were blank; absent where nothing is known of that. */
  blankCells?: BlankCells | undefined;
};

/** Why a response looks like an accident beside the last good one: whole columns of it are blank. */
function blankedDoubt(
  { read, faults }: ParsedEvents,
  { rows, blankCells: before }: LastGoodRows,
): Doubt | undefined {
  const now = read?.blankCells;
  const columns = rows > 0 && now && before ? blankedColumns(now, before) : [];
  return now && before && columns.length > 0
    ? { reason: 'blanked', columns, sentence: blankedSentence(columns, now, before, faults) }
    : undefined;
}

/** Why a response looks like an accident beside the last good one: it has far fewer rows, or far more. */
function sizeDoubt(response: ParsedEvents, { rows: before }: LastGoodRows): Doubt | undefined {
  const rows = rowCount(response);
  if (rows * 2 < before)
    return { reason: 'shrank', columns: [], sentence: `The sheet shrank from ${before} rows to ${rows}` };
  return before > 0 && rows > before * MAX_GROWTH.times && rows > before + MAX_GROWTH.rows
    ? { reason: 'grew', columns: [], sentence: `The sheet grew from ${before} rows to ${rows}` }
    : undefined;
}

/** All that makes a response look like an accident beside the last good one. */
export const doubtsOf = (response: ParsedEvents, lastGood: LastGoodRows): Doubt[] =>
  [sizeDoubt(response, lastGood), blankedDoubt(response, lastGood)].filter((doubt) => doubt !== undefined);

/**
 * Throws a SourceError when a response must not replace the last good one: it is damaged or empty, or it looks like an
 * accident, since it has shrunk to less than half, has grown more than threefold, or has lost a column. Returns the doubts
 * of that kind that were accepted. Without a last good one (0 rows) every sheet that has events is accepted.
 */
export function refuseDoubtful(
  response: ParsedEvents,
  lastGood: LastGoodRows,
  isAccepted: (doubt: Doubt) => boolean = () => false,
): Doubt[] {
  const wholeFile = response.skipped.find(({ row }) => row === 0);
  if (wholeFile) throw new SourceError('damaged', wholeFile.reason, { columns: response.missing });
  const doubts = doubtsOf(response, lastGood);
  if (response.events.length === 0)
    throw new SourceError('empty', 'No data found in CSV', {
      columns: doubts.find(({ reason }) => reason === 'blanked')?.columns,
    });
  const [first, ...others] = doubts;
  // All of them are named, so that one look is enough to accept the sheet.
  if (first && !doubts.every(isAccepted)) throw doubtError([first, ...others]);
  return doubts;
}
