import { eventIndexResponse, noIndexResponse } from '#lib/catalog/event-index-response.server';
import { loadEvents } from '#lib/catalog/load-events.server';

export const dynamic = 'force-dynamic';

/** Responds with the index of all upcoming events, for search in the browser. */
export async function GET(request: Request): Promise<Response> {
  const snapshot = await loadEvents().catch(() => undefined);
  return snapshot ? eventIndexResponse(request, snapshot, Date.now()) : noIndexResponse(request);
}
