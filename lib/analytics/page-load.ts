import { MINUTE_MS } from '#lib/time/durations';
import type { AnalyticsEvent } from './analytics-event.ts';

type PageLoad = Extract<AnalyticsEvent, { name: 'page_load' }>;
/** What a browser says of a navigation, in milliseconds from its start. */
type NavigationTimes = {
  responseStart: number;
  domInteractive: number;
  loadEventEnd: number;
  /** When a page that was made ahead came into sight. */
  activationStart?: number;
};

/** Milliseconds: what takes longer was a sleeping computer, not a page. */
const LONGEST_LOAD = 10 * MINUTE_MS;

/** How long a page took to load, or undefined while it loads or where the figures make no sense. */
export function pageLoadOf(times: NavigationTimes): PageLoad | undefined {
  const { responseStart, domInteractive, loadEventEnd, activationStart = 0 } = times;
  const [firstByte = 0, interactive = 0, complete = 0] = [responseStart, domInteractive, loadEventEnd].map(
    (time) => Math.max(0, Math.round(time - activationStart)),
  );
  const isSensible =
    loadEventEnd > 0 && firstByte <= interactive && interactive <= complete && complete <= LONGEST_LOAD;
  return isSensible ? { name: 'page_load', firstByte, interactive, complete } : undefined;
}
