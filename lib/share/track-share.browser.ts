import 'client-only';
import type { ShareWay } from '#lib/analytics/analytics-event';
import { track } from '#lib/analytics/track.browser';

/** Tells that an address of ours is passed on: which way, and whether it is an event's. */
export const trackShare = (url: string, way: ShareWay) =>
  track({ name: 'share', what: url.includes('/events/') ? 'event' : 'site', way });
