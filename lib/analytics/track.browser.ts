import 'client-only';
import type { AnalyticsEvent } from './analytics-event.ts';
import { isPrivatePath } from './private-path.ts';

const MOST_WAITING = 50;
const waiting: AnalyticsEvent[] = [];
let deliver: ((event: AnalyticsEvent) => void) | undefined;

/** Whether the visitor's browser says that nobody may count: Global Privacy Control or Do Not Track. */
export function refusesCounting(): boolean {
  try {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
    return Boolean(globalPrivacyControl) || doNotTrack === '1';
  } catch {
    // A browser that does not let itself be asked is not one to count.
    return true;
  }
}

/** Whether anything may be counted here and now: nobody refuses, and the page is not a private one. */
export const mayCount = () => !refusesCounting() && !isPrivatePath(window.location.pathname);

/** Tells of something that happened; kept until somebody delivers. Never throws, never waits. */
export function track(event: AnalyticsEvent): void {
  try {
    if (!mayCount()) return;
    if (deliver) deliver(event);
    else if (waiting.length < MOST_WAITING) waiting.push(event);
  } catch {
    // Nothing that is counted is worth breaking what somebody does.
  }
}

/** Hands what has happened so far, and everything from now on, to whoever delivers it. */
export function deliverBy(deliverer: (event: AnalyticsEvent) => void): void {
  deliver = deliverer;
  for (const event of waiting.splice(0)) deliverer(event);
}
