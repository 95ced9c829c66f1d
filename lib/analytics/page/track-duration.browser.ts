import 'client-only';
import { MINUTE_MS } from '#lib/time/durations';
import { track } from '../track.browser.ts';

const TRACK_EVERY_MINUTES = 5;

/** Tracks every five minutes how long the page has been visible in this visit. */
export function trackDuration(): void {
  let minutes = 0;
  setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    minutes += 1;
    if (minutes % TRACK_EVERY_MINUTES === 0) track({ name: 'session_duration', minutes });
  }, MINUTE_MS);
}
