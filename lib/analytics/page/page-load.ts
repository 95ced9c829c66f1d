import { MINUTE_MS } from '#lib/time/durations';
import type { AnalyticsEvent } from '../analytics-event.ts';

type PageLoad = Extract<AnalyticsEvent, { name: 'page_load' }>;
/** The times of a `PerformanceNavigationTiming`, in milliseconds from the start of the navigation. */
type NavigationTimes = {
  responseStart: number;
  domInteractive: number;
  loadEventEnd: number;
  /** When a prerendered page was shown. */
  activationStart?: number;
};

/** Milliseconds: the computer was asleep during a longer load. */
const LONGEST_LOAD = 10 * MINUTE_MS;

/** The load times of a page; undefined while it loads, and for inconsistent times. */
export function pageLoadOf(times: NavigationTimes): PageLoad | undefined {
  const { responseStart, domInteractive, loadEventEnd, activationStart = 0 } = times;
  const [firstByte = 0, interactive = 0, complete = 0] = [responseStart, domInteractive, loadEventEnd].map(
    (time) => Math.max(0, Math.round(time - activationStart)),
  );
  const isConsistent =
    loadEventEnd > 0 && firstByte <= interactive && interactive <= complete && complete <= LONGEST_LOAD;
  return isConsistent ? { name: 'page_load', firstByte, interactive, complete } : undefined;
}
