import { jsonResponse } from '#lib/server/handlers/response.server';

export const dynamic = 'force-dynamic';

const respond = () => jsonResponse({ error: 'There is no such address.' }, 404);

/**
 * What the API has no route for. Next would render the page for unknown addresses, and take a form for one of its server
 * actions, with an error in the log.
 */
export { respond as DELETE, respond as GET, respond as PATCH, respond as POST, respond as PUT };
