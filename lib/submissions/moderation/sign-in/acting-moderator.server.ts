import 'server-only';
import { readItemKey } from '../../items/links/item-link.server.ts';
import type { MailedAsk } from '../../items/links/mailed-ask.ts';
import { sessionTokenOf } from './session-cookie.server.ts';
import { areLinksRevoked, emailOfSession } from './sessions.server.ts';

/**
 * A moderator: with a session for all items, or with the key of the one item that a link in a mail opens, which is bound
 * to what the mail asked.
 */
export type Moderator = { email: string; via: 'session' } | { email: string; via: 'key'; asked: MailedAsk };

/** The moderator of a request, by the session cookie or else the key for an item; undefined without either. */
export async function actingModerator(
  cookies: string | null,
  now: number,
  item?: { id: string; key: string },
): Promise<Moderator | undefined> {
  const email = await emailOfSession(sessionTokenOf(cookies), now);
  if (email) return { email, via: 'session' };
  const key = item?.key ? readItemKey(item.id, item.key, now) : undefined;
  if (!key || (await areLinksRevoked(key.email, key.madeAt))) return undefined;
  return { email: key.email, via: 'key', asked: key.asked };
}

/** What the mail asked by whose link a moderator came; undefined in a session. */
export const askedOf = (moderator: Moderator): MailedAsk | undefined =>
  moderator.via === 'key' ? moderator.asked : undefined;
