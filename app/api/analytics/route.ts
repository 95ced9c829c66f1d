import { MAX_BATCH_BYTES, MAX_BATCH_EVENTS, parseAnalyticsBatch } from '#lib/analytics/analytics-batch';
import { countEvents } from '#lib/analytics/counts/count-events.server';
import { servedEventIds } from '#lib/catalog/served-event-ids.server';
import { guardPost } from '#lib/server/http/guard.server';
import { PublicError } from '#lib/server/http/public-error';
import { readJson } from '#lib/server/http/read-body.server';
import { errorResponse } from '#lib/server/http/response.server';

export const dynamic = 'force-dynamic';

const LIMIT = {
  maxBytes: MAX_BATCH_BYTES,
  tooLarge: 'This is too long: at most 16 KB can be counted at once.',
};
const NO_BATCH = `Send a list of 1 to ${MAX_BATCH_EVENTS} events under the name "events", and nothing else.`;

const noContent = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });

/** Counts the analytics events of a visit; of browsers that send Do Not Track or Global Privacy Control, nothing. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return noContent();
  try {
    await guardPost(request, 'analytics');
    const events = parseAnalyticsBatch(await readJson(request, LIMIT));
    if (!events) throw new PublicError(400, NO_BATCH);
    const ids = events.some(({ name }) => name === 'event_view') ? await servedEventIds() : undefined;
    countEvents(
      events.filter((event) => event.name !== 'event_view' || ids?.has(event.id)),
      Date.now(),
    );
    return noContent();
  } catch (error) {
    return errorResponse(error, 'analytics');
  }
}
