import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import type { EventChoices } from '../event-choices.ts';
import { EVENTS_IN_HTML } from '../event-index.ts';
import type { EventSummary } from '../event-summary.ts';
import { toComeAt } from '../upcoming-events.ts';
import { firstMonth } from './first-month.ts';

export type BrowserEvents = {
  events: EventSummary[];
  total: number;
  today: CalendarDay;
  /** The instant for which the states of the events were said, in milliseconds since 1970. */
  now: number;
  choices: EventChoices;
  /** The month of the first event with a date, `yyyy-mm`. */
  month: string;
};

/** The data of the event browser of the events to come at an instant: the first of them, and the filter choices among all. */
export function browserEvents(
  toCome: readonly EventSummary[],
  choices: EventChoices,
  now: number,
): BrowserEvents {
  const today = belizeDay(now);
  const listed = toComeAt(toCome, now);
  return {
    events: listed.slice(0, EVENTS_IN_HTML),
    total: listed.length,
    today,
    now,
    choices,
    month: firstMonth(listed, today),
  };
}
