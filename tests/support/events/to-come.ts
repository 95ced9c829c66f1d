import type { CalendarEvent } from '#lib/events/calendar-event';
import { upcomingEvents } from '#lib/events/lists/events-to-come';
import { summarizeEvent } from '#lib/events/summarize-event';
import type { CalendarDay } from '#lib/time/calendar-day';
import { finishSlices } from '#lib/time/slices';

/** The events to come on a day, in chronological order. */
export const toCome = (events: readonly CalendarEvent[], today: CalendarDay) =>
  finishSlices(upcomingEvents(events, today));

/** Their summaries. */
export const summariesToCome = (events: readonly CalendarEvent[], today: CalendarDay) =>
  toCome(events, today).map(summarizeEvent);
