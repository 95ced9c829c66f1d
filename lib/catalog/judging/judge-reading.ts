import type { ParsedEvents } from '#lib/events/rows/events-from-rows';
import { type Doubt, doubtCode, isAcceptedDoubt } from '../sources/doubt.ts';
import { rowCount } from '../sources/event-source.ts';
import { doubtsOf, type LastGoodRows, refuseDoubtful } from './refuse-doubtful.ts';

/** What a sheet was read as: from which source, when (ISO 8601), and a hash of its text. */
type Reading = ParsedEvents & { from: string; readAt: string; version: string };

/** What a reading is compared with. */
export type LastGood = LastGoodRows & {
  /** Why there may be another one that nothing is known of. */
  problem?: string;
};

/** What was accepted of a sheet that was taken. */
type Acceptance = {
  /** That of the sheet, of which alone it was accepted. */
  version: string;
  /** Of the doubts that a person has accepted, also of those that this server does not have beside its own copy. */
  codes: readonly string[];
  /** Those that this server had. */
  doubts: readonly Doubt[];
};

/** What is remembered of the readings that were judged. */
export type Judged<Sheet extends Reading = Reading> = {
  /** What is served. */
  sheet?: Sheet;
  /** A sheet that was taken without comparing it with the last good copy, because the storage could not be read. */
  uncheckedSheet?: Sheet | undefined;
  /** What was accepted of the last sheet that was taken. */
  accepted?: Acceptance | undefined;
};

/** Whether a doubt is accepted that has one of these codes. */
const among = (codes: readonly string[]) => (doubt: Doubt) => isAcceptedDoubt(doubt, codes);

/** What was accepted of the served sheet, while that could not be compared with the last good one. */
function acceptedUnchecked({ uncheckedSheet, accepted }: Judged): readonly string[] {
  return uncheckedSheet && accepted?.version === uncheckedSheet.version ? accepted.codes : [];
}

/**
 * What was accepted of such a sheet, for its next reading: an edit of it is no accident beside it. Nothing for another
 * accident that looks the same beside the last good one.
 */
function inheritedCodes(judged: Judged, reading: Reading): readonly string[] {
  const { uncheckedSheet } = judged;
  if (!uncheckedSheet) return [];
  const before = { rows: rowCount(uncheckedSheet), blankCells: uncheckedSheet.read?.blankCells };
  return doubtsOf(reading, before).length === 0 ? acceptedUnchecked(judged) : [];
}

/**
 * Takes a reading, and remembers in `judged` what was accepted of it: whatever has changed, or the doubts of some codes.
 * Throws a SourceError when the reading is damaged, or when it looks like an accident beside the last good one and no
 * moderator has accepted it.
 */
export function judgeReading<Sheet extends Reading>(
  judged: Judged<Sheet>,
  reading: Sheet,
  lastGood: LastGood,
  { acceptChangedRows, accepted }: { acceptChangedRows: boolean; accepted: readonly string[] },
): void {
  const codes = [...accepted, ...inheritedCodes(judged, reading)];
  const doubts = refuseDoubtful(reading, lastGood, acceptChangedRows ? () => true : among(codes));
  judged.accepted = {
    version: reading.version,
    codes: [...new Set([...codes, ...doubts.map(doubtCode)])],
    doubts,
  };
  judged.uncheckedSheet = lastGood.problem ? reading : undefined;
}

/**
 * Compares the served sheet, when it was not compared yet, with the last good copy that could not be read until now, and
 * serves `instead` when it looks like an accident that was not accepted when it was read. What was accepted of it ends with
 * that: from now on readings are compared with what is served. Returns whether this was done.
 */
export async function settleUnchecked<Sheet extends Reading>(
  judged: Judged<Sheet>,
  lastGood: LastGood,
  instead: () => Promise<Sheet | undefined>,
): Promise<boolean> {
  const unchecked = judged.uncheckedSheet;
  if (!unchecked || lastGood.problem) return false;
  try {
    refuseDoubtful(unchecked, lastGood, among(acceptedUnchecked(judged)));
  } catch {
    const copy = await instead();
    if (copy?.from !== 'last-good-copy') return false;
    if (judged.sheet === unchecked) judged.sheet = copy;
  }
  judged.uncheckedSheet = undefined;
  judged.accepted = undefined;
  return true;
}
