import { networkOfRequest, refuseCrossSite } from '#lib/server/http/guard.server';
import { errorResponse, jsonResponse } from '#lib/server/http/response.server';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { liveService } from '#lib/voice/live/live-service.server';
import { offerLiveVoice } from '#lib/voice/live/offer-live-voice.server';

export const dynamic = 'force-dynamic';

/** Whether a live conversation is offered, where its sound goes, and a token that opens one. */
export async function GET(request: Request): Promise<Response> {
  try {
    refuseCrossSite(request);
    // Each offer asks the store and signs a token, as the opening of a form does. Where there is nothing to offer, neither.
    if (liveService()) await enforceRateLimit('opening', networkOfRequest(request));
    return jsonResponse(await offerLiveVoice(Date.now()));
  } catch (error) {
    return errorResponse(error, 'voice');
  }
}
