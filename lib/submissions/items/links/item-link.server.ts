import 'server-only';
import { isValidSignature, sign } from '#lib/server/server-secret.server';
import { DAY_MS } from '#lib/time/durations';
import { ITEM_LINK_DAYS } from './item-link-words.ts';
import { isModerator } from './moderators.server.ts';

const PURPOSE = 'moderate-item';
const MAX_AGE_MS = ITEM_LINK_DAYS * DAY_MS;
const KEY = /^([\da-z]{1,12})\.([\w-]{4,400})\.([\w-]{43})$/;

const signed = (itemId: string, email: string, expires: string) => `${itemId}\n${email}\n${expires}`;

/** The path in a mail that opens one item for one moderator, valid for 14 days from `now` (milliseconds since 1970). */
export function itemLinkPath(itemId: string, email: string, now: number): string {
  const expires = (now + MAX_AGE_MS).toString(36);
  const signature = sign(PURPOSE, signed(itemId, email, expires));
  const key = [expires, Buffer.from(email).toString('base64url'), signature].join('.');
  return `/moderate/items/${itemId}?key=${key}`;
}

/** The instant at which a key was made, in milliseconds since 1970. */
export const keyMadeAt = (key: string) => Number.parseInt(key.split('.')[0] ?? '', 36) - MAX_AGE_MS;

/** The moderator of a key; undefined when it is not ours, has expired, or the address is no longer a moderator. */
export function emailOfItemKey(itemId: string, key: string, now: number): string | undefined {
  const [, expires = '', encoded = '', signature = ''] = KEY.exec(key) ?? [];
  const email = Buffer.from(encoded, 'base64url').toString();
  if (!expires || !isValidSignature(PURPOSE, signed(itemId, email, expires), signature)) return undefined;
  if (Number.parseInt(expires, 36) < now) return undefined;
  return isModerator(email) ? email : undefined;
}
