import { announceEvent } from '#lib/submissions/private-page/announce-event.server';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';

export const dynamic = 'force-dynamic';

/** Takes back the last announcement that an event is cancelled or moved; the one before holds again. */
export const POST = statusHandler(async (seen) => {
  await announceEvent(seen, null);
  return '?done=taken-back';
});
