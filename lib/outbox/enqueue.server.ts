import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { insertNotification, type NewNotification } from './insert-notification.server.ts';
import { limitMail } from './limit-mail.server.ts';
import type { MailLimit } from './mail-limit.ts';
import { wakeWorker } from './wake-worker.server.ts';

type Notification = NewNotification & {
  /** The limit of its recipient; above it, a digest delivers it. */
  limit?: MailLimit;
};

/**
 * Adds a notification to the outbox, unless it is there already. Call it inside the transaction that writes the item;
 * `now` is in milliseconds since 1970.
 */
export async function enqueue(
  db: Kysely<Database>,
  { limit, ...notification }: Notification,
  now: number,
): Promise<void> {
  const id = await insertNotification(db, notification, now);
  const isGathered = id !== undefined && limit !== undefined && (await limitMail(db, id, limit, now));
  // The worker checks after a short delay, when the transaction has usually ended; if not, its next round delivers it.
  if (!isGathered && !notification.delaySeconds) wakeWorker();
}
