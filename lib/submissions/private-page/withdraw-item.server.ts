import 'server-only';
import { type SubmissionStates, TRANSITIONS } from '../items/states/submission-states.ts';
import { changeItem, type SubmitterRequest } from './change-item.server.ts';

/** Withdraws an undecided item. Throws a 409 once it is decided. */
export async function withdrawItem(seen: SubmitterRequest, states?: SubmissionStates): Promise<void> {
  const fields = {
    status: TRANSITIONS.withdraw.to,
    decided_at: new Date(seen.now).toISOString(),
    decided_by: 'submitter',
  };
  const change = { fields, audit: 'withdrawn', news: 'withdrawn' } as const;
  await changeItem(seen, 'withdraw', async () => change, states);
}
