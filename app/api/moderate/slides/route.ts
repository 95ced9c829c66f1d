import { seeOther } from '#lib/server/http/response.server';
import { moderatorPost } from '#lib/submissions/moderation/moderator-request.server';
import { bookSlide } from '#lib/submissions/slides/book-slide.server';
import { SLIDES_PATH, slidePath } from '#lib/submissions/slides/slide-path';

export const dynamic = 'force-dynamic';

/** Books a slide. */
export function POST(request: Request): Promise<Response> {
  return moderatorPost(
    request,
    async ({ form, moderator, now }) =>
      seeOther(`${slidePath(await bookSlide(form, { who: moderator.email, now }))}?done=booked`),
    { back: () => SLIDES_PATH },
  );
}
