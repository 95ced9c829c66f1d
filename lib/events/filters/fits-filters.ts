import { fold } from '#lib/text/fold';
import type { CostFilter, HourFilter } from '../event-filters.ts';
import { eventState } from '../event-state.ts';
import { type EventSummary, summaryMoments } from '../event-summary.ts';
import { parseTime } from '../event-time.ts';

/** What has no known end is taken for over after this time, as in `eventState`. */
const ASSUMED_MINUTES = 240;

/**
 * Whether an event is on within hours of the day, by the clocks of its place. One whose hour is not known may be, so it
 * fits. For 'now' it has to be on at the instant `now` (milliseconds since 1970), or to begin within the hour.
 */
export function fitsHours(event: EventSummary, hours: HourFilter, now: number): boolean {
  if (hours === 'now') {
    const { kind } = eventState(summaryMoments(event), now);
    return kind === 'now' || kind === 'soon' || (kind === 'today' && event.time === undefined);
  }
  const clock = event.time === undefined ? undefined : parseTime(event.time);
  if (!clock) return true;
  // An assumed end counts for mornings only: a concert at 8 PM is no answer to 'after 11'.
  const end = clock.end ?? Math.min(clock.start + ASSUMED_MINUTES, hours.after);
  return clock.start < hours.before && (clock.start >= hours.after || end > hours.after);
}

/** The Belize dollar is fixed at two to the US dollar. */
const BELIZE_DOLLARS_PER_US_DOLLAR = 2;

/** What an event costs in Belize dollars; undefined where no figure is written. */
function dollarsOf(cost: string): number | undefined {
  const [, figures] = /(\d+(?:\.\d+)?)/.exec(cost.replaceAll(',', '')) ?? [];
  if (figures === undefined) return undefined;
  return Number(figures) * (/us\s?\$|usd/i.test(cost) ? BELIZE_DOLLARS_PER_US_DOLLAR : 1);
}

/** Whether an event is free, is paid for, or costs at most so many Belize dollars; an unknown cost fits none of them. */
export function fitsCost({ cost = '' }: Pick<EventSummary, 'cost'>, asked: CostFilter): boolean {
  const isFree = /^(free|gratis)\b/.test(fold(cost)) || dollarsOf(cost) === 0;
  if (asked === 'free') return isFree;
  if (asked === 'paid') return cost !== '' && !isFree;
  return isFree || (dollarsOf(cost) ?? Number.POSITIVE_INFINITY) <= asked;
}
