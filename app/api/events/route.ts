import { eventIndexAnswer, noIndexAnswer } from '#lib/catalog/event-index-answer.server';
import { loadEvents } from '#lib/catalog/load-events.server';

export const dynamic = 'force-dynamic';

/** All events to come, small, for searching in the browser. */
export async function GET(request: Request): Promise<Response> {
  const snapshot = await loadEvents().catch(() => undefined);
  return snapshot ? eventIndexAnswer(request, snapshot, Date.now()) : noIndexAnswer(request);
}
