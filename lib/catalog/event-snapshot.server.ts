import 'server-only';
import { createHash } from 'node:crypto';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { isBuilding, isBuiltWithSheet } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { countMetric } from '#lib/server/monitoring/counters';
import { pageSignals } from '#lib/server/page-signals';
import { finishInTurns } from '#lib/time/slices';
import { changedIds } from './changed-ids.ts';
import {
  type EventSnapshot,
  eventState,
  type ReadOptions,
  type Refreshed,
  type ServedFrom,
  type SourceReport,
} from './event-state.server.ts';
import { currentApproved, joinedEvents, renewApproved } from './join-approved.server.ts';
import { configuredSources, sheetKey } from './sources/configured-sources.server.ts';
import { type EventSource, refuseDoubtful, rowCount } from './sources/event-source.ts';
import { lastGoodCopyFacts, readLastGoodCopy, saveLastGoodCopy } from './sources/last-good-copy.server.ts';
import { readSampleSheet } from './sources/sample-sheet.server.ts';
import { SourceError } from './sources/source-error.ts';

export type { EventSnapshot } from './event-state.server.ts';

/** Events this recent are not read again, so that many pages rendered at once cause one request. */
const FRESH_MS = 5_000;

const isoNow = () => new Date().toISOString();
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');

async function snapshotFromCsv(csv: string, from: ServedFrom, readAt: string): Promise<EventSnapshot> {
  const version = createHash('sha256').update(csv).digest('hex').slice(0, 16);
  const held = eventState().sheet;
  const since = held?.from === from && held.version === version ? held.since : readAt;
  // Mostly nothing has changed since the last reading.
  const { events, skipped } = held?.version === version ? held : await finishInTurns(parseEventsCsv(csv));
  return { events, skipped, approved: 0, from, since, readAt, version };
}

/** How many rows the last good response had, 0 when there was none. */
async function lastGoodRows(): Promise<number> {
  const held = eventState().sheet;
  const heldRows = held && held.from !== 'sample' && held.from !== 'nothing' ? rowCount(held) : undefined;
  const copy = await lastGoodCopyFacts(sheetKey());
  // The newer one counts: another server may have saved a newer copy, or a full disk may have an older one.
  if (!copy || (held && heldRows !== undefined && held.readAt >= copy.savedAt)) return heldRows ?? 0;
  return copy.rows;
}

/** Saves a good response for a restart. Never throws: a failure is only reported. */
async function saveCopy(copy: Parameters<typeof saveLastGoodCopy>[1]): Promise<void> {
  try {
    await saveLastGoodCopy(sheetKey(), copy);
    eventState().copyProblem = undefined;
  } catch (error) {
    eventState().copyProblem = `The last good copy could not be kept (${errorCode(error) ?? 'unknown reason'})`;
    console.warn(eventState().copyProblem);
  }
}

/** Counts a refused response, and notes the pause that its source asked for. Returns what to report of it. */
function noteRefusal(source: EventSource['name'], error: unknown): SourceReport {
  const { reason = 'unreachable', retryAfterMs } = error instanceof SourceError ? error : {};
  countMetric('site_sheet_refused_total', { source, reason });
  if (retryAfterMs !== undefined) eventState().pausedUntil[source] = Date.now() + retryAfterMs;
  const isHeld = reason === 'shrank' || reason === 'grew';
  return {
    answering: false,
    lastFailedAt: isoNow(),
    lastError: messageOf(error),
    isHeld: isHeld || undefined,
  };
}

/** Reads one source. Throws when its response is damaged, or its size differs too much from the last good one's. */
async function readSource(source: EventSource, rowsBefore: number): Promise<EventSnapshot> {
  const { reports, pausedUntil } = eventState();
  const note = (report: SourceReport) => {
    reports[source.name] = { ...reports[source.name], ...report };
  };
  try {
    const csv = await source.read();
    const snapshot = await snapshotFromCsv(csv, source.name, isoNow());
    const { events, skipped, readAt } = snapshot;
    refuseDoubtful(snapshot, rowsBefore);
    delete pausedUntil[source.name];
    note({ answering: true, lastAnsweredAt: readAt, events: events.length, skipped, isHeld: undefined });
    await saveCopy({ source: source.name, rows: rowCount(snapshot), savedAt: readAt, csv });
    return snapshot;
  } catch (error) {
    note(noteRefusal(source.name, error));
    throw error;
  }
}

/** Why a source is not asked now; undefined when it may be. */
function pauseOf(name: EventSource['name']): string | undefined {
  const until = eventState().pausedUntil[name] ?? 0;
  return until > Date.now() ? `It asked for a pause until ${new Date(until).toISOString()}` : undefined;
}

/** The events when no source responds: the last good copy, or the sample calendar when no source is configured. */
async function lastResort(): Promise<EventSnapshot> {
  if (configuredSources().length === 0) return snapshotFromCsv(await readSampleSheet(), 'sample', isoNow());
  const copy = await readLastGoodCopy(sheetKey());
  if (copy) return snapshotFromCsv(copy.csv, 'last-good-copy', copy.savedAt);
  // A build never needs the network: it publishes the empty state. A running site keeps its last page, unless that
  // shows the sample calendar although a sheet is configured.
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
  // A refresh may have ended meanwhile: its result has precedence.
  current.sheet ??= found;
  return current.sheet;
}

/** The events that are served now, without a request to a source. Throws when there are none at all. */
export async function servedEvents(): Promise<EventSnapshot> {
  await currentApproved();
  return joinedEvents(await servedSheet());
}

/**
 * Serves the last good copy as if it had just been read, so that a newly started server has pages before its sources
 * respond. Throws when there are no events at all.
 */
export async function refreshFromLastGoodCopy(): Promise<Refreshed> {
  const snapshot = await servedEvents();
  if (snapshot.from === 'nothing') throw new Error('Events are not available right now');
  eventState().readAt ||= Date.now();
  return { snapshot, answered: true, changedIds: [] };
}

async function readInOrder(options: ReadOptions): Promise<Omit<Refreshed, 'changedIds'>> {
  const problems: string[] = [];
  const rowsBefore = options.acceptChangedRows ? 0 : await lastGoodRows();
  for (const source of configuredSources()) {
    const paused = options.askPaused ? undefined : pauseOf(source.name);
    try {
      if (paused) throw new Error(paused);
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
 * Serves the current approved events, without a request to a source of the sheet. `changedIds` are relative to what was
 * published last. Throws when there are no events at all.
 */
export async function refreshFromApproved(): Promise<Refreshed> {
  await renewApproved();
  const snapshot = await servedEvents();
  const { approved, approvedPublished } = eventState();
  if (snapshot.from === 'nothing' && snapshot.approved === 0)
    throw new Error('Events are not available right now');
  return {
    snapshot,
    answered: true,
    changedIds: await finishInTurns(changedIds(approvedPublished?.events ?? [], approved?.events ?? [])),
  };
}

function startRefresh(options: ReadOptions): Promise<Refreshed> {
  const current = eventState();
  const before = current.sheet ? joinedEvents(current.sheet).events : [];
  const running = Promise.all([readInOrder(options), renewApproved()])
    .then(async ([result]) => {
      current.sheet = result.snapshot;
      current.problem = result.problem;
      current.readAt = Date.now();
      const snapshot = joinedEvents(result.snapshot);
      // Responses of route handlers were made of the former events, also where no page is revalidated.
      pageSignals().listener?.outdated(false);
      return {
        ...result,
        snapshot,
        changedIds: before.length > 0 ? await finishInTurns(changedIds(before, snapshot.events)) : [],
      };
    })
    .finally(() => {
      if (current.running === running) current.running = undefined;
    });
  current.running = running;
  return running;
}

/** What two calls want together that share one refresh. */
const combined = (one: ReadOptions, other: ReadOptions): ReadOptions => ({
  acceptChangedRows: one.acceptChangedRows || other.acceptChangedRows,
  askPaused: one.askPaused || other.askPaused,
});

/** A refresh that starts after this call. Calls while another one is running share the next one. */
function startRefreshAfterRunning(options: ReadOptions): Promise<Refreshed> {
  const current = eventState();
  if (!current.running) return startRefresh(options);
  if (current.next) {
    current.next.options = combined(current.next.options, options);
    return current.next.reading;
  }
  const start = (): Promise<Refreshed> => {
    const wanted = current.next?.options ?? options;
    current.next = undefined;
    return startRefresh(wanted);
  };
  current.next = { options, reading: current.running.then(start, start) };
  return current.next.reading;
}

type RefreshOptions = {
  /** Starts a new refresh, because a running one may have read the sheet before the latest edit. */
  force?: boolean;
  /** Accepts a sheet that has shrunk or grown as if by accident. */
  acceptChangedRows?: boolean;
  /** Leaves out sources that have asked for a pause, also with `force`. */
  heedPauses?: boolean;
};

/**
 * Reads the sources again and serves the result; without a good response, the current events stay. Simultaneous calls
 * share one refresh. Sources that have asked for a pause (Retry-After) are only asked with `force`. Throws only when
 * there are no events at all.
 */
export function refreshEvents({
  force = false,
  acceptChangedRows = false,
  heedPauses = !force,
}: RefreshOptions = {}): Promise<Refreshed> {
  if (force) return startRefreshAfterRunning({ acceptChangedRows, askPaused: !heedPauses });
  const { running, sheet, problem, readAt } = eventState();
  if (sheet && Date.now() - readAt < FRESH_MS)
    return Promise.resolve({ snapshot: joinedEvents(sheet), answered: !problem, problem, changedIds: [] });
  return running ?? startRefresh({ acceptChangedRows: false, askPaused: false });
}
