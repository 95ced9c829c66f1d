import 'server-only';
import { emailOfItemKey } from './item-link.server.ts';
import { sessionTokenOf } from './session-cookie.server.ts';
import { emailOfSession } from './sessions.server.ts';

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
  return keyEmail ? { email: keyEmail, via: 'key' } : undefined;
}
