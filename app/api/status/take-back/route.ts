import { announceEvent } from '#lib/submissions/status/announce-event.server';
import { statusHandler } from '#lib/submissions/status/status-handler.server';

export const dynamic = 'force-dynamic';

/** Takes back the last announcement that an event is cancelled or moved; the one before holds again. */
export const POST = statusHandler(async (seen) => {
  await announceEvent(seen, null);
  return '?done=taken-back';
});
