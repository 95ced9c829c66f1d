import 'server-only';
import { networksForLimits } from '#lib/server/handlers/guard.server';
import { toPublicError } from '#lib/server/handlers/response.server';
import type { PublicError } from '#lib/server/http/public-error';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { isResultsToken } from '../slides/results-link.server.ts';
import { isStatusToken } from './status-item.server.ts';

/** What private links lead to, by the first part of their path. */
const IS_TOKEN = { status: isStatusToken, results: isResultsToken };

/**
 * Whether the token of a private link belongs to an item or a slide's results; an error when the rate limit is exceeded
 * or the store is unavailable.
 */
export async function verifyPrivateLink(
  request: Request,
  kind: keyof typeof IS_TOKEN,
  token: string,
): Promise<boolean | PublicError> {
  try {
    await enforceRateLimit('status', networksForLimits(request));
    return await IS_TOKEN[kind](token);
  } catch (error) {
    return toPublicError(error, 'status');
  }
}
