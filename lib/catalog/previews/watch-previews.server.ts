import 'server-only';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { upcomingEvents } from '#lib/events/lists/events-to-come';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { processWide } from '#lib/server/process-wide.server';
import { belizeDay } from '#lib/time/calendar-day';
import { finishInTurns } from '#lib/time/slices';
import { catalogState } from '../catalog-state.server.ts';
import { makeInAdvance } from './make-in-advance.ts';
import { previewOf } from './preview-key.server.ts';
import { previews, STORE_MAX_BYTES } from './previews.server.ts';

const WATCH_MS = 5_000;
/** After a start the pages are rendered first. */
const FIRST_MS = 20_000;
/** The pause after a drawing in relation to its duration: making previews uses a fifth of a processor at most. */
const REST_RATIO = 4;
const REST_MAX_MS = 2_000;

const rest = (milliseconds: number) =>
  milliseconds > 0
    ? pause(Math.min(milliseconds * REST_RATIO, REST_MAX_MS), undefined, { ref: false })
    : nextTurn();

const watcher = processWide('previews-watcher', () => ({ isWatching: false, done: '' }));

/** Changes with the events that are served, and on each new day. */
const currentVersion = () => `${catalogState().joined?.snapshot.version} ${belizeDay(Date.now())}`;

/** Makes the previews of the events to come, the next ones first, unless that was done for these events today. */
async function makeCurrent(): Promise<void> {
  const served = catalogState().joined?.snapshot;
  const version = currentVersion();
  if (!served || version === watcher.done) return;
  watcher.done = version;
  const { store, queue, isStoring } = previews();
  await makeInAdvance({
    events: await finishInTurns(upcomingEvents(served.events, belizeDay(Date.now()))),
    previewOf,
    sizes: await store.sizes(),
    maxBytes: STORE_MAX_BYTES,
    prefer: store.prefer,
    make: async (key, content) => (await queue.make(key, content)) && isStoring(),
    rest,
    isOutdated: () => currentVersion() !== version,
  });
}

/**
 * Makes previews in advance whenever other events are served, and on each new day. Its timer does not keep the process
 * alive.
 */
export function watchPreviews(): void {
  if (isBuilding() || watcher.isWatching) return;
  watcher.isWatching = true;
  const check = async () => {
    try {
      await makeCurrent();
    } catch (error) {
      log().error({ code: errorCode(error) ?? 'UNEXPECTED' }, 'Previews are not made in advance');
    }
    setTimeout(check, WATCH_MS).unref();
  };
  setTimeout(check, FIRST_MS).unref();
}
