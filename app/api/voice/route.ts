import { errorAnswer, jsonAnswer } from '#lib/http/answer.server';
import { offerLiveVoice } from '#lib/voice/offer-live-voice.server';

export const dynamic = 'force-dynamic';

/** Whether a live conversation is offered, where its sound goes, and a token that opens one. */
export async function GET(): Promise<Response> {
  try {
    return jsonAnswer(await offerLiveVoice(Date.now()));
  } catch (error) {
    return errorAnswer(error, 'voice');
  }
}
