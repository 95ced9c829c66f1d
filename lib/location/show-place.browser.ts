import 'client-only';
import { listStart } from '#lib/site/list-start.browser';
import { placeHref } from './place-href.ts';

/** Filters the event list of this page by a place, through the URL, and scrolls to it. Does nothing on other pages. */
export function showPlace(city: string): void {
  const start = listStart();
  if (!start.hasList) return;
  window.history.pushState(null, '', placeHref(city, start));
  // The list scrolls into view itself only when its filters change.
  document.getElementById('events')?.scrollIntoView();
}
