import { eventIndexAnswer, noIndexAnswer } from '#lib/catalog/event-index-answer.server';
import { loadEvents } from '#lib/catalog/load-events.server';

export const dynamic = 'force-dynamic';

/** Responds with the index of all upcoming events, for search in the browser. */
export async function GET(request: Request): Promise<Response> {
  const snapshot = await loadEvents().catch(() => undefined);
  return snapshot ? eventIndexAnswer(request, snapshot, Date.now()) : noIndexAnswer(request);
}
