import 'server-only';
import { processWide } from '#lib/server/process-wide.server';
import { eventsChanged } from '#lib/submissions/store/events-version.server';
import { eventState } from './event-state.server.ts';
import { renewApproved } from './join-approved.server.ts';
import { askToPublish } from './publish-events.server.ts';

const WATCH_MS = 2_000;
/** While the store does not answer, it is asked less often. */
const OUTAGE_WATCH_MS = 10_000;

const watcher = processWide('approved-events-watcher', () => ({ isWatching: false }));

/** Publishes what changed; what fails is tried again the next time. */
async function publishChanges(): Promise<void> {
  await renewApproved();
  const { approved, approvedPublished } = eventState();
  if (approved !== approvedPublished) await askToPublish('?approved=1');
}

/**
 * Looks every two seconds, and at once when this process says so, whether approved events changed, in whatever
 * process, and publishes them. It keeps no process alive.
 */
export function watchApprovedEvents(): void {
  if (watcher.isWatching) return;
  watcher.isWatching = true;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isAskedAgain = false;
  const later = () => {
    const wait = eventState().approvedProblem ? OUTAGE_WATCH_MS : WATCH_MS;
    timer = setTimeout(() => void look(), wait).unref();
  };
  const look = async () => {
    isAskedAgain = isLooking;
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    do {
      isAskedAgain = false;
      await publishChanges();
    } while (isAskedAgain);
    isLooking = false;
    later();
  };
  eventsChanged.listen(() => void look());
  later();
}
