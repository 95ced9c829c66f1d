import { knownCelebrations } from '#lib/catalog/search/known-celebrations.server';
import { jsonResponse } from '#lib/server/handlers/response.server';

export const dynamic = 'force-dynamic';

/** Responds with what search and assistant know of the yearly celebrations: their names and when they are. */
export async function GET(): Promise<Response> {
  const known = await knownCelebrations(Date.now()).catch(() => undefined);
  return known
    ? jsonResponse(known, 200, { 'Cache-Control': 'private, max-age=300' })
    : jsonResponse({ error: 'Events are not available right now' }, 503);
}
