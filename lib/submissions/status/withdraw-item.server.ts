import 'server-only';
import { changeItem, type Seen, tooLate } from './change-item.server.ts';
import { standingOf } from './status-item.server.ts';

/** Takes an item back before anybody decided on it. Throws a 409 afterwards. */
export async function withdrawItem(seen: Seen): Promise<void> {
  await changeItem(seen, async ({ status }) => {
    if (standingOf(status) !== 'pending')
      throw tooLate('It has been answered in the meantime, so it can no longer be withdrawn.');
    const decided = { decided_at: new Date(seen.now).toISOString(), decided_by: 'submitter' };
    return { fields: { status: 'withdrawn', ...decided }, action: 'withdrawn', news: 'withdrawn' };
  });
}
