import 'server-only';
import { z } from 'zod';
import { settleGathered } from '#lib/outbox/digest.server';
import type { DeliveryOutcome, Handler, OutboxRow } from '#lib/outbox/handler';
import { addToCount } from '#lib/server/limits/stored-count.server';
import { sign } from '#lib/server/server-secret.server';
import { inTransaction } from '#lib/server/store/store.server';
import { operatorContact } from '#lib/site/operator-contact.server';
import { DAY_MS } from '#lib/time/durations';
import { mailboxOf } from '../items/record/mailbox-of.ts';
import { senderAddress } from './item-mail.ts';
import { lastReceiptMail } from './last-receipt-mail.ts';
import { receivedItem } from './mail-of.server.ts';
import { receiptMail } from './receipt-mail.ts';

/** Addresses are not confirmed: a stranger's mailbox gets five receipts a day, and a last mail. */
const RECEIPTS_A_DAY = 5;

const countedData = z.object({ count: z.number() });

/**
 * Counts a receipt for the mailbox of an address, and returns its number in the day, from 1. A day is the 24 hours after
 * its first receipt. Each receipt is counted once, so that a further attempt sends the same mail, and again only when its
 * address was corrected in between. Servers with the same secret key count together.
 */
async function countReceipt(row: OutboxRow, address: string, now: number): Promise<number> {
  const key = `receipt:${sign('receipts', mailboxOf(address))}`;
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

/**
 * Delivers a receipt to the address that its item has now. The first one above the day's limit is the last mail of the
 * day, the others are none: what was sent is stored all the same, and the page after sending has shown its link.
 */
export const deliverReceipt: Handler['deliver'] = async (row, { now, sendMail }) => {
  const received = await receivedItem(row);
  if ('reason' in received) return received;
  const { address } = senderAddress(received.item);
  const above = (await countReceipt(row, address, now)) - RECEIPTS_A_DAY;
  if (above > 1) return { reason: 'ENOUGH_RECEIPTS' };
  await sendMail(
    above === 1
      ? lastReceiptMail(address)
      : receiptMail(received.item, received.statusUrl, operatorContact()),
  );
  return 'delivered';
};

/** Dissolves a digest of the release before this one, which still gathered receipts: each is delivered by itself. */
export const dissolveReceiptsDigest = async (digest: OutboxRow): Promise<DeliveryOutcome> => ({
  reason: 'DISSOLVED',
  settle: settleGathered(digest, []),
});
