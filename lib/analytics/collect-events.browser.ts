import 'client-only';
import type { AnalyticsEvent } from './analytics-event.ts';
import { refusesCounting } from './track.browser.ts';

/** Sent together at the latest when there are so many, after so many milliseconds, or when the page goes out of sight. */
const MOST_TOGETHER = 20;
const LONGEST_WAIT_MS = 30_000;
/** What is kept while there is no network; further events are forgotten. */
const MOST_KEPT = 50;

const isOffline = () => navigator.onLine === false;

/** Gathers events and hands them to `send` in few parcels. Returns where events go in. */
export function collectEvents(send: (events: AnalyticsEvent[]) => void): (event: AnalyticsEvent) => void {
  let gathered: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendAll = () => {
    clearTimeout(timer);
    timer = undefined;
    // Somebody may have made up their mind since these were gathered.
    if (refusesCounting()) gathered = [];
    if (gathered.length === 0) return;
    if (isOffline()) {
      timer = setTimeout(sendAll, LONGEST_WAIT_MS);
      return;
    }
    const events = gathered;
    gathered = [];
    send(events);
  };

  // On the document, which hears of it after the window: by then the vitals have told their last figures.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll();
  });
  window.addEventListener('pagehide', sendAll);

  return (event) => {
    if (gathered.length >= MOST_KEPT) return;
    gathered.push(event);
    if (gathered.length >= MOST_TOGETHER) sendAll();
    else timer ??= setTimeout(sendAll, LONGEST_WAIT_MS);
  };
}
