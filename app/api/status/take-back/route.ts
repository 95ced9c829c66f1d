import { announceEvent } from '#lib/status/announce-event.server';
import { statusHandler } from '#lib/status/status-handler.server';

export const dynamic = 'force-dynamic';

/** Takes back that an event is cancelled or moved. */
export const POST = statusHandler(async (seen) => {
  await announceEvent(seen, null);
  return '?done=taken-back';
});
