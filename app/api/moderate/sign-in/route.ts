import { after } from 'next/server';
import { publicErrorOf, seeOther } from '#lib/server/http/answer.server';
import { networkOfRequest } from '#lib/server/http/guard.server';
import { countRequest } from '#lib/server/limits/rate-limit.server';
import { openPost } from '#lib/submissions/moderation/desk-post.server';
import { requestSignIn } from '#lib/submissions/sign-in/sign-in-link.server';

export const dynamic = 'force-dynamic';

const PAGE = '/moderate/sign-in';

/** Takes an address and says the same about every one; only a moderator's gets a mail, after the answer has gone. */
export function POST(request: Request): Promise<Response> {
  return openPost(
    request,
    () => PAGE,
    async ({ form, now }) => {
      await countRequest('sign-in', networkOfRequest(request));
      const email = (form.get('email') ?? '').slice(0, 254);
      after(() => requestSignIn(email, now).catch((error: unknown) => publicErrorOf(error, 'sign-in')));
      return seeOther(`${PAGE}?sent=yes`);
    },
  );
}
