import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { siteUrl } from '#lib/server/env.server';
import type { Database, NotificationKind } from '#lib/server/store/schema';
import { dueIn, iso } from './due-in.ts';

export type NewNotification = {
  kind: NotificationKind;
  itemId?: string;
  /**
   * The address of a moderator or of an editor of the sheet, or the one that a handler looks up and forgets; without one it
   * is sent to the submitter, or to all moderators.
   */
  recipient?: string;
  /** What the text needs besides the item. Never private data, which belongs to the item. */
  data?: Record<string, unknown>;
  /** Distinguishes notifications of the same kind, item and recipient, for example of a second decision. */
  occasion?: string;
  /** Seconds before it is delivered, in which it can be cancelled. */
  delaySeconds?: number;
};

/** Inserts a row of the outbox; returns its id, or undefined when the same notification is there already. */
export async function insertNotification(
  db: Kysely<Database>,
  { kind, itemId, recipient, data = {}, occasion = '', delaySeconds = 0 }: NewNotification,
  now: number,
): Promise<string | undefined> {
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values({
      id,
      kind,
      item_id: itemId ?? null,
      recipient: recipient ?? null,
      data: JSON.stringify(data),
      message_id: `<${id}@${new URL(siteUrl()).hostname}>`,
      dedupe: [kind, itemId ?? id, recipient ?? '', occasion].join(' '),
      created_at: iso(now),
      ...dueIn(delaySeconds * 1_000, now),
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? id : undefined;
}
