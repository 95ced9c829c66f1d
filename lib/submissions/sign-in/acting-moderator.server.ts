import 'server-only';
import { emailOfItemKey, keyMadeAt } from '../moderation/item-link.server.ts';
import { sessionTokenOf } from './session-cookie.server.ts';
import { areLinksOver, emailOfSession } from './sessions.server.ts';

/** Somebody who moderates: everything within a session, or the one item that a link from a mail opened. */
export type Moderator = { email: string; via: 'session' | 'key' };

/** Who asks, by a session's cookie or else by the key for an item; undefined when it is nobody who moderates. */
export async function actingModerator(
  cookies: string | null,
  now: number,
  item?: { id: string; key: string },
): Promise<Moderator | undefined> {
  const email = await emailOfSession(sessionTokenOf(cookies), now);
  if (email) return { email, via: 'session' };
  const keyEmail = item?.key ? emailOfItemKey(item.id, item.key, now) : undefined;
  if (!keyEmail || !item || (await areLinksOver(keyEmail, keyMadeAt(item.key)))) return undefined;
  return { email: keyEmail, via: 'key' };
}
