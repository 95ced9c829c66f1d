import 'server-only';
import { publicErrorOf } from '#lib/http/answer.server';
import { networkOfRequest } from '#lib/http/guard.server';
import type { PublicError } from '#lib/http/public-error';
import { countRequest } from '#lib/spam/rate-limit.server';
import { isStatusToken } from './status-item.server.ts';

/** Whether a private link leads anywhere, or why that is not told: too many questions, or no store to ask. */
export async function openStatusDoor(request: Request, token: string): Promise<boolean | PublicError> {
  try {
    await countRequest('status', networkOfRequest(request));
    return await isStatusToken(token);
  } catch (error) {
    return publicErrorOf(error, 'status');
  }
}
