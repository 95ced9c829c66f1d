import 'client-only';
import { asJsonObject } from '#lib/text/json-object';
import { LiveFailure } from './live-failure.ts';
import type { VoiceOffer, VoiceSession, VoiceSessionRequest } from './live-voice.ts';

const MAX_SECRET_LENGTH = 5_000;

const textOf = (value: unknown, maxLength: number) =>
  typeof value === 'string' && value.length <= maxLength ? value : '';

/** What the site offers now. Throws when it does not answer, or not as agreed. */
export async function askForOffer(signal: AbortSignal): Promise<VoiceOffer> {
  const response = await fetch('/api/voice', { cache: 'no-store', signal });
  const answer = asJsonObject(response.ok ? await response.json() : undefined);
  const destination = textOf(answer.destination, 200);
  const token = textOf(answer.token, 200);
  return answer.live === true && destination && token ? { live: true, destination, token } : { live: false };
}

function sessionFrom(answer: unknown): VoiceSession {
  const { secret, expiresAt, callsUrl, model } = asJsonObject(answer);
  const session = {
    secret: textOf(secret, MAX_SECRET_LENGTH),
    expiresAt: textOf(expiresAt, 40),
    callsUrl: textOf(callsUrl, 500),
    model: textOf(model, 100),
  };
  if (!session.secret || !/^https?:\/\//.test(session.callsUrl)) throw new LiveFailure('unavailable');
  return session;
}

/**
 * Has the site open a session. Throws a LiveFailure with the site's own sentence when it says no, and with a fixed
 * one when it does not answer.
 */
export async function askForSession(
  request: VoiceSessionRequest,
  signal: AbortSignal,
): Promise<VoiceSession> {
  const offer = await askForOffer(signal);
  if (!offer.live) throw new LiveFailure('unavailable');
  const response = await fetch('/api/voice/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Opening-Token': offer.token },
    body: JSON.stringify(request),
    cache: 'no-store',
    signal,
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return sessionFrom(answer);
  const { error, code } = asJsonObject(answer);
  // The limit's own sentence speaks of forms.
  if (code === 'too-many') throw new LiveFailure('too-many');
  const sentence = textOf(error, 300);
  throw new LiveFailure(sentence ? { sentence } : 'unavailable');
}
