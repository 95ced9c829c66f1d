import 'server-only';
import { destinationOf, liveService } from './live-service.server.ts';
import type { VoiceOffer } from './live-voice.ts';
import { isVoiceLeft } from './voice-budget.server.ts';
import { voiceToken } from './voice-token.server.ts';

/**
 * What a page may offer to a network at `now` (milliseconds since 1970): no live conversation when none is configured,
 * or the day's budget or the network's share of it is used up, so that no visitor opens the microphone in vain. Throws
 * when the store does not respond.
 */
export async function offerLiveVoice(network: string, now: number): Promise<VoiceOffer> {
  const service = liveService();
  if (!service || !(await isVoiceLeft(network, now))) return { live: false };
  return { live: true, destination: destinationOf(service), token: voiceToken(now) };
}
