import 'server-only';
import { processWide } from '#lib/server/process-wide.server';
import { eventsChanged } from '#lib/submissions/items/published/events-version.server';
import { slidesChanged } from '#lib/submissions/slides/slides-version.server';
import { belizeDay } from '#lib/time/calendar-day';
import { publishSlides } from './booked-slides.server.ts';
import { catalogState } from './catalog-state.server.ts';
import {
  outdatedByOverrides,
  renewCelebrationOverrides,
} from './celebrations/celebration-overrides.server.ts';
import { celebrationsChanged } from './celebrations/overrides-version.server.ts';
import { renewApproved } from './join-approved.server.ts';
import { memoryChanged } from './memory/decide-memory.server.ts';
import { outdatedByMemory, renewMemory } from './memory/load-memory.server.ts';
import { askToPublish } from './publish-events.server.ts';
import { publishNewDay } from './publish-new-day.server.ts';
import { publishMovedSample } from './publish-sample.server.ts';
import { publishEditsOfOthers } from './sheet-edition.server.ts';

const WATCH_MS = 2_000;
/** The interval while the store fails. */
const OUTAGE_WATCH_MS = 10_000;

const watcher = processWide('approved-events-watcher', () => ({ isWatching: false }));

/** Publishes changed events; a failure is retried the next time. */
async function publishChanges(): Promise<void> {
  await renewApproved();
  await Promise.all([renewCelebrationOverrides(), renewMemory()]);
  const { approved, approvedPublished } = catalogState();
  const isOutdated = outdatedByOverrides().length > 0 || outdatedByMemory().length > 0;
  if (approved !== approvedPublished || isOutdated) await askToPublish('?approved=1');
  await publishSlides(Date.now(), async () => (await askToPublish('?approved=1')) === 200);
  await publishMovedSample(Date.now(), async () => (await askToPublish('?heed-pauses=1')) === 200);
  await publishNewDay(belizeDay(Date.now()), () => askToPublish('?approved=1&new-day=1'));
  // Not waited for: its source may take a minute, and approved events need none.
  void publishEditsOfOthers();
}

/**
 * Publishes approved events, celebrations by hand, what moderators decide about remembered events, and booked slides when
 * they change in any process or the day does, rows of the sample calendar that have moved on, at midnight the pages that are
 * of a day, and edits of the sheet that were published at another server: checks every two seconds, and at once after a
 * change in this process. Its timer does not keep the process alive.
 */
export function watchApprovedEvents(): void {
  if (watcher.isWatching) return;
  watcher.isWatching = true;
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  let isRepeatNeeded = false;
  const schedule = () => {
    const wait = catalogState().approvedProblem ? OUTAGE_WATCH_MS : WATCH_MS;
    timer = setTimeout(() => void check(), wait).unref();
  };
  const check = async () => {
    isRepeatNeeded = isChecking;
    if (isChecking) return;
    isChecking = true;
    clearTimeout(timer);
    do {
      isRepeatNeeded = false;
      await publishChanges();
    } while (isRepeatNeeded);
    isChecking = false;
    schedule();
  };
  eventsChanged.listen(() => void check());
  slidesChanged.listen(() => void check());
  celebrationsChanged.listen(() => void check());
  memoryChanged.listen(() => void check());
  schedule();
}
