import type { CalendarDay } from '#lib/time/calendar-day';
import type { CalendarEvent } from './calendar-event.ts';
import { choicesOf, type EventChoices } from './event-choices.ts';
import { daysOf, WHEN_LABELS, type When } from './event-filters.ts';
import { EVENTS_IN_HTML } from './event-index.ts';
import type { EventSummary } from './event-summary.ts';
import { summarizeEvent } from './summarize-event.ts';
import { isBetween } from './upcoming-events.ts';

export type BrowserEvents = {
  events: EventSummary[];
  total: number;
  today: CalendarDay;
  choices: EventChoices;
};

/** The data of the event browser of the events to come: the first of them, and the filter choices among all. */
export function browserEvents(toCome: readonly EventSummary[], today: CalendarDay): BrowserEvents {
  return { events: toCome.slice(0, EVENTS_IN_HTML), total: toCome.length, today, choices: choicesOf(toCome) };
}

export type TimeChoice = { value: When; label: string; count: number };

/** The choices of the time filter, each with its number of scheduled events. */
export function timeChoices(events: readonly CalendarEvent[], today: CalendarDay): TimeChoice[] {
  const scheduled = events.filter(({ status }) => status === 'scheduled');
  return (Object.keys(WHEN_LABELS) as When[]).map((value) => {
    const { from, to } = daysOf(value, today);
    return {
      value,
      label: WHEN_LABELS[value],
      count: scheduled.filter((event) => isBetween(event, from, to)).length,
    };
  });
}

/** More than are shown: on a page that was generated yesterday some are over. */
const WEEKEND_EVENTS = 12;

/** Of the events to come, the first scheduled ones from today to the end of the weekend, and how many there are in total. */
export function weekendEvents(
  toCome: readonly CalendarEvent[],
  today: CalendarDay,
): { events: EventSummary[]; total: number } {
  const { to } = daysOf('weekend', today);
  const all = toCome.filter((event) => event.status === 'scheduled' && isBetween(event, today, to));
  return { events: all.slice(0, WEEKEND_EVENTS).map(summarizeEvent), total: all.length };
}
