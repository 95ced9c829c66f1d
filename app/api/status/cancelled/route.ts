import { announceEvent } from '#lib/submissions/status/announce-event.server';
import { statusHandler } from '#lib/submissions/status/status-handler.server';

export const dynamic = 'force-dynamic';

/** Says that an event does not take place. */
export const POST = statusHandler(async (seen) => {
  await announceEvent(seen, { kind: 'cancelled' });
  return '?done=cancelled';
});
