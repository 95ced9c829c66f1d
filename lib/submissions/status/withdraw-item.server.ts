import 'server-only';
import { type SubmissionStates, TRANSITIONS } from '../submission-states.ts';
import { changeItem, type Seen } from './change-item.server.ts';

/** Takes an item back before anybody decided on it. Throws a 409 afterwards. */
export async function withdrawItem(seen: Seen, states?: SubmissionStates): Promise<void> {
  const fields = {
    status: TRANSITIONS.withdraw.to,
    decided_at: new Date(seen.now).toISOString(),
    decided_by: 'submitter',
  };
  const change = { fields, audit: 'withdrawn', news: 'withdrawn' } as const;
  await changeItem(seen, 'withdraw', async () => change, states);
}
