import { isThingsToDo } from '#lib/site/event-lists';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import type { AnalyticsView } from './analytics-event.ts';

/** What a page is in the counts: its view, the event that it shows, and the address that others may be told. */
export type CountedPage = { view: AnalyticsView; eventId?: string; address: string };

const FORMS = { '/submit-event': 'submit-event', '/advertise': 'advertise' } as const;
/** Ids as addresses have them; anything else was typed by somebody, and may say who. */
const EVENT_PATH = /^\/events\/([a-z0-9-]{1,120})$/;

/**
 * The page at a path. `exists` is false for an address that leads nowhere: what stands in it belongs to whoever
 * typed it.
 *
 *     countedPage('/events/20261119-dangriga-parade'); // { view: 'event', eventId: '20261119-…', address: '/events/…' }
 */
export function countedPage(path: string, exists = true): CountedPage {
  const other: CountedPage = { view: 'other', address: '/other' };
  if (!exists) return other;
  if (path === '/') return { view: 'home', address: path };
  if (isThingsToDo(path)) return { view: 'things-to-do', address: THINGS_TO_DO_PATH };
  const eventId = EVENT_PATH.exec(path)?.[1];
  if (eventId) return { view: 'event', eventId, address: path };
  const form = Object.entries(FORMS).find(([address]) => address === path);
  return form ? { view: form[1], address: form[0] } : other;
}
