import 'server-only';
import { z } from 'zod';
import type { OutboxRow } from '#lib/outbox/handler';
import { addToCount } from '#lib/server/limits/stored-count.server';
import { sign } from '#lib/server/server-secret.server';
import { inTransaction } from '#lib/server/store/store.server';
import { DAY_MS } from '#lib/time/durations';
import { mailboxOf } from '../items/record/mailbox-of.ts';

const countedData = z.object({ count: z.number() });

/** Under which name each kind of mail is counted, and the purpose of the keyed hash, which stays as it was. */
const PURPOSES = { receipt: 'receipts', 'lost-links': 'lost-links' } as const;

/**
 * Counts a mail for the mailbox of an address, and returns its number in the day, from 1. A day is the 24 hours after its
 * first mail of this kind. Each is counted once, so that a further attempt sends the same mail, and again only when its
 * address was corrected in between. Servers with the same secret key count together.
 */
export async function countForMailbox(
  row: OutboxRow,
  kind: keyof typeof PURPOSES,
  address: string,
  now: number,
): Promise<number> {
  const key = `${kind}:${sign(PURPOSES[kind], mailboxOf(address))}`;
  if (row.address_hash === key) return countedData.parse(JSON.parse(row.data)).count;
  return inTransaction(async (db) => {
    const { count } = await addToCount(db, key, { until: now + DAY_MS, now });
    await db
      .updateTable('outbox')
      .set({ address_hash: key, data: JSON.stringify({ count }) })
      .where('id', '=', row.id)
      .execute();
    return count;
  });
}
