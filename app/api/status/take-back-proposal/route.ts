import { takeProposalBack } from '#lib/submissions/private-page/propose-event.server';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';

export const dynamic = 'force-dynamic';

/** Takes back the correction of a public event that waits for its answer. */
export const POST = statusHandler(async (seen) => {
  await takeProposalBack(seen);
  return '?done=proposal-taken-back';
});
