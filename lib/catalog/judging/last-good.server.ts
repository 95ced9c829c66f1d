import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { BlankCells } from '#lib/events/rows/blank-cells';
import { errorCode } from '#lib/server/error-code';
import { finishInTurns } from '#lib/time/slices';
import { sheetKey } from '../sources/configured-sources.server.ts';
import { PARSE_SHEET, rowCount } from '../sources/event-source.ts';
import {
  lastGoodCopyFacts,
  lookUpLastGoodCopy,
  newestOf,
  readLastGoodCopy,
} from '../sources/last-good-copy.server.ts';
import type { Judged, LastGood } from './judge-reading.ts';
import type { LastGoodRows } from './refuse-doubtful.ts';

/** The longest time that a moderator who accepts a sheet waits for the comparison with the last good one. */
const LIMIT_MS = 2_000;

/** The last good copy's blank cells, where the release that saved it did not count them. */
async function blankCellsOfCopy(): Promise<BlankCells | undefined> {
  const copy = await readLastGoodCopy(sheetKey());
  const parsed = copy && (await finishInTurns(PARSE_SHEET[copy.source](copy.text)).catch(() => undefined));
  return parsed?.read?.blankCells;
}

type DatedRows = LastGoodRows & { savedAt: string };

/** The last good reading, of this process, or of the server that saved the newest copy. Never throws. */
export async function findLastGood({ sheet, uncheckedSheet }: Judged): Promise<LastGood> {
  const isGood = sheet && sheet !== uncheckedSheet && sheet.from !== 'sample' && sheet.from !== 'nothing';
  const held = isGood
    ? { savedAt: sheet.readAt, rows: rowCount(sheet), blankCells: sheet.read?.blankCells }
    : undefined;
  // The newer one counts: another server may have saved a newer copy, or a full disk may have an older one.
  const rowsBeside = async (copy: DatedRows | undefined): Promise<LastGoodRows> => {
    const { rows = 0, blankCells } = newestOf<DatedRows>([held, copy]) ?? {};
    return { rows, blankCells: blankCells ?? (rows > 0 ? await blankCellsOfCopy() : undefined) };
  };
  try {
    return await rowsBeside(await lookUpLastGoodCopy(sheetKey()));
  } catch (error) {
    const rows = await rowsBeside(await lastGoodCopyFacts(sheetKey()));
    // What this process has read and compared itself is enough.
    if (held && sheet?.from !== 'last-good-copy') return rows;
    const code = errorCode(error) ?? 'unknown reason';
    return { ...rows, problem: `The last good copy could not be read (${code}), so a newer one is not kept` };
  }
}

/**
 * The last good reading for a moderator who accepts a sheet, only to know what has changed. A disk that hangs does not hold
 * that up, and a copy that cannot be read is replaced.
 */
export async function lastGoodInTime(judged: Judged): Promise<LastGoodRows> {
  const limit = pause(LIMIT_MS, { rows: 0 }, { ref: false });
  const { rows, blankCells }: LastGoodRows = await Promise.race([findLastGood(judged), limit]);
  return { rows, blankCells };
}
