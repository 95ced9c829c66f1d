import 'server-only';
import { unstable_cache } from 'next/cache';
import { EVENTS_TAG } from './load-events.server.ts';

/**
 * Gives a page without events the tag of those with events: it is rendered anew after each start, with the configuration
 * of that server in place of the build's.
 */
export const joinPublishedPages = unstable_cache(async () => true, ['published-page'], {
  tags: [EVENTS_TAG],
});
