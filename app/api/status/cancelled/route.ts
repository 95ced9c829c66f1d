import { announceEvent } from '#lib/submissions/status/announce-event.server';
import { statusHandler } from '#lib/submissions/status/status-handler.server';

export const dynamic = 'force-dynamic';

/** Announces that an event is cancelled. */
export const POST = statusHandler(async (seen) => {
  await announceEvent(seen, { kind: 'cancelled' });
  return '?done=cancelled';
});
