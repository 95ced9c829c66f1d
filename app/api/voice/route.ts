import { errorAnswer, jsonAnswer } from '#lib/server/http/answer.server';
import { networkOfRequest, refuseCrossSite } from '#lib/server/http/guard.server';
import { countRequest } from '#lib/server/limits/rate-limit.server';
import { liveService } from '#lib/voice/live/live-service.server';
import { offerLiveVoice } from '#lib/voice/live/offer-live-voice.server';

export const dynamic = 'force-dynamic';

/** Whether a live conversation is offered, where its sound goes, and a token that opens one. */
export async function GET(request: Request): Promise<Response> {
  try {
    refuseCrossSite(request);
    // Each offer asks the store and signs a token, as the opening of a form does. Where there is nothing to offer, neither.
    if (liveService()) await countRequest('opening', networkOfRequest(request));
    return jsonAnswer(await offerLiveVoice(Date.now()));
  } catch (error) {
    return errorAnswer(error, 'voice');
  }
}
