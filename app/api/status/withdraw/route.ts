import { statusHandler } from '#lib/submissions/private-page/status-handler.server';
import { withdrawItem } from '#lib/submissions/private-page/withdraw-item.server';

export const dynamic = 'force-dynamic';

/** Withdraws a pending item. */
export const POST = statusHandler(async (seen) => {
  await withdrawItem(seen);
  return '?done=withdrawn';
});
