import 'client-only';
import { hasEventList } from '#lib/site/event-lists';
import { placeHref } from './place-href.ts';

/** Filters the event list of this page by a place, through the URL, and scrolls to it. Does nothing on other pages. */
export function showPlace(city: string): void {
  if (!hasEventList(window.location.pathname)) return;
  window.history.pushState(null, '', placeHref(city, window.location));
  // The list scrolls into view itself only when its filters change.
  document.getElementById('events')?.scrollIntoView();
}
