import { networkForShares, networksForLimits, refuseCrossSite } from '#lib/server/handlers/guard.server';
import { errorResponse, jsonResponse } from '#lib/server/handlers/response.server';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { liveService } from '#lib/voice/live/live-service.server';
import { offerLiveVoice } from '#lib/voice/live/offer-live-voice.server';

export const dynamic = 'force-dynamic';

/** Responds whether a live conversation is offered, where its audio goes, and with a token that opens one. */
export async function GET(request: Request): Promise<Response> {
  try {
    refuseCrossSite(request);
    // An offer costs a store query and a signature, like an opening token, so it counts against the same limit.
    if (liveService()) await enforceRateLimit('opening', networksForLimits(request));
    return jsonResponse(await offerLiveVoice(networkForShares(request), Date.now()));
  } catch (error) {
    return errorResponse(error, 'voice');
  }
}
