import 'server-only';
import type { Handler } from '#lib/outbox/handler';
import { siteUrl } from '#lib/server/env.server';
import { LOST_LINK_MAILS_A_DAY } from '#lib/site/lost-link';
import { statusPath } from '../items/links/private-link.server.ts';
import { senderOf } from '../items/record/item-content.ts';
import { contentOf } from '../items/record/stored-payload.ts';
import { stateOf } from '../items/states/submission-states.ts';
import { countForMailbox } from './count-for-mailbox.server.ts';
import { lostItems } from './lost-items.server.ts';
import { loadNotifiedItem } from './mailed-item.server.ts';
import { type LinkedState, privateLinksMail } from './private-links-mail.ts';

function linkedState(status: string): LinkedState {
  const { isOpen, isAsked, isPublic } = { isAsked: false, ...stateOf(status) };
  if (isOpen) return isAsked ? 'asked' : 'waiting';
  return isPublic ? 'public' : 'decided';
}

const urlOf = (itemId: string) => siteUrl() + statusPath(itemId);

/**
 * Delivers the private links that somebody asked for with an address. Only here is it looked up, so the page's response
 * is the same for all. The mail goes to the address as it is stored, three times a day at most; nothing is counted of an
 * address that has nothing.
 */
export const deliverLostLinks: Handler['deliver'] = async (row, { now, sendMail }) => {
  const found = await lostItems(row.recipient ?? '', now);
  const [newest] = found;
  if (!newest) return { reason: 'NOTHING_LOST' };
  const count = await countForMailbox(row, 'lost-links', newest.email, now);
  if (count > LOST_LINK_MAILS_A_DAY) return { reason: 'ENOUGH_MAILS' };
  const linked = found.map(({ id, status, item }) => ({
    item,
    state: linkedState(status),
    statusUrl: urlOf(id),
  }));
  await sendMail(privateLinksMail(newest.email, linked, 'sender'));
  return 'delivered';
};

/** Delivers the private link of one item that a moderator sends to its sender. */
export const deliverPrivateLink: Handler['deliver'] = async (row, { sendMail }) => {
  const stored = await loadNotifiedItem(row.item_id);
  if (!stored) return { reason: 'ITEM_GONE' };
  const { id, kind, status, reference, created_at: createdAt } = stored;
  if (stateOf(status).isSilent) return { reason: 'SPAM' };
  const content = contentOf(stored);
  const { email } = senderOf(content);
  if (!email) return { reason: 'NO_ADDRESS' };
  // An answered application or message is on no calendar.
  const state = kind === 'event' || stateOf(status).isOpen ? linkedState(status) : 'decided';
  const item = { reference, createdAt, ...content };
  await sendMail(privateLinksMail(email, [{ item, state, statusUrl: urlOf(id) }], 'moderator'));
  return 'delivered';
};
