import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { EVENTS_IN_HTML } from '../event-index.ts';
import type { EventSummary } from '../event-summary.ts';
import { toComeAt } from '../upcoming-events.ts';
import { choicesOf, type EventChoices } from './event-choices.ts';
import { firstMonth } from './first-month.ts';
import { orderedAt } from './ordered-at.ts';

export type BrowserEvents = {
  events: EventSummary[];
  /** Number of events to come that take place, and of those listed after the ones of the HTML. */
  total: number;
  rest: number;
  today: CalendarDay;
  /** The instant for which the states of the events were said, in milliseconds since 1970. */
  now: number;
  choices: EventChoices;
  /** The month of the first event that one can still go to, `yyyy-mm`. */
  month: string;
};

/** The data of the event browser of the events to come at an instant: the first of them, and the filter choices among all. */
export function browserEvents(toCome: readonly EventSummary[], now: number): BrowserEvents {
  const today = belizeDay(now);
  const listed = toComeAt(toCome, now);
  const ordered = orderedAt(toCome, now);
  return {
    events: listed.slice(0, EVENTS_IN_HTML),
    total: ordered.choices,
    rest: Math.max(0, listed.length - EVENTS_IN_HTML),
    today,
    now,
    choices: choicesOf(ordered.events, ordered.folded),
    month: firstMonth(listed, now),
  };
}
