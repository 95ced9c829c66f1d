import 'server-only';
import { unstable_cache } from 'next/cache';
import { type EventSnapshot, refreshEvents, servedEvents } from './event-snapshot.server.ts';
import { sheetKey } from './sources/configured-sources.server.ts';

export const EVENTS_TAG = 'events';
/** Seconds after which a page that is made anew asks the sheet again: as long as a page itself may be old. */
const SHEET_MAX_AGE_SECONDS = 300;

/**
 * The events that pages show, for at most five minutes from memory. `unstable_cache` gives every page the tag by
 * which /api/revalidate reaches it and keeps the sheet's timeout working (Next drops a signal from a fetch it
 * revalidates itself); it holds only the version, because it refuses values over 2 MB. Throws when there is
 * nothing to serve, so that the page that is there already stays.
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
