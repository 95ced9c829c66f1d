import { guardPost } from '#lib/server/handlers/guard.server';
import { errorResponse, jsonResponse } from '#lib/server/handlers/response.server';
import { openingToken } from '#lib/submissions/items/received/opening-token.server';

export const dynamic = 'force-dynamic';

/** Responds with an opening token: signed, with the time at which a form was opened. */
export async function POST(request: Request): Promise<Response> {
  try {
    await guardPost(request, 'opening');
    return jsonResponse({ token: openingToken(Date.now()) });
  } catch (error) {
    return errorResponse(error, 'opening');
  }
}
