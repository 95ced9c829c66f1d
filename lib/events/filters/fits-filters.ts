import { fold } from '#lib/text/fold';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { pricesInPlace } from '../cost/prices-in-words.ts';
import type { CostFilter, HourFilter } from '../event-filters.ts';
import { hasOtherHours, statedHours } from '../event-hours.ts';
import { EVENING_MINUTES } from '../event-moments.ts';
import { eventState } from '../event-state.ts';
import { type EventSummary, summaryMoments } from '../event-summary.ts';
import { BZD_PER_USD } from '../format-cost.ts';
import { daysOfEvent } from '../occurrences.ts';

/** What has no known end is taken for over after this time, as in `eventState`. */
const ASSUMED_MINUTES = 240;

const NOON_MINUTES = 720;
const DAY_MINUTES = 1440;

/** Whether hours are what is left of a day after some hour past noon: 'after nine', 'later', but not the whole evening. */
const isLate = ({ after, before }: Exclude<HourFilter, 'now'>) =>
  after >= NOON_MINUTES && after !== EVENING_MINUTES && before === DAY_MINUTES;

/** The days on which an event is looked at: of several with other hours on some those to come that are asked for, else its first. */
function daysLookedAt(event: EventSummary, now: number, isAsked: (day: CalendarDay) => boolean) {
  if (!event.endDate || !hasOtherHours(event)) return [event.date];
  const today = belizeDay(now);
  const days = daysOfEvent(event).filter((day) => day >= today && isAsked(day));
  return days.length > 0 ? days : [event.date];
}

/**
 * Whether an event is on within hours of the day, by the clocks of its place, on one of the days that are asked for. One
 * whose hour is not known may be, so it fits, at the end of an evening too; but a heritage day is no answer to what begins
 * after nine. For 'now' it has to be on at the instant `now` (milliseconds since 1970), or to begin within the hour.
 */
export function fitsHours(
  event: EventSummary,
  hours: HourFilter,
  now: number,
  isAsked: (day: CalendarDay) => boolean = () => true,
): boolean {
  if (hours === 'now') {
    const { kind } = eventState(summaryMoments(event), now);
    return kind === 'now' || kind === 'soon' || (kind === 'today' && event.time === undefined);
  }
  return daysLookedAt(event, now, isAsked).some((day) => {
    const clock = statedHours(event, day);
    if (!clock) return !isLate(hours);
    // An assumed end counts for mornings only: a concert at 8 PM is no answer to 'after 11'.
    const end = clock.end ?? Math.min(clock.start + ASSUMED_MINUTES, hours.after);
    return clock.start < hours.before && (clock.start >= hours.after || end > hours.after);
  });
}

type Priced = Pick<EventSummary, 'cost' | 'country' | 'timeZone'>;

/** How many Belize dollars one of another currency is, where that is fixed. */
const BZD_PER: Readonly<Record<string, number>> = { BZD: 1, USD: BZD_PER_USD };

/** What is free beside a price, which is then that of the others: 'BZ$10, children free', 'BZ$50 with a free drink'. */
const FREE_BESIDE = /\b(?:free|gratis)\b/gi;

/** The least that an event costs in Belize dollars; undefined where no price is written, or one in another currency. */
function dollarsOf({ cost = '', country, timeZone }: Priced): number | undefined {
  const isInBelize = country === undefined && timeZone === undefined;
  const prices = pricesInPlace(cost.replace(FREE_BESIDE, ''), isInBelize);
  if (!prices) return undefined;
  const { low, currency = 'BZD' } = prices;
  const rate = BZD_PER[currency];
  return rate && low * rate;
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
