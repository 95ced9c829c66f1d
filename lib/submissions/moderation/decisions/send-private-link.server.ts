import 'server-only';
import { enqueue } from '#lib/outbox/enqueue.server';
import { PublicError } from '#lib/server/http/public-error';
import { addToCount } from '#lib/server/limits/stored-count.server';
import { inTransaction } from '#lib/server/store/store.server';
import { MINUTE_MS } from '#lib/time/durations';
import { LINK_IS_OVER } from '../../items/links/item-link-words.ts';
import { senderOf } from '../../items/record/item-content.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { writeAudit } from '../../items/record/write-audit.server.ts';
import { stateOf } from '../../items/states/submission-states.ts';
import type { ModeratorAction } from './decide-item.server.ts';
import { LINK_HAS_NO_ADDRESS, LINK_SENT_MINUTES, LINK_WAS_SENT, SENT_LINK_AUDIT } from './sent-link-words.ts';

/**
 * Mails the private link of an item to the address that is stored with it, in one transaction with the entry in the
 * history. Nothing of the item changes, so its version does not matter. Throws a PublicError: 404 unknown, 403 by the link
 * of a mail, 400 without an address or for spam, 429 where any moderator sent it within ten minutes.
 */
export async function sendPrivateLink({
  itemId,
  who,
  now,
  asked,
}: Omit<ModeratorAction, 'version'>): Promise<void> {
  if (asked) throw new PublicError(403, LINK_IS_OVER, { code: 'link-over' });
  await inTransaction(async (db) => {
    const item = await db.selectFrom('items').selectAll().where('id', '=', itemId).executeTakeFirst();
    if (!item) throw new PublicError(404, 'There is no such item.', { code: 'unknown' });
    if (stateOf(item.status).isSilent || !senderOf(contentOf(item)).email)
      throw new PublicError(400, LINK_HAS_NO_ADDRESS, { code: 'no-address' });
    const until = now + LINK_SENT_MINUTES * MINUTE_MS;
    const { count } = await addToCount(db, `private-link:${itemId}`, { until, now });
    if (count > 1) throw new PublicError(429, LINK_WAS_SENT, { code: 'link-sent' });
    await writeAudit(db, { itemId, who, action: SENT_LINK_AUDIT }, now);
    await enqueue(db, { kind: 'private-link', itemId, occasion: String(now) }, now);
  });
}
