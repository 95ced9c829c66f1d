import { statusHandler } from '#lib/submissions/status/status-handler.server';
import { withdrawItem } from '#lib/submissions/status/withdraw-item.server';

export const dynamic = 'force-dynamic';

/** Takes back what somebody sent while it waits for an answer. */
export const POST = statusHandler(async (seen) => {
  await withdrawItem(seen);
  return '?done=withdrawn';
});
