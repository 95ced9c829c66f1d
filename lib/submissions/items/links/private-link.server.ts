import 'server-only';
import { sha256, sign } from '#lib/server/server-secret.server';

/** The token of an item's private link: derived from its id and our secret, so that only its hash is stored. */
export const statusToken = (itemId: string) => sign('status', itemId);

/** The path of an item's status page: '/status/…' */
export const statusPath = (itemId: string) => `/status/${statusToken(itemId)}`;

/** The SHA-256 of a token, as it is stored. */
export const statusHash = (token: string) => sha256(token);
