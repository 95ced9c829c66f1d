import 'client-only';
import { hasEventList } from '#lib/site/event-lists';
import { placeAddress } from './place-address.ts';

/** Leads to a place's events in the list of this page, which follows the address. A page without a list stays. */
export function showPlace(city: string): void {
  if (!hasEventList(window.location.pathname)) return;
  window.history.pushState(null, '', placeAddress(city, window.location));
  // The list comes into view by itself only where its filters change.
  document.getElementById('events')?.scrollIntoView();
}
