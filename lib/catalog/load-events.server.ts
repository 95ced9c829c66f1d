import 'server-only';
import { unstable_cache } from 'next/cache';
import { browserEvents } from '#lib/events/lists/browser-events';
import { listMetadata } from '#lib/events/lists/list-metadata';
import { eventLists } from './event-lists.server.ts';
import { type EventSnapshot, refreshEvents, servedEvents } from './event-snapshot.server.ts';
import { sheetKey } from './sources/configured-sources.server.ts';

export const EVENTS_TAG = 'events';
/** The age at which the rendering of a page reads the sheet again: the same as of the page itself. */
const SHEET_MAX_AGE_SECONDS = 300;

/**
 * The events of a page, at most five minutes old. `unstable_cache` gives every page the tag that /api/revalidate
 * uses, and keeps the timeout of the sheet's request (Next drops the signal of a fetch that it revalidates itself);
 * it caches only the version, because values over 2 MB are refused. Throws when there are no events to serve, so that
 * the existing page stays.
 */
export async function loadEvents(): Promise<EventSnapshot> {
  const refresh = unstable_cache(
    async () => (await refreshEvents()).snapshot.version,
    [EVENTS_TAG, sheetKey()],
    {
      revalidate: SHEET_MAX_AGE_SECONDS,
      tags: [EVENTS_TAG],
    },
  );
  await refresh();
  return servedEvents();
}

/** The same with the lists of the events to come, as pages show them at an instant (milliseconds since 1970). */
export async function loadEventLists(now: number) {
  const snapshot = await loadEvents();
  const lists = await eventLists(snapshot, now);
  const { summaries } = lists;
  return {
    snapshot,
    ...lists,
    browsed: browserEvents(summaries, now),
    metadata: listMetadata(summaries, now),
  };
}
