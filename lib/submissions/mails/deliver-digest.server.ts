import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { DeliveryError } from '#lib/outbox/delivery-error';
import { type GatheredOutcome, gatheredRows, settleGathered } from '#lib/outbox/digest.server';
import type { DeliveryOutcome, Handler, OutboxRow } from '#lib/outbox/handler';
import { addressHash, isCountedFor } from '#lib/outbox/limit-mail.server';
import type { Mail } from '#lib/outbox/mail';
import type { MailLimit } from '#lib/outbox/mail-limit';
import { recountClaimed } from '#lib/outbox/recount.server';
import { siteUrl } from '#lib/server/env.server';
import { operatorContact } from '#lib/site/operator-contact.server';
import { receiptLimit } from '../items/record/mail-limits.ts';
import { senderAddress } from './item-mail.ts';
import { MAIL_MAKERS, receivedItem } from './mail-of.server.ts';
import { moderatorDigestMail } from './moderator-digest-mail.ts';
import { receiptMail } from './receipt-mail.ts';
import { receiptsMail } from './receipts-mail.ts';

type Delivery = Parameters<Handler['deliver']>[1];
type Settled = { row: OutboxRow; outcome: GatheredOutcome };
type Prepared<Part> = { row: OutboxRow } & ({ part: Part } | { outcome: GatheredOutcome });

/** More receipts than one mail should have; those above are counted again. */
const MAX_RECEIPTS = 500;

/** What there is to say of each gathered notification; one that fails by itself must not hold up the others. */
async function prepare<Part extends object>(
  digest: OutboxRow,
  partOf: (row: OutboxRow) => Promise<Part | { reason: string }>,
): Promise<Prepared<Part>[]> {
  const prepared: Prepared<Part>[] = [];
  for (const row of await gatheredRows(digest)) {
    // Requests are served in between, however many there are.
    await setImmediate();
    try {
      const part = await partOf(row);
      prepared.push('reason' in part ? { row, outcome: { code: part.reason } } : { row, part });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      prepared.push({ row, outcome: { limit: null } });
    }
  }
  return prepared;
}

const settledOf = <Part>(prepared: readonly Prepared<Part>[]): Settled[] =>
  prepared.flatMap((one) => ('outcome' in one ? [one] : []));

const partsOf = <Part>(prepared: readonly Prepared<Part>[]) =>
  prepared.flatMap((one) => ('part' in one ? [one] : []));

/** Sends the mail of a digest, if there is anything left to say. */
async function sendDigest(
  mail: Mail | undefined,
  { digest, settled }: { digest: OutboxRow; settled: readonly Settled[] },
  { sendMail }: Delivery,
): Promise<DeliveryOutcome> {
  if (mail) await sendMail(mail);
  return { reason: mail ? null : 'NOTHING_TO_SAY', settle: settleGathered(digest, settled) };
}

/** Which of the received go into the digest's mail: those of the address that it is counted for. */
async function includedIn<Received extends { limit: MailLimit }>(
  digest: OutboxRow,
  received: readonly Received[],
): Promise<Set<Received>> {
  const counted = await Promise.all(received.map(({ limit }) => isCountedFor(digest, limit)));
  const found = received.filter((_, index) => counted[index]);
  // Of an older server's digest only the mailbox is known: its mail goes to the first of that mailbox's addresses.
  const [first] = found.map(({ limit }) => addressHash(limit));
  return new Set(found.filter(({ limit }) => addressHash(limit) === first).slice(0, MAX_RECEIPTS));
}

/** Delivers gathered receipts. A private link goes to no address but the one that was typed with it. */
export async function deliverReceiptsDigest(digest: OutboxRow, delivery: Delivery): Promise<DeliveryOutcome> {
  const prepared = await prepare(digest, receivedItem);
  const received = partsOf(prepared).map(({ row, part }) => {
    const { address } = senderAddress(part.item);
    return { row, part, limit: receiptLimit(address) };
  });
  const included = await includedIn(digest, received);
  // Those whose address was corrected meanwhile, or that are too many for one mail.
  const others = received.filter((one) => !included.has(one));
  const settled = [
    ...settledOf(prepared),
    ...Array.from(included, ({ row }) => ({ row, outcome: { code: null } })),
    ...others.map(({ row, limit }) => ({ row, outcome: { limit } })),
  ];
  const [one, ...more] = Array.from(included, ({ part }) => part);
  const contact = operatorContact();
  const mail =
    one &&
    (more.length === 0 ? receiptMail(one.item, one.statusUrl, contact) : receiptsMail(one, more, contact));
  return sendDigest(mail, { digest, settled }, delivery);
}

/**
 * Delivers one receipt. Where it is counted for another address, because that was corrected, it is counted first, so that
 * no mailbox gets more than its limit.
 */
export async function deliverReceipt(row: OutboxRow, { now, sendMail }: Delivery): Promise<DeliveryOutcome> {
  const received = await receivedItem(row);
  if ('reason' in received) return received;
  const limit = receiptLimit(senderAddress(received.item).address);
  if (!(await isCountedFor(row, limit)) && (await recountClaimed(row, limit, now))) return 'gathered';
  await sendMail(receiptMail(received.item, received.statusUrl, operatorContact()));
  return 'delivered';
}

/** Delivers what a moderator was not mailed one by one. */
export async function deliverModeratorDigest(
  digest: OutboxRow,
  delivery: Delivery,
): Promise<DeliveryOutcome> {
  const prepared = await prepare(digest, (row) => MAIL_MAKERS['moderators-new'](row, delivery.now));
  const mails = partsOf(prepared);
  const settled = [...settledOf(prepared), ...mails.map(({ row }) => ({ row, outcome: { code: null } }))];
  const [one, ...more] = mails.map(({ part }) => part);
  const about = { moderator: digest.recipient ?? '', queue: `${siteUrl()}/moderate` };
  const entries = mails.map(({ part }) => part.entry);
  const mail = one && (more.length === 0 ? one.mail : moderatorDigestMail(entries, about));
  return sendDigest(mail, { digest, settled }, delivery);
}
