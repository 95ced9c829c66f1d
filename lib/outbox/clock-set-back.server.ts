import 'server-only';
import { store } from '#lib/server/store/store.server';
import { dueIn, iso } from './due-in.ts';
import { openRows } from './outbox.server.ts';

/** The clocks of several servers differ by a little less than this. */
const TOLERANCE_MS = 60_000;

/**
 * Reschedules what a clock scheduled that was ahead and was set back since: it was scheduled after `now` (milliseconds
 * since 1970). Each notification keeps its pause, counted from now, and its lease the time that it had.
 */
export async function rescheduleAfterClockSetBack(now: number): Promise<void> {
  const { db } = await store();
  const rows = await openRows(db)
    .select(['id', 'created_at', 'scheduled_at', 'next_attempt_at', 'lease_until'])
    .where((row) => row(row.fn.coalesce('scheduled_at', 'created_at'), '>', iso(now + TOLERANCE_MS)))
    .execute();
  for (const { id, created_at, scheduled_at, next_attempt_at, lease_until } of rows) {
    const scheduled = Date.parse(scheduled_at ?? created_at);
    const pauseBefore = (at: string) => Date.parse(at) - scheduled;
    await db
      .updateTable('outbox')
      .set({
        ...dueIn(pauseBefore(next_attempt_at), now),
        ...(lease_until && { lease_until: iso(now + pauseBefore(lease_until)) }),
      })
      .where('id', '=', id)
      // Unless another worker did so, or claimed it, meanwhile.
      .where('scheduled_at', 'is not distinct from', scheduled_at)
      .execute();
  }
}
