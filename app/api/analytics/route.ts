import { MAX_BATCH_BYTES, MAX_BATCH_EVENTS, parseAnalyticsBatch } from '#lib/analytics/analytics-batch';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { countEvents } from '#lib/analytics/counts/count-events.server';
import { servedSlideIds } from '#lib/catalog/booked-slides.server';
import { servedEventIds } from '#lib/catalog/served-event-ids.server';
import { guardPost } from '#lib/server/handlers/guard.server';
import { errorResponse } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { readJson } from '#lib/server/http/read-body.server';

export const dynamic = 'force-dynamic';

const LIMIT = {
  maxBytes: MAX_BATCH_BYTES,
  tooLarge: 'This is too long: at most 16 KB can be counted at once.',
};
const NO_BATCH = `Send a list of 1 to ${MAX_BATCH_EVENTS} events under the name "events", and nothing else.`;

const noContent = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });

/** The analytics events without those of calendar events and slides that do not exist. */
async function existing(events: readonly AnalyticsEvent[], now: number): Promise<AnalyticsEvent[]> {
  const isOfSlide = ({ name }: AnalyticsEvent) => name === 'slide_shown' || name === 'slide_pressed';
  const eventIds = events.some(({ name }) => name === 'event_view') ? await servedEventIds() : undefined;
  const slideIds = events.some(isOfSlide) ? await servedSlideIds(now) : undefined;
  return events.filter((event) => {
    if (event.name === 'event_view') return eventIds?.has(event.id);
    return event.name === 'slide_shown' || event.name === 'slide_pressed' ? slideIds?.has(event.id) : true;
  });
}

/** Counts the analytics events of a visit; of browsers that send Do Not Track or Global Privacy Control, nothing. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return noContent();
  try {
    await guardPost(request, 'analytics');
    const events = parseAnalyticsBatch(await readJson(request, LIMIT));
    if (!events) throw new PublicError(400, NO_BATCH);
    const now = Date.now();
    countEvents(await existing(events, now), now);
    return noContent();
  } catch (error) {
    return errorResponse(error, 'analytics');
  }
}
