import 'server-only';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { CELEBRATIONS } from '#lib/celebrations/celebrations.server';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { CELEBRATIONS_PATH } from '#lib/site/site';
import { outdatedByOverrides } from './celebration-overrides.server.ts';
import { celebrationByWords } from './celebration-rows.server.ts';

/** The pages of celebrations that are not as moderators have decided, with those of their seasons; of all served events. */
export function outdatedCelebrationPaths(events: readonly CalendarEvent[]): string[] {
  const outdated = outdatedByOverrides();
  if (outdated.length === 0) return [];
  const byId = new Map(events.map((event) => [event.id, event]));
  const slugs = outdated.flatMap(({ eventId, before, after }) => {
    const event = byId.get(eventId);
    return [before, after, event && celebrationByWords(event)];
  });
  const pages = CELEBRATIONS.filter(({ slug, titleWords }) =>
    [slug, ...(titleWords.also ?? [])].some((one) => slugs.includes(one)),
  );
  return [CELEBRATIONS_PATH, ...pages.map(({ slug }) => celebrationPath(slug))];
}
