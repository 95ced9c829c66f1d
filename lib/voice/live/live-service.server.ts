import 'server-only';
import { serverEnv, voiceOriginOfBuild } from '#lib/server/env.server';
import { isLoopback } from '#lib/server/http/is-loopback';
import { log } from '#lib/server/log.server';
import { liveVoiceOrigin } from './live-voice-origin.ts';

/** The configured voice service with its API key, which is sent to no other host. */
export type LiveService = { origin: string; base: string; key: string; model: string };

let isWarned = false;

/** Logged once: it explains to the operator who set the key why no conversations are offered. */
function warnOfBuild() {
  if (isWarned) return;
  isWarned = true;
  log().warn(
    { code: 'voice-not-built' },
    'OPENAI_API_KEY or OPENAI_API_BASE differ from those of the build, so pages may not reach the voice service: build again',
  );
}

/**
 * The service of live conversations; undefined when none is configured, or when the pages' Content-Security-Policy,
 * which is set by the build, does not allow it. A service on a loopback address is a test and always allowed.
 */
export function liveService(): LiveService | undefined {
  const { OPENAI_API_KEY, OPENAI_API_BASE, OPENAI_REALTIME_MODEL } = serverEnv();
  const origin = liveVoiceOrigin({ OPENAI_API_KEY, OPENAI_API_BASE });
  if (!origin || !OPENAI_API_KEY) return undefined;
  if (origin !== voiceOriginOfBuild() && !isLoopback(origin)) {
    warnOfBuild();
    return undefined;
  }
  return {
    origin,
    base: OPENAI_API_BASE.replace(/\/+$/, ''),
    key: OPENAI_API_KEY,
    model: OPENAI_REALTIME_MODEL,
  };
}

/** The sentence that says where the sound is sent; the visitor reads it before the microphone opens. */
export function destinationOf({ origin }: LiveService): string {
  const { host } = new URL(origin);
  const name = host === 'api.openai.com' ? `OpenAI (${host})` : host;
  return `While you talk, your browser sends the sound to ${name}, which answers. This site neither hears nor keeps it.`;
}
