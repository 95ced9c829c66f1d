import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { DeliveryError } from '#lib/outbox/delivery-error';
import { gatheredRows, settleGathered } from '#lib/outbox/digest.server';
import type { DeliveryOutcome, Handler, OutboxRow } from '#lib/outbox/handler';
import type { Mail } from '#lib/outbox/mail';
import { siteUrl } from '#lib/server/env.server';
import { MAIL_MAKERS } from './mail-of.server.ts';
import { type DigestEntry, moderatorDigestMail } from './moderator-digest-mail.ts';

/** Delivers what a moderator was not mailed one by one. */
export async function deliverModeratorDigest(
  digest: OutboxRow,
  { now, sendMail }: Parameters<Handler['deliver']>[1],
): Promise<DeliveryOutcome> {
  const settled: { id: string; code: string | null }[] = [];
  const mails: { mail: Mail; entry: DigestEntry }[] = [];
  for (const row of await gatheredRows(digest)) {
    // Requests are served in between, however many there are.
    await setImmediate();
    try {
      const made = await MAIL_MAKERS['moderators-new'](row, now);
      settled.push({ id: row.id, code: 'reason' in made ? made.reason : null });
      if ('mail' in made) mails.push(made);
    } catch (error) {
      // It fails by itself, outside the digest, and does not hold up the others.
      if (!(error instanceof DeliveryError)) throw error;
    }
  }
  const settle = settleGathered(digest, settled);
  const [one, ...more] = mails;
  if (!one) return { reason: 'NOTHING_TO_SAY', settle };
  const about = { moderator: digest.recipient ?? '', queue: `${siteUrl()}/moderate` };
  const entries = mails.map(({ entry }) => entry);
  await sendMail(more.length === 0 ? one.mail : moderatorDigestMail(entries, about));
  return { reason: null, settle };
}
