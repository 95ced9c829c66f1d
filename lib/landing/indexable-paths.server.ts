import 'server-only';
import { CELEBRATION_PATHS } from '#lib/celebrations/celebrations.server';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { isToCome } from '#lib/events/occurrences';
import { LISTED_PATHS } from '#lib/site/listed-paths';
import type { CalendarDay } from '#lib/time/calendar-day';
import { categoriesWithPage } from './categories-with-page.ts';
import { categoryWays } from './event-ways.ts';
import { MONTH_PATHS } from './landing-address.ts';

/**
 * The paths of all pages that search engines should know on a day: those that answer, name themselves as canonical and are
 * not `noindex`, but for events whose last day is over, also where they went on after midnight. `events` are all of the
 * calendar.
 */
export const indexablePaths = (events: readonly CalendarEvent[], today: CalendarDay): string[] => [
  ...LISTED_PATHS,
  ...CELEBRATION_PATHS,
  ...MONTH_PATHS,
  ...categoryWays(categoriesWithPage(events, today)).map(({ href }) => href),
  ...events.filter((event) => isToCome(event, today)).map(({ id }) => `/events/${id}`),
];
