import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { CELEBRATIONS_PATH } from '#lib/site/site';
import { celebrationPath } from './celebration-path.ts';
import { CELEBRATIONS, partsOf } from './celebrations.server.ts';
import { type CelebrationOverrides, isRowOf } from './title-match.ts';

/**
 * The pages of celebrations that show any of the events with these ids, with the list of all celebrations; none where no
 * celebration does. `events` are all of the calendar, `overrides` what moderators have decided.
 */
export function changedCelebrationPaths(
  events: readonly CalendarEvent[],
  ids: readonly string[],
  overrides?: CelebrationOverrides,
): string[] {
  const changed = new Set(ids);
  const rows = events.filter(({ id }) => changed.has(id));
  const celebrations = CELEBRATIONS.filter((celebration) => {
    const options = { parts: partsOf(celebration), ...(overrides && { overrides }) };
    return rows.some((row) => isRowOf(celebration, row, options));
  });
  if (celebrations.length === 0) return [];
  return [CELEBRATIONS_PATH, ...celebrations.map(({ slug }) => celebrationPath(slug))];
}
