import { seeOther } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { moderatorPost } from '#lib/submissions/moderation/requests/moderator-request.server';
import { editSlide, endSlide, mailResults } from '#lib/submissions/slides/book-slide.server';
import { keepingInvalid } from '#lib/submissions/slides/filled-slide.server';
import { slidePath } from '#lib/submissions/slides/slide-path';

export const dynamic = 'force-dynamic';

const VERSION = /^\d{1,9}$/;

/** Changes or ends a booked slide, or mails the link to its results. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  return moderatorPost(
    request,
    async ({ form, moderator, now }) => {
      const version = form.get('version') ?? '';
      if (!VERSION.test(version)) throw new PublicError(400, 'The form has no version of the slide.');
      const change = { slideId: id, version: Number(version), who: moderator.email, now };
      const action = form.get('action');
      if (action === 'save')
        await keepingInvalid({ form, of: { slideId: id }, now }, () => editSlide(form, change));
      else if (action === 'end') await endSlide(change);
      else if (action === 'mail') await mailResults(change);
      else throw new PublicError(400, 'Choose what to do with the slide: save, end or mail.');
      return seeOther(`${slidePath(id)}?done=${action}`);
    },
    { back: () => slidePath(encodeURIComponent(id)) },
  );
}
