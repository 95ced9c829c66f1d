import 'server-only';
import { store } from '#lib/server/store/store.server';
import { channelsOf } from './channel.ts';
import { iso } from './due-in.ts';
import type { Handlers } from './handler.ts';
import { openRows, outboxCounts } from './outbox.server.ts';
import { pauseAfter } from './retry-pauses.ts';

/** Milliseconds from the first attempt to the attempt of this number, at least. */
const pausesBefore = (attempts: number) =>
  Array.from({ length: Math.max(0, attempts - 1) }, (_, index) => pauseAfter(index + 1)).reduce(
    (sum, pause) => sum + pause,
    0,
  );

/**
 * Milliseconds since the notification that waits longest should have been delivered; 0 when none is late. Not counted
 * are notifications that are due later, that wait for moderators to be configured, and that one recipient's mail server
 * refuses, because that is no fault of ours.
 */
async function oldestMs(handlers: Handlers, now: number): Promise<number> {
  const { db } = await store();
  const held = channelsOf(handlers).flatMap((channel) => channel.held ?? []);
  let rows = openRows(db)
    .where((row) => row.or([row('attempts', '>', 0), row('next_attempt_at', '<=', iso(now))]))
    // The code of a refusal ends with its number, as `verdictOn` writes it.
    .where((row) => row.or([row('last_error', 'is', null), row('last_error', 'not like', '% (%)')]));
  if (held.length > 0)
    rows = rows.where((row) => row.or([row('kind', 'not in', held), row('recipient', 'is not', null)]));
  const groups = await rows
    .select(({ fn }) => [
      'attempts',
      fn.min('next_attempt_at').as('due'),
      fn.min('scheduled_at').as('scheduled'),
    ])
    .groupBy('attempts')
    .execute();
  const ages = groups.map(({ attempts, due, scheduled }) =>
    attempts > 0 ? now - Date.parse(scheduled) + pausesBefore(attempts) : now - Date.parse(due),
  );
  return Math.max(0, ...ages);
}

/**
 * How many notifications wait and have failed in the end, and how late the oldest waiting one is. `now` is in
 * milliseconds since 1970. Throws what the store throws.
 */
export async function waitingNotifications(
  handlers: Handlers,
  now: number,
): Promise<{ waiting: number; failed: number; oldestMs: number }> {
  return { ...(await outboxCounts()), oldestMs: await oldestMs(handlers, now) };
}
