import { fold } from '#lib/text/fold';
import type { CostFilter, HourFilter } from '../event-filters.ts';
import { eventState } from '../event-state.ts';
import { type EventSummary, summaryMoments } from '../event-summary.ts';
import { parseTime } from '../event-time.ts';
import { BZD_PER_USD } from '../format-cost.ts';

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

/** A code in front of a figure, as prices are written: 'CAD 20'. */
const OTHER_CURRENCY = /\b(?!BZD|USD)[A-Z]{3}\s\d|[€£]/;

type Priced = Pick<EventSummary, 'cost' | 'country' | 'timeZone'>;

/**
 * What an event costs in Belize dollars; undefined where no figure is written, in another currency, and abroad in none:
 * '$25' may be of any country there.
 */
function dollarsOf({ cost = '', country, timeZone }: Priced): number | undefined {
  const [, figures] = /(\d+(?:\.\d+)?)/.exec(cost.replaceAll(',', '')) ?? [];
  if (figures === undefined) return undefined;
  if (Number(figures) === 0) return 0;
  if (/us\s?\$|usd/i.test(cost)) return Number(figures) * BZD_PER_USD;
  if (/bz\s?\$|bzd/i.test(cost)) return Number(figures);
  const isAbroad = country !== undefined || timeZone !== undefined;
  return isAbroad || OTHER_CURRENCY.test(cost) ? undefined : Number(figures);
}

/** Whether an event is free, is paid for, or costs at most so many Belize dollars; an unknown cost fits none of them. */
export function fitsCost(event: Priced, asked: CostFilter): boolean {
  const { cost = '' } = event;
  const dollars = dollarsOf(event);
  const isFree = /^(free|gratis)\b/.test(fold(cost)) || dollars === 0;
  if (asked === 'free') return isFree;
  if (asked === 'paid') return cost !== '' && !isFree;
  return isFree || (dollars ?? Number.POSITIVE_INFINITY) <= asked;
}
