import { seeOther } from '#lib/server/handlers/response.server';
import { moderatorPost } from '#lib/submissions/moderation/requests/moderator-request.server';
import {
  expiredSessionCookie,
  sessionTokenOf,
} from '#lib/submissions/moderation/sign-in/session-cookie.server';
import { signOut, signOutEverywhere } from '#lib/submissions/moderation/sign-in/sessions.server';

export const dynamic = 'force-dynamic';

/** Ends this session, or with `everywhere` all sessions of this moderator. */
export function POST(request: Request): Promise<Response> {
  return moderatorPost(request, async ({ form, moderator, now }) => {
    if (form.get('everywhere')) await signOutEverywhere(moderator.email, now);
    else await signOut(sessionTokenOf(request.headers.get('cookie')), now);
    return seeOther('/moderate/sign-in?problem=signed-out', { 'Set-Cookie': expiredSessionCookie() });
  });
}
