import 'server-only';
import { sha256, sign } from '#lib/server/server-secret.server';

/** The token of an item's private link: made from its id and our secret, so that only its hash has to be kept. */
export const statusToken = (itemId: string) => sign('status', itemId);

/** Where a submitter sees how an item stands: '/status/…' */
export const statusPath = (itemId: string) => `/status/${statusToken(itemId)}`;

/** How the store knows a token. */
export const statusHash = (token: string) => sha256(token);
