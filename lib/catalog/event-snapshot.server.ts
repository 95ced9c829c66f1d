import 'server-only';
import { isBuilding, isBuiltWithSheet } from '#lib/server/env.server';
import { errorMessage } from '#lib/server/error-message';
import { pageSignals } from '#lib/server/page-signals';
import type { ApprovedEvents } from '#lib/submissions/items/published/approved-events.server';
import { isoNow } from '#lib/time/iso-now';
import { finishInTurns } from '#lib/time/slices';
import {
  catalogState,
  type EventSnapshot,
  type ReadOptions,
  type Refreshed,
} from './catalog-state.server.ts';
import { outdatedByOverrides } from './celebrations/celebration-overrides.server.ts';
import { changedIds } from './changed-ids.ts';
import { currentApproved, joinedEvents, readingOf, renewApproved } from './join-approved.server.ts';
import { type LastGood, settleUnchecked } from './judging/judge-reading.ts';
import { findLastGood, lastGoodInTime } from './judging/last-good.server.ts';
import { outdatedByMemory } from './memory/load-memory.server.ts';
import { rememberReading } from './memory/remember-reading.server.ts';
import { readSource, snapshotFromText } from './read-source.server.ts';
import { configuredSources, sheetKey } from './sources/configured-sources.server.ts';
import type { EventSource } from './sources/event-source.ts';
import { readLastGoodCopy } from './sources/last-good-copy.server.ts';
import { sampleSheet } from './sources/sample/sample-sheet.server.ts';

export type { EventSnapshot } from './catalog-state.server.ts';

/** Events this recent are not read again, so that many pages rendered at once cause one request. */
const FRESH_MS = 5_000;

/** Why a source is not asked now; undefined when it may be. */
function pauseOf(name: EventSource['name']): string | undefined {
  const until = catalogState().pausedUntil[name] ?? 0;
  return until > Date.now() ? `It asked for a pause until ${new Date(until).toISOString()}` : undefined;
}

/** The sample calendar as it is now; the snapshot that is served already while no row of it has moved on. */
async function sampleSnapshot(): Promise<EventSnapshot> {
  const sample = await sampleSheet(Date.now());
  const { sheet } = catalogState();
  if (sheet?.from === 'sample' && sheet.version === sample.version) return sheet;
  const readAt = isoNow();
  return { ...sample, approved: 0, from: 'sample', since: readAt, readAt };
}

/** The events when no source responds: the last good copy, or the sample calendar when no source is configured. */
async function lastResort(): Promise<EventSnapshot> {
  if (configuredSources().length === 0) return sampleSnapshot();
  const copy = await readLastGoodCopy(sheetKey());
  if (copy)
    return snapshotFromText({ ...copy, givenIds: copy.givenIds ?? [] }, 'last-good-copy', copy.savedAt);
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
  const current = catalogState();
  // The sample calendar goes with the time, between two refreshes too.
  if (current.sheet?.from === 'sample') current.sheet = await sampleSnapshot();
  if (current.sheet) return current.sheet;
  const found = await lastResort().catch((error: unknown) => {
    if (!current.sheet) throw error;
    return current.sheet;
  });
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
  catalogState().readAt ||= Date.now();
  return { snapshot, answered: true, changedIds: [], former: [] };
}

/** What the readings are compared with; before, the served sheet is, where it could not be until now. */
async function comparedWith({ acceptChangedRows }: ReadOptions): Promise<LastGood> {
  const judged = catalogState();
  if (acceptChangedRows) return lastGoodInTime(judged);
  const lastGood = await findLastGood(judged);
  const isSettled = await settleUnchecked(judged, lastGood, () => lastResort().catch(() => undefined));
  return isSettled ? findLastGood(judged) : lastGood;
}

async function readInOrder(options: ReadOptions): Promise<Omit<Refreshed, 'changedIds' | 'former'>> {
  const problems: string[] = [];
  const lastGood = await comparedWith(options);
  for (const source of configuredSources()) {
    const paused = options.askPaused ? undefined : pauseOf(source.name);
    try {
      if (paused) throw new Error(paused);
      return { snapshot: await readSource(source, lastGood, options), answered: true };
    } catch (error) {
      problems.push(`${source.name}: ${errorMessage(error)}`);
    }
  }
  const problem = problems.join('; ') || undefined;
  if (problem) console.warn(`The events could not be read anew (${problem})`);
  return { snapshot: await servedSheet(), answered: !problem, problem };
}

/** The events that the store adds to the sheet or shows instead of its rows. */
const shownOf = (approved: ApprovedEvents | undefined) =>
  approved
    ? [...approved.events, ...approved.announced, ...approved.corrected.map(({ event }) => event)]
    : [];

/**
 * Serves the current approved events, without a request to a source of the sheet. `changedIds` are relative to what was
 * published last, those that moderators have put in or out of a celebration included. Throws when there are no events at all.
 */
export async function refreshFromApproved(): Promise<Refreshed> {
  await renewApproved();
  const snapshot = await servedEvents();
  await rememberReading(readingOf(await servedSheet()));
  const { approved, approvedPublished } = catalogState();
  if (snapshot.from === 'nothing' && snapshot.approved === 0)
    throw new Error('Events are not available right now');
  return {
    snapshot,
    answered: true,
    changedIds: [
      ...new Set([
        ...(await finishInTurns(changedIds(shownOf(approvedPublished), shownOf(approved)))),
        ...outdatedByOverrides().map(({ eventId }) => eventId),
        ...outdatedByMemory(),
      ]),
    ],
    former: shownOf(approvedPublished),
  };
}

function startRefresh(options: ReadOptions): Promise<Refreshed> {
  const current = catalogState();
  const before = current.sheet ? joinedEvents(current.sheet).events : [];
  const running = Promise.all([readInOrder(options), renewApproved()])
    .then(async ([result]) => {
      // Before it is served, so that a request for a moved event gets its lasting UID.
      await rememberReading(readingOf(result.snapshot));
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
        former: before,
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
  accepted: [...one.accepted, ...other.accepted],
  askPaused: one.askPaused || other.askPaused,
});

/** A refresh that starts after this call. Calls while another one is running share the next one. */
function startRefreshAfterRunning(options: ReadOptions): Promise<Refreshed> {
  const current = catalogState();
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
  /** Accepts a sheet that looks like an accident. */
  acceptChangedRows?: boolean;
  /** Accepts such a sheet where these are the codes of all that makes it look so. */
  accepted?: readonly string[];
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
  accepted = [],
  heedPauses = !force,
}: RefreshOptions = {}): Promise<Refreshed> {
  if (force) return startRefreshAfterRunning({ acceptChangedRows, accepted, askPaused: !heedPauses });
  const { running, sheet, problem, readAt } = catalogState();
  if (sheet && Date.now() - readAt < FRESH_MS)
    return Promise.resolve({
      snapshot: joinedEvents(sheet),
      answered: !problem,
      problem,
      changedIds: [],
      former: [],
    });
  return running ?? startRefresh({ acceptChangedRows: false, accepted: [], askPaused: false });
}
