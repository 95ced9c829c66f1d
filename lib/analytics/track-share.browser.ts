import 'client-only';
import type { ShareChannel } from './analytics-event.ts';
import { track } from './track.browser.ts';

/** Tracks a share of one of our URLs: through which channel, and whether it is an event's. */
export const trackShare = (url: string, way: ShareChannel) =>
  track({ name: 'share', what: url.includes('/events/') ? 'event' : 'site', way });
