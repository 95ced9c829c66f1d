import { guardPost } from '#lib/server/handlers/guard.server';
import { seeOther, toPublicError } from '#lib/server/handlers/response.server';
import { readForm } from '#lib/server/http/read-form.server';
import { LOST_LINK_PATH, LOST_LINK_SENT_PATH } from '#lib/site/lost-link';
import { plainPage } from '#lib/site/plain-page';
import { requestLostLinks } from '#lib/submissions/private-page/request-lost-links.server';

export const dynamic = 'force-dynamic';

/** Requests the private links of an address by email; the response is the same whether it is known or not. */
export async function POST(request: Request): Promise<Response> {
  try {
    await guardPost(request, 'lost-link');
    await requestLostLinks(await readForm(request), Date.now());
    return seeOther(LOST_LINK_SENT_PATH);
  } catch (error) {
    const { status, message, details } = toPublicError(error, 'lost-link');
    return plainPage(
      {
        status,
        title: 'No email is on its way',
        // The form is empty after the way back, so nothing of it is promised to be kept.
        sentence:
          status === 429 ? 'Too many requests came from your network. Try again within an hour.' : message,
        link: { href: LOST_LINK_PATH, label: 'Go back' },
      },
      details.retryAfter ? { 'Retry-After': String(details.retryAfter) } : {},
    );
  }
}
