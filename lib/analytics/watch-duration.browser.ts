import 'client-only';
import { MINUTE_MS } from '#lib/time/durations';
import { track } from './track.browser.ts';

const TOLD_EVERY_MINUTES = 5;

/** Tells every five minutes how long the guide has been in sight. */
export function watchDuration(): void {
  let minutes = 0;
  setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    minutes += 1;
    if (minutes % TOLD_EVERY_MINUTES === 0) track({ name: 'session_duration', minutes });
  }, MINUTE_MS);
}
