import 'server-only';
import { networksForLimits } from '#lib/server/handlers/guard.server';
import { toPublicError } from '#lib/server/handlers/response.server';
import type { PublicError } from '#lib/server/http/public-error';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import type { PrivateLinkParts, PrivateLinkPath } from '#lib/site/private-paths';
import { isResultsToken } from '../slides/results-link.server.ts';
import { isStatusToken } from './status-item.server.ts';

type IsToken = (token: string) => Promise<boolean>;

/** Whose token is verified how, by the first part of the link's path. */
const IS_TOKEN: Readonly<Record<string, IsToken>> = {
  '/status': isStatusToken,
  '/results': isResultsToken,
} satisfies Record<PrivateLinkPath, IsToken>;

/**
 * Whether the token of a private link belongs to an item or a slide's results; an error when the rate limit is exceeded
 * or the store is unavailable.
 */
export async function verifyPrivateLink(
  request: Request,
  { page, token }: PrivateLinkParts,
): Promise<boolean | PublicError> {
  try {
    await enforceRateLimit('status', networksForLimits(request));
    return (await IS_TOKEN[page]?.(token)) ?? false;
  } catch (error) {
    return toPublicError(error, 'status');
  }
}
