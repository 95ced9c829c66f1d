import { announceEvent } from '#lib/submissions/private-page/announce-event.server';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';

export const dynamic = 'force-dynamic';

/** Announces that an event is cancelled. */
export const POST = statusHandler(async (seen) => {
  await announceEvent(seen, { kind: 'cancelled' });
  return '?done=cancelled';
});
