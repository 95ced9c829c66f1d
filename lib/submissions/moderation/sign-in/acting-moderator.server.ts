import 'server-only';
import { emailOfItemKey, keyMadeAt } from '../../items/links/item-link.server.ts';
import { sessionTokenOf } from './session-cookie.server.ts';
import { areLinksRevoked, emailOfSession } from './sessions.server.ts';

/** A moderator: with a session for all items, or with the key of the one item that a link in a mail opens. */
export type Moderator = { email: string; via: 'session' | 'key' };

/** The moderator of a request, by the session cookie or else the key for an item; undefined without either. */
export async function actingModerator(
  cookies: string | null,
  now: number,
  item?: { id: string; key: string },
): Promise<Moderator | undefined> {
  const email = await emailOfSession(sessionTokenOf(cookies), now);
  if (email) return { email, via: 'session' };
  const keyEmail = item?.key ? emailOfItemKey(item.id, item.key, now) : undefined;
  if (!keyEmail || !item || (await areLinksRevoked(keyEmail, keyMadeAt(item.key)))) return undefined;
  return { email: keyEmail, via: 'key' };
}
