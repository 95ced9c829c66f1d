import { reopenItem } from '#lib/submissions/private-page/reopen-item.server';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';

export const dynamic = 'force-dynamic';

/** Reopens an event that was closed because a question had no answer. */
export const POST = statusHandler(async (seen) => {
  await reopenItem(seen);
  return '?done=reopened';
});
