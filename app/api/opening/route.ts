import { errorAnswer, jsonAnswer } from '#lib/server/http/answer.server';
import { guardPost } from '#lib/server/http/guard.server';
import { openingToken } from '#lib/submissions/store/opening-token.server';

export const dynamic = 'force-dynamic';

/** Notes, in a signed token, when a form was opened. */
export async function POST(request: Request): Promise<Response> {
  try {
    await guardPost(request, 'opening');
    return jsonAnswer({ token: openingToken(Date.now()) });
  } catch (error) {
    return errorAnswer(error, 'opening');
  }
}
