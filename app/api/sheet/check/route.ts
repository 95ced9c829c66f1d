import { checkRows, parseRowsToCheck } from '#lib/catalog/check-rows.server';
import { authenticatePublisher } from '#lib/catalog/publish-events.server';
import { errorResponse, jsonResponse } from '#lib/server/handlers/response.server';
import { readJson } from '#lib/server/http/read-body.server';

export const dynamic = 'force-dynamic';

/** The largest body: 500 rows with long descriptions and the texts that the sheet shows. */
const LIMIT = {
  maxBytes: 4 * 1024 * 1024,
  tooLarge: 'This is too long: at most 4 MB can be checked at once.',
};

/**
 * Says of rows of the sheet what the site would publish of them, and what to write instead. Authorised by the secret that
 * publishes; nothing is stored.
 */
export async function POST(request: Request): Promise<Response> {
  if (authenticatePublisher(request.headers.get('authorization')) !== 'editor')
    return jsonResponse({ error: 'The secret is missing or wrong.' }, 401);
  try {
    return jsonResponse(await checkRows(parseRowsToCheck(await readJson(request, LIMIT)), Date.now()));
  } catch (error) {
    return errorResponse(error, 'sheet-check');
  }
}
