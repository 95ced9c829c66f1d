import type { MetadataRoute } from 'next';
import { loadEvents } from '#lib/catalog/load-events.server';
import { upcomingEvents } from '#lib/events/upcoming-events';
import { siteUrl } from '#lib/server/env.server';
import { SUBMIT_EVENT_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';
import { ADVERTISE_PATH } from '#lib/site/sponsors';
import { belizeDay } from '#lib/time/calendar-day';

export const revalidate = 300;

/** The sitemap: both views, both forms and every upcoming event; pages of past events stay, but are not listed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { events } = await loadEvents();
  const paths = [
    '/',
    THINGS_TO_DO_PATH,
    SUBMIT_EVENT_PATH,
    ADVERTISE_PATH,
    ...upcomingEvents(events, belizeDay(Date.now())).map(({ id }) => `/events/${id}`),
  ];
  return paths.map((path) => ({ url: `${siteUrl()}${path}` }));
}
