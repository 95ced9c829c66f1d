import 'server-only';
import { serverEnv, voiceOriginOfBuild } from '#lib/server/env.server';
import { isLoopback } from '#lib/server/http/is-loopback';
import { log } from '#lib/server/log.server';
import { liveVoiceOrigin } from './live-voice-origin.ts';

/** The configured service: where it is, and with what it is asked. The key goes nowhere else. */
export type LiveService = { origin: string; base: string; key: string; model: string };

let isWarned = false;

/** Said once: whoever set the key wonders why nobody is offered a conversation. */
function warnOfBuild() {
  if (isWarned) return;
  isWarned = true;
  log().warn(
    { code: 'voice-not-built' },
    'OPENAI_API_KEY or OPENAI_API_BASE differ from those of the build, so pages may not reach the voice service: build again',
  );
}

/**
 * The service of live conversations; undefined when none is configured, and when the policy of the pages, which is
 * made by the build, does not let them reach it. A service on this very machine is being tried out, and is offered.
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

/** Where the sound of a conversation goes, in the words people are told before the microphone opens. */
export function destinationOf({ origin }: LiveService): string {
  const { host } = new URL(origin);
  const name = host === 'api.openai.com' ? `OpenAI (${host})` : host;
  return `While you talk, your browser sends the sound to ${name}, which answers. This site neither hears nor keeps it.`;
}
