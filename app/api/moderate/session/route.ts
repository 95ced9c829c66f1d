import { networksForLimits } from '#lib/server/handlers/guard.server';
import { seeOther } from '#lib/server/handlers/response.server';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { publicPost } from '#lib/submissions/moderation/requests/moderator-request.server';
import { sessionCookie } from '#lib/submissions/moderation/sign-in/session-cookie.server';
import { signIn } from '#lib/submissions/moderation/sign-in/sign-in-link.server';

export const dynamic = 'force-dynamic';

/** Redeems the token of a mailed sign-in link and opens a session. */
export function POST(request: Request): Promise<Response> {
  return publicPost(
    request,
    () => '/moderate/sign-in',
    async ({ form, now }) => {
      await enforceRateLimit('sign-in', networksForLimits(request));
      const session = await signIn(form.get('token') ?? '', now);
      if (!session) return seeOther('/moderate/sign-in?problem=link');
      return seeOther('/moderate', { 'Set-Cookie': sessionCookie(session) });
    },
  );
}
