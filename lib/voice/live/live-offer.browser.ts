import 'client-only';
import { asJsonObject } from '#lib/text/json-object';
import { LiveFailure } from './live-failure.ts';
import type { VoiceOffer, VoiceSession, VoiceSessionRequest } from './live-voice.ts';

const MAX_SECRET_LENGTH = 5_000;

const textOf = (value: unknown, maxLength: number) =>
  typeof value === 'string' && value.length <= maxLength ? value : '';

/** Loads whether the site offers live conversations now. Throws when it does not respond, or not with JSON. */
export async function loadVoiceOffer(signal: AbortSignal): Promise<VoiceOffer> {
  const response = await fetch('/api/voice', { cache: 'no-store', signal });
  const body = asJsonObject(response.ok ? await response.json() : undefined);
  const destination = textOf(body.destination, 200);
  const token = textOf(body.token, 200);
  return body.live === true && destination && token ? { live: true, destination, token } : { live: false };
}

function sessionFrom(body: unknown): VoiceSession {
  const { secret, expiresAt, callsUrl, model } = asJsonObject(body);
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
 * Requests a session from the site, with the token of a fresh offer. Throws a LiveFailure with the site's sentence when
 * it refuses, with a fixed one when its response is invalid; rejects when there is none.
 */
export async function requestVoiceSession(
  request: VoiceSessionRequest,
  signal: AbortSignal,
): Promise<VoiceSession> {
  const offer = await loadVoiceOffer(signal);
  if (!offer.live) throw new LiveFailure('unavailable');
  const response = await fetch('/api/voice/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Opening-Token': offer.token },
    body: JSON.stringify(request),
    cache: 'no-store',
    signal,
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return sessionFrom(body);
  const { error, code } = asJsonObject(body);
  // The rate limit's own sentence is about forms.
  if (code === 'too-many') throw new LiveFailure('too-many');
  const sentence = textOf(error, 300);
  throw new LiveFailure(sentence ? { sentence } : 'unavailable');
}
