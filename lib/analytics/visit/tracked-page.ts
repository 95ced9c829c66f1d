import { isThingsToDo } from '#lib/site/event-lists';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import type { AnalyticsView } from '../analytics-event.ts';

/** What is tracked of a page: its view, the event that it shows, and the path that analytics services receive. */
export type TrackedPage = { view: AnalyticsView; eventId?: string; address: string };

const FORMS = { '/submit-event': 'submit-event', '/advertise': 'advertise' } as const;
/** Valid event ids. Any other path was typed by the visitor, and may contain a name. */
const EVENT_PATH = /^\/events\/([a-z0-9-]{1,120})$/;

/**
 * The page at a path. With `exists` false (404) nothing of the path is tracked: the visitor may have typed anything.
 *
 *     trackedPage('/events/20261119-dangriga-parade'); // { view: 'event', eventId: '20261119-…', address: '/events/…' }
 */
export function trackedPage(path: string, exists = true): TrackedPage {
  const other: TrackedPage = { view: 'other', address: '/other' };
  if (!exists) return other;
  if (path === '/') return { view: 'home', address: path };
  if (isThingsToDo(path)) return { view: 'things-to-do', address: THINGS_TO_DO_PATH };
  const eventId = EVENT_PATH.exec(path)?.[1];
  if (eventId) return { view: 'event', eventId, address: path };
  const form = Object.entries(FORMS).find(([address]) => address === path);
  return form ? { view: form[1], address: form[0] } : other;
}
