import { acceptSheet } from '#lib/catalog/accept-sheet.server';
import { codesIn } from '#lib/catalog/sources/doubt';
import { seeOther } from '#lib/server/handlers/response.server';
import { moderatorPost } from '#lib/submissions/moderation/requests/moderator-request.server';

export const dynamic = 'force-dynamic';

const PAGE = '/moderate/sheet';

/**
 * Publishes the sheet that is held because it looks like an accident, for the reasons that the moderator was shown, where the
 * box is ticked that it is meant so.
 */
export function POST(request: Request): Promise<Response> {
  return moderatorPost(
    request,
    async ({ form, moderator, now }) => {
      const doubts = form.get('meant') ? codesIn(form) : [];
      await acceptSheet({ doubts, who: moderator.email, now });
      return seeOther(`${PAGE}?done=accepted`);
    },
    { back: () => PAGE },
  );
}
