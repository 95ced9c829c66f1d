import { after } from 'next/server';
import { networksForLimits } from '#lib/server/handlers/guard.server';
import { seeOther, toPublicError } from '#lib/server/handlers/response.server';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { publicPost } from '#lib/submissions/moderation/requests/moderator-request.server';
import { requestSignIn } from '#lib/submissions/moderation/sign-in/sign-in-link.server';

export const dynamic = 'force-dynamic';

const PAGE = '/moderate/sign-in';

/**
 * Responds the same for every address, so that it reveals no moderator; only a moderator gets a mail, after the
 * response.
 */
export function POST(request: Request): Promise<Response> {
  return publicPost(
    request,
    () => PAGE,
    async ({ form, now }) => {
      await enforceRateLimit('sign-in', networksForLimits(request));
      const email = (form.get('email') ?? '').slice(0, 254);
      after(() => requestSignIn(email, now).catch((error: unknown) => toPublicError(error, 'sign-in')));
      return seeOther(`${PAGE}?sent=yes`);
    },
  );
}
