import 'server-only';
import { networksForLimits } from '#lib/server/http/guard.server';
import type { PublicError } from '#lib/server/http/public-error';
import { toPublicError } from '#lib/server/http/response.server';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { isStatusToken } from './status-item.server.ts';

/** Whether a status token belongs to an item; an error when the rate limit is exceeded or the store is unavailable. */
export async function verifyStatusToken(request: Request, token: string): Promise<boolean | PublicError> {
  try {
    await enforceRateLimit('status', networksForLimits(request));
    return await isStatusToken(token);
  } catch (error) {
    return toPublicError(error, 'status');
  }
}
