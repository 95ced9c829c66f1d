import 'client-only';
import type { AnalyticsEvent } from './analytics-event.ts';

const MOST_WAITING = 50;
const waiting: AnalyticsEvent[] = [];
let deliver: ((event: AnalyticsEvent) => void) | undefined;

/** Whether the visitor's browser says that nobody may count: Global Privacy Control or Do Not Track. */
export function refusesCounting(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return Boolean(globalPrivacyControl) || doNotTrack === '1';
}

/** Tells of something that happened; kept until somebody delivers. Never throws, never waits. */
export function track(event: AnalyticsEvent): void {
  if (refusesCounting()) return;
  if (deliver) deliver(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Hands what has happened so far, and everything from now on, to whoever delivers it. */
export function deliverBy(deliverer: (event: AnalyticsEvent) => void): void {
  deliver = deliverer;
  for (const event of waiting.splice(0)) deliverer(event);
}
