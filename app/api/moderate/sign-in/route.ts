import { after } from 'next/server';
import { publicErrorOf, seeOther } from '#lib/http/answer.server';
import { networkOfRequest } from '#lib/http/guard.server';
import { requestSignIn } from '#lib/moderation/sign-in-link.server';
import { countRequest } from '#lib/spam/rate-limit.server';
import { openPost } from '../desk-post.ts';

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
