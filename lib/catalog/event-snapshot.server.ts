import 'server-only';
import { createHash } from 'node:crypto';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { isBuilding, isBuiltWithSheet } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { changedIds } from './changed-ids.ts';
import {
  type EventSnapshot,
  eventState,
  type Refreshed,
  type ServedFrom,
  type SourceReport,
} from './event-state.server.ts';
import { heldApproved, joinedEvents, renewApproved } from './join-approved.server.ts';
import { configuredSources, sheetKey } from './sources/configured-sources.server.ts';
import { answerProblem, type EventSource, rowCount } from './sources/event-source.ts';
import { readLastGoodCopy, saveLastGoodCopy } from './sources/last-good-copy.server.ts';
import { readSampleSheet } from './sources/sample-sheet.server.ts';

export type { EventSnapshot } from './event-state.server.ts';

/** A reading this young (milliseconds) is used again, so that many pages made at once ask the sheet once. */
const FRESH_MS = 5_000;

const isoNow = () => new Date().toISOString();
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');

function snapshotFromCsv(csv: string, from: ServedFrom, readAt: string): EventSnapshot {
  const version = createHash('sha256').update(csv).digest('hex').slice(0, 16);
  const held = eventState().sheet;
  const since = held?.from === from && held.version === version ? held.since : readAt;
  return { ...parseEventsCsv(csv), approved: 0, from, since, readAt, version };
}

/** How many rows the last good answer had, 0 when there was none. */
async function lastGoodRows(): Promise<number> {
  const held = eventState().sheet;
  const heldRows = held && held.from !== 'sample' && held.from !== 'nothing' ? rowCount(held) : undefined;
  const copy = await readLastGoodCopy(sheetKey());
  // The younger one counts: another server may have kept a newer copy, a full disk may hold an older one.
  if (!copy || (held && heldRows !== undefined && held.readAt >= copy.savedAt)) return heldRows ?? 0;
  return copy.rows;
}

/** Keeps a good answer for a restart. A disk that refuses is reported and stops nothing. */
async function keepCopy(copy: Parameters<typeof saveLastGoodCopy>[1]): Promise<void> {
  try {
    await saveLastGoodCopy(sheetKey(), copy);
    eventState().copyProblem = undefined;
  } catch (error) {
    eventState().copyProblem = `The last good copy could not be kept (${errorCode(error) ?? 'unknown reason'})`;
    console.warn(eventState().copyProblem);
  }
}

/** Reads one source; its answer counts only when it is whole and not much smaller than the last good one. */
async function readSource(source: EventSource, rowsBefore: number): Promise<EventSnapshot> {
  const { reports } = eventState();
  const note = (news: SourceReport) => {
    reports[source.name] = { ...reports[source.name], ...news };
  };
  try {
    const csv = await source.read();
    const snapshot = snapshotFromCsv(csv, source.name, isoNow());
    const { events, skipped, readAt } = snapshot;
    const problem = answerProblem(snapshot, rowsBefore);
    if (problem) throw new Error(problem);
    note({ answering: true, lastAnsweredAt: readAt, events: events.length, skipped });
    await keepCopy({ source: source.name, rows: rowCount(snapshot), savedAt: readAt, csv });
    return snapshot;
  } catch (error) {
    note({ answering: false, lastFailedAt: isoNow(), lastError: messageOf(error) });
    throw error;
  }
}

/** What there is to serve when no source answers: disk, or the sample when no source is configured at all. */
async function lastResort(): Promise<EventSnapshot> {
  if (configuredSources().length === 0) return snapshotFromCsv(await readSampleSheet(), 'sample', isoNow());
  const copy = await readLastGoodCopy(sheetKey());
  if (copy) return snapshotFromCsv(copy.csv, 'last-good-copy', copy.savedAt);
  // A build never needs the network: it publishes the honest empty state. A running site keeps its last page,
  // unless that is the sample, which is never shown under somebody's own sheet.
  if (isBuilding() || !isBuiltWithSheet())
    return {
      events: [],
      approved: 0,
      skipped: [],
      from: 'nothing',
      since: isoNow(),
      readAt: isoNow(),
      version: 'none',
    };
  throw new Error('Events are not available right now');
}

async function servedSheet(): Promise<EventSnapshot> {
  const current = eventState();
  const found = current.sheet ?? (await lastResort());
  // A reading may have ended meanwhile: what it brought stays.
  current.sheet ??= found;
  return current.sheet;
}

/** What is being served now, without asking any source. Throws when there is nothing at all. */
export async function servedEvents(): Promise<EventSnapshot> {
  await heldApproved();
  return joinedEvents(await servedSheet());
}

/**
 * Takes up the last good copy as if it had just been read, so that a server that has just started has pages to
 * show before its sources answer. Throws when there is nothing at all.
 */
export async function takeUpLastGoodCopy(): Promise<Refreshed> {
  const snapshot = await servedEvents();
  if (snapshot.from === 'nothing') throw new Error('Events are not available right now');
  eventState().readAt ||= Date.now();
  return { snapshot, answered: true, changedIds: [] };
}

async function readInOrder(acceptFewerRows: boolean): Promise<Omit<Refreshed, 'changedIds'>> {
  const problems: string[] = [];
  const rowsBefore = acceptFewerRows ? 0 : await lastGoodRows();
  for (const source of configuredSources()) {
    try {
      return { snapshot: await readSource(source, rowsBefore), answered: true };
    } catch (error) {
      problems.push(`${source.name}: ${messageOf(error)}`);
    }
  }
  const problem = problems.join('; ') || undefined;
  if (problem) console.warn(`The events could not be read anew (${problem})`);
  return { snapshot: await servedSheet(), answered: !problem, problem };
}

/**
 * Takes up approved events that have changed, without asking any source of the sheet; the changed ids are counted
 * from what was published last. Throws when there is nothing at all.
 */
export async function takeUpApproved(): Promise<Refreshed> {
  await renewApproved();
  const snapshot = await servedEvents();
  const { approved, approvedPublished } = eventState();
  if (snapshot.from === 'nothing' && snapshot.approved === 0)
    throw new Error('Events are not available right now');
  return {
    snapshot,
    answered: true,
    changedIds: changedIds(approvedPublished?.events ?? [], approved?.events ?? []),
  };
}

function beginReading(acceptFewerRows: boolean): Promise<Refreshed> {
  const current = eventState();
  const before = current.sheet ? joinedEvents(current.sheet).events : [];
  const running = Promise.all([readInOrder(acceptFewerRows), renewApproved()])
    .then(([result]) => {
      current.sheet = result.snapshot;
      current.problem = result.problem;
      current.readAt = Date.now();
      const snapshot = joinedEvents(result.snapshot);
      return {
        ...result,
        snapshot,
        changedIds: before.length > 0 ? changedIds(before, snapshot.events) : [],
      };
    })
    .finally(() => {
      if (current.running === running) current.running = undefined;
    });
  current.running = running;
  return running;
}

/** A reading that begins after this call. Those who ask while another one runs share the one that follows it. */
function beginReadingAfterRunning(acceptFewerRows: boolean): Promise<Refreshed> {
  const current = eventState();
  if (!current.running) return beginReading(acceptFewerRows);
  if (current.next) {
    current.next.acceptFewerRows ||= acceptFewerRows;
    return current.next.reading;
  }
  const begin = (): Promise<Refreshed> => {
    const accept = current.next?.acceptFewerRows ?? acceptFewerRows;
    current.next = undefined;
    return beginReading(accept);
  };
  current.next = { acceptFewerRows, reading: current.running.then(begin, begin) };
  return current.next.reading;
}

/**
 * Reads the sources anew and makes the answer what is served; without an answer, what is served stays. Readers at
 * the same time share one reading; `force` asks for one that begins now, because one that runs already may have
 * read the sheet before the edit. Throws only when there is nothing at all to serve.
 */
export function refreshEvents({ force = false, acceptFewerRows = false } = {}): Promise<Refreshed> {
  if (force) return beginReadingAfterRunning(acceptFewerRows);
  const { running, sheet, problem, readAt } = eventState();
  if (sheet && Date.now() - readAt < FRESH_MS)
    return Promise.resolve({ snapshot: joinedEvents(sheet), answered: !problem, problem, changedIds: [] });
  return running ?? beginReading(false);
}
