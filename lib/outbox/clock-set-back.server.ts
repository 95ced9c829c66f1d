import 'server-only';
import { store } from '#lib/server/store/store.server';
import { dueIn, iso } from './due-in.ts';
import { openRows } from './outbox.server.ts';

/** The clocks of several servers differ by a little less than this. */
const TOLERANCE_MS = 60_000;

/**
 * Reschedules notifications that were scheduled by a clock that was ahead and has been set back since, so that they
 * were scheduled after `now` (milliseconds since 1970). Their delays and leases keep their lengths, counted from now.
 */
export async function rescheduleAfterClockSetBack(now: number): Promise<void> {
  const { db } = await store();
  const rows = await openRows(db)
    .select(['id', 'scheduled_at', 'next_attempt_at', 'lease_until'])
    .where('scheduled_at', '>', iso(now + TOLERANCE_MS))
    .execute();
  for (const { id, scheduled_at, next_attempt_at, lease_until } of rows) {
    const scheduled = Date.parse(scheduled_at);
    const delayUntil = (at: string) => Date.parse(at) - scheduled;
    await db
      .updateTable('outbox')
      .set({
        ...dueIn(delayUntil(next_attempt_at), now),
        ...(lease_until && { lease_until: iso(now + delayUntil(lease_until)) }),
      })
      .where('id', '=', id)
      // Unless another worker has rescheduled or claimed it meanwhile.
      .where('scheduled_at', '=', scheduled_at)
      .execute();
  }
}
