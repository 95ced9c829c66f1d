import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';

type Entry = {
  itemId?: string;
  /** A moderator's address, 'submitter' or 'trap'. */
  who: string;
  action: string;
  /** Never anything private of a submitter. */
  detail?: Record<string, unknown>;
};

/** Adds an entry to the history, inside the transaction of the action. */
export async function writeAudit(
  db: Kysely<Database>,
  { itemId, who, action, detail = {} }: Entry,
  now: number,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: randomUUID(),
      item_id: itemId ?? null,
      at: new Date(now).toISOString(),
      who,
      action,
      detail: JSON.stringify(detail),
    })
    .execute();
}
