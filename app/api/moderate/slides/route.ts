import { seeOther } from '#lib/server/handlers/response.server';
import { moderatorPost } from '#lib/submissions/moderation/requests/moderator-request.server';
import { bookSlide } from '#lib/submissions/slides/book-slide.server';
import { keepingInvalid } from '#lib/submissions/slides/filled-slide.server';
import { bookSlidePath, slidePath } from '#lib/submissions/slides/slide-path';

export const dynamic = 'force-dynamic';

/** Books a slide. What is invalid is kept for the page, which shows it again with its errors. */
export function POST(request: Request): Promise<Response> {
  return moderatorPost(
    request,
    async ({ form, moderator, now }) => {
      const book = () => bookSlide(form, { who: moderator.email, now });
      const id = await keepingInvalid({ form, of: { moderator: moderator.email }, now }, book);
      return seeOther(`${slidePath(id)}?done=booked`);
    },
    { back: (form) => bookSlidePath(form.get('application')) },
  );
}
