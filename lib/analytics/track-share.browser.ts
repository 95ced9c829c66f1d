import 'client-only';
import type { ShareWay } from './analytics-event.ts';
import { track } from './track.browser.ts';

/** Tells that an address of ours is passed on: which way, and whether it is an event's. */
export const trackShare = (url: string, way: ShareWay) =>
  track({ name: 'share', what: url.includes('/events/') ? 'event' : 'site', way });
