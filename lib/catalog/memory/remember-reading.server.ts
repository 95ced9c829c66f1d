import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { compareReading, type Listed, type MemoryChange, vanishedFrom } from '#lib/memory/compare-reading';
import type { EventMemory } from '#lib/memory/remembered-event';
import { siteUrl } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { pageSignals } from '#lib/server/page-signals';
import { processWide } from '#lib/server/process-wide.server';
import { inTransaction } from '#lib/server/store/store.server';
import { eventsVersionIn } from '#lib/submissions/items/published/events-version.server';
import { takenBackIds } from '#lib/submissions/items/published/taken-back.server';
import { finishInTurns } from '#lib/time/slices';
import { isMemoryDown, noteMemoryOutage, readMemoryState, renewMemory } from './load-memory.server.ts';
import { lockHead, type MemoryHead, parseHead, saveHead } from './memory-head.server.ts';
import { loadFields, saveRows } from './memory-rows.server.ts';

/** The longest time that a reading waits until it is remembered; the rest goes on beside it. */
const WRITE_LIMIT_MS = 2_000;
/** How often it is compared again where another server was faster. */
const ATTEMPTS = 3;

const shared = processWide('remembered-reading', () => ({
  /** The reading that was compared last, and the stored head that it was compared with. */
  done: '',
  running: undefined as Promise<boolean> | undefined,
}));

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** An accepted reading of a configured sheet, and all events that are listed with it. */
export type CalendarReading = {
  /** A hash of the sheet. */
  sheet: string;
  /** When it was read, ISO 8601. */
  readAt: string;
  /** Whether it is the copy of an earlier reading. */
  isCopy: boolean;
  /** The version of the approved events among those that are listed. */
  approvedVersion: string;
  listed: readonly Listed[];
};

/** Whether a reading may be compared: it is not older than the one that was compared last. A copy is, of another sheet. */
const mayCompare = ({ sheet, readAt, isCopy }: CalendarReading, head: MemoryHead | undefined): boolean =>
  head?.sheet === sheet || (!isCopy && (head === undefined || readAt >= head.readAt));

async function changesOf(memory: EventMemory, listed: readonly Listed[], isFirst: boolean) {
  const vanished = vanishedFrom(memory.byId, new Set(listed.map(({ event }) => event.id)));
  const fields = await loadFields(vanished.map(({ uid }) => uid));
  const takenBack = await takenBackIds();
  return finishInTurns(
    compareReading(memory.byId, listed, {
      now: Date.now(),
      host: new URL(siteUrl()).hostname,
      digest,
      isFirst,
      lastFields: (uid) => fields.get(uid),
      isTakenBack: (id) => takenBack.has(id),
    }),
  );
}

/** Writes changes in one transaction; false where the memory or the approved events are others meanwhile. */
const write = (
  reading: CalendarReading,
  changes: readonly MemoryChange[],
  before: string,
): Promise<boolean> =>
  inTransaction(async (db) => {
    const isOther =
      (await lockHead(db)) !== before || (await eventsVersionIn(db)) !== reading.approvedVersion;
    if (isOther) return false;
    await saveRows(db, changes);
    const decision = parseHead(before)?.decision ?? '';
    await saveHead(db, { decision, sheet: reading.sheet, readAt: reading.readAt });
    return true;
  });

/** Compares and writes once; undefined where another server was faster. Rejects when the store is unavailable. */
async function rememberOnce(reading: CalendarReading): Promise<boolean | undefined> {
  await renewMemory();
  const state = readMemoryState();
  if (!state || isMemoryDown()) return false;
  const head = parseHead(state.head);
  if (!mayCompare(reading, head)) return false;
  const key = [state.head, reading.sheet, reading.approvedVersion, reading.listed.length].join('\n');
  if (shared.done === key) return false;
  const changes = await changesOf(state.memory, reading.listed, head === undefined);
  if (changes.length > 0) {
    if (!(await write(reading, changes, state.head))) return undefined;
    await renewMemory();
    // Calendar files were made of the former memory, also where the writing took longer than the reading waits.
    pageSignals().listener?.outdated(false);
    return true;
  }
  shared.done = key;
  return false;
}

async function remember(reading: CalendarReading): Promise<boolean> {
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const isWritten = await rememberOnce(reading);
      if (isWritten !== undefined) return isWritten;
    }
  } catch (error) {
    noteMemoryOutage(errorCode(error) ?? 'UNEXPECTED');
  }
  return false;
}

/**
 * Remembers the listed events of a reading where they differ from what is remembered; true where something was written.
 * Never throws, and never waits long: what the store does not take now is written after the next reading.
 */
export async function rememberReading(reading: CalendarReading | undefined): Promise<boolean> {
  if (!reading) return false;
  const before = shared.running ?? Promise.resolve(false);
  const running = before.then(() => remember(reading));
  shared.running = running;
  return Promise.race([running, pause(WRITE_LIMIT_MS, false, { ref: false })]);
}
