import 'server-only';
import { settleGathered } from '#lib/outbox/digest.server';
import type { DeliveryOutcome, Handler, OutboxRow } from '#lib/outbox/handler';
import { operatorContact } from '#lib/site/operator-contact.server';
import { countForMailbox } from './count-for-mailbox.server.ts';
import { senderAddress } from './item-mail.ts';
import { lastReceiptMail } from './last-receipt-mail.ts';
import { receivedItem } from './mail-of.server.ts';
import { receiptMail } from './receipt-mail.ts';

/** Addresses are not confirmed: a stranger's mailbox gets five receipts a day, and a last mail. */
const RECEIPTS_A_DAY = 5;

/**
 * Delivers a receipt to the address that its item has now. The first one above the day's limit is the last mail of the
 * day, the others are none: what was sent is stored all the same, and the page after sending has shown its link.
 */
export const deliverReceipt: Handler['deliver'] = async (row, { now, sendMail }) => {
  const received = await receivedItem(row);
  if ('reason' in received) return received;
  const { address } = senderAddress(received.item);
  const above = (await countForMailbox(row, 'receipt', address, now)) - RECEIPTS_A_DAY;
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
