import 'client-only';
import { isPrivatePath } from '#lib/site/private-paths';
import type { AnalyticsEvent } from './analytics-event.ts';

const MAX_QUEUED = 50;
const queued: AnalyticsEvent[] = [];
let handler: ((event: AnalyticsEvent) => void) | undefined;

/** Whether the visitor has opted out of tracking: Global Privacy Control or Do Not Track. */
export function hasOptedOut(): boolean {
  try {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
    return Boolean(globalPrivacyControl) || doNotTrack === '1';
  } catch {
    // A browser that hides its settings counts as opted out.
    return true;
  }
}

/** Whether tracking is allowed: the visitor has not opted out, and the page is not private. */
export const canTrack = () => !hasOptedOut() && !isPrivatePath(window.location.pathname);

/** Tracks an event; it is queued until a handler is set. Never throws, never blocks. */
export function track(event: AnalyticsEvent): void {
  try {
    if (!canTrack()) return;
    if (handler) handler(event);
    else if (queued.length < MAX_QUEUED) queued.push(event);
  } catch {
    // A failure of analytics must not break what the visitor does.
  }
}

/** Sets the handler of all queued and further events. */
export function setTrackHandler(newHandler: (event: AnalyticsEvent) => void): void {
  handler = newHandler;
  for (const event of queued.splice(0)) newHandler(event);
}
