import { belizeDay } from '#lib/time/calendar-day';
import { thisWeekend } from '#lib/time/weekend';
import { type EventState, eventState } from '../event-state.ts';
import { takesPlace } from '../event-status.ts';
import { type EventSummary, summaryMoments } from '../event-summary.ts';
import { isBetween } from '../occurrences.ts';
import { hasDay } from '../upcoming-events.ts';

/** How many the home page shows at most. */
const SHOWN = 6;
/** Of those after today, so many at least: they are what is left on a page that is read a day later. */
const LATER = 3;

/** What can be done soonest stands first; what is over is no choice. */
const RANKS = {
  now: 0,
  soon: 1,
  later: 2,
  tonight: 2,
  today: 3,
  tomorrow: 4,
  coming: 5,
  undated: 6,
  over: 7,
} as const satisfies Record<EventState['kind'], number>;

export type NextChoices = {
  events: EventSummary[];
  /** How many events there are to choose from until the end of the weekend. */
  total: number;
  /** All of today's, over or not, in order. */
  todays: EventSummary[];
};

/**
 * What somebody can do next, of the events to come in order, at an instant in milliseconds since 1970: what is on now,
 * then soon, today, tonight, tomorrow and after that. Cancelled and postponed events are none of it.
 */
export function nextChoices(toCome: readonly EventSummary[], now: number): NextChoices {
  const today = belizeDay(now);
  const { to } = thisWeekend(today);
  const todays: EventSummary[] = [];
  const open: { event: EventSummary; rank: number }[] = [];
  const later: EventSummary[] = [];
  let total = 0;
  for (const event of toCome) {
    if (!takesPlace(event) || !hasDay(event)) continue;
    if (event.date > today) {
      if (later.length < SHOWN) later.push(event);
      // The rest of the list begins later still.
      else if (event.date > to) break;
    } else {
      todays.push(event);
      const { kind } = eventState(summaryMoments(event), now);
      if (kind === 'over') continue;
      open.push({ event, rank: RANKS[kind] });
    }
    if (isBetween(event, today, to)) total += 1;
  }
  const soonest = open.sort((a, b) => a.rank - b.rank).map(({ event }) => event);
  const events = [...soonest.slice(0, SHOWN), ...later.slice(0, Math.max(LATER, SHOWN - soonest.length))];
  return { events, total, todays };
}
