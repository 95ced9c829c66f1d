import 'server-only';
import { isValidSignature, sign } from '#lib/server/server-secret.server';
import { DAY_MS } from '#lib/time/durations';
import { ITEM_LINK_DAYS } from './item-link-words.ts';
import { askFromText, askText, type MailedAsk } from './mailed-ask.ts';
import { isModerator } from './moderators.server.ts';

const PURPOSE = 'moderate-item';
const MAX_AGE_MS = ITEM_LINK_DAYS * DAY_MS;
// Links of before they named what their mail asks have one part less.
const KEY = /^([\da-z]{1,12})\.([\w-]{4,400})\.(?:([dp][\da-z]{1,12}|n)\.)?([\w-]{43})$/;

const signed = (itemId: string, email: string, ...more: string[]) => [itemId, email, ...more].join('\n');

/**
 * The path in a mail that opens one item for one moderator, valid for 14 days from `now` (milliseconds since 1970), and
 * bound to what the mail asks.
 */
export function itemLinkPath(itemId: string, email: string, asked: MailedAsk, now: number): string {
  const expires = (now + MAX_AGE_MS).toString(36);
  const ask = askText(asked);
  const signature = sign(PURPOSE, signed(itemId, email, expires, ask));
  const key = [expires, Buffer.from(email).toString('base64url'), ask, signature].join('.');
  return `/moderate/items/${itemId}?key=${key}`;
}

/** Whose a link is, what its mail asked, and the instant at which it was made, in milliseconds since 1970. */
type ItemKey = { email: string; asked: MailedAsk; madeAt: number };

/** What the key of a link says; undefined when it is not ours, has expired, or the address is no longer a moderator. */
export function readItemKey(itemId: string, key: string, now: number): ItemKey | undefined {
  const [, expires = '', encoded = '', ask, signature = ''] = KEY.exec(key) ?? [];
  const email = Buffer.from(encoded, 'base64url').toString();
  const text = signed(itemId, email, expires, ...(ask === undefined ? [] : [ask]));
  if (!expires || !isValidSignature(PURPOSE, text, signature)) return undefined;
  const expiresAt = Number.parseInt(expires, 36);
  if (expiresAt < now || !isModerator(email)) return undefined;
  return { email, asked: askFromText(ask), madeAt: expiresAt - MAX_AGE_MS };
}
