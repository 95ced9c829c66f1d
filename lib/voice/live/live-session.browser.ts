import 'client-only';
import type { VisitorKind } from '#lib/location/visitor-location';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { converse, type LiveListener } from './live-conversation.browser.ts';
import { LiveFailure } from './live-failure.ts';
import { canConverse, openMicrophone } from './live-microphone.browser.ts';
import { loadVoiceOffer, requestVoiceSession } from './live-offer.browser.ts';
import { connectPeer, makePlayer } from './live-peer.browser.ts';
import { LIVE_SESSION_LIMIT_MS } from './live-voice.ts';
import { createSessionLifetime, type SessionLifetime } from './session-lifetime.browser.ts';

const OFFER_TIMEOUT_MS = 4_000;
/** Milliseconds from the open microphone to the open data channel. */
const CONNECT_TIMEOUT_MS = 20_000;

type LiveSessionOptions = LiveListener & {
  /** Called with the reason when the session ended by itself, before the state 'ended'. */
  onFailure: (sentence: string) => void;
  signal?: AbortSignal;
  /** Changes only the wording. */
  kind?: VisitorKind;
};

/**
 * Whether a live conversation is available now, and the sentence that says where its sound is sent, which must be shown
 * before the microphone opens. Never rejects; waits at most 4 s.
 */
export async function liveVoiceAvailability(): Promise<{ live: boolean; destination?: string }> {
  if (!canConverse()) return { live: false };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), OFFER_TIMEOUT_MS);
  try {
    const offer = await loadVoiceOffer(controller.signal);
    return offer.live ? { live: true, destination: offer.destination } : { live: false };
  } catch {
    return { live: false };
  } finally {
    clearTimeout(timer);
  }
}

function language(): VoiceLanguage {
  try {
    return /^es\b/i.test(navigator.language) ? 'es' : 'en';
  } catch {
    return 'en';
  }
}

/** Ends the session when its page is hidden or left: the microphone must not stay open unseen. */
function endWhenHidden(lifetime: SessionLifetime): void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') lifetime.end(new LiveFailure('hidden'));
  };
  const onLeave = () => lifetime.end(new LiveFailure('hidden'));
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onLeave);
  lifetime.atEnd(() => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', onLeave);
  });
}

async function connect(options: LiveSessionOptions, lifetime: SessionLifetime): Promise<void> {
  options.onState('connecting');
  endWhenHidden(lifetime);
  const play = makePlayer(lifetime);
  // The microphone first: denying it must not use up a session, and the secret expires soon after it was made.
  const microphone = await openMicrophone(lifetime);
  if (lifetime.isOver) return;
  const cancelTimeout = lifetime.after(CONNECT_TIMEOUT_MS, () => lifetime.end(new LiveFailure('slow')));
  const session = await requestVoiceSession(
    { kind: options.kind ?? 'Tourist', language: language() },
    lifetime.signal,
  );
  if (lifetime.isOver) return;
  const channel = await connectPeer({ microphone, play, session }, lifetime);
  if (lifetime.isOver) return;
  converse(channel, options, lifetime);
  const begin = () => {
    cancelTimeout();
    lifetime.after(LIVE_SESSION_LIMIT_MS, () => lifetime.end(new LiveFailure('limit')));
    options.onState('listening');
  };
  if (channel.readyState === 'open') begin();
  else channel.onopen = begin;
}

/**
 * Starts a live conversation: opens the microphone, then the session, then the connection. Call it on a press, after
 * showing where the sound is sent. Never rejects; resolves at once, so that it can be stopped while it connects. Every
 * end, also by `stop()` or `signal`, releases microphone, connection and sound, and reports the state 'ended' once,
 * after `onFailure` when it was not requested.
 */
export async function openLiveSession(options: LiveSessionOptions): Promise<{ stop: () => void }> {
  const lifetime = createSessionLifetime((sentence) => {
    try {
      if (sentence) options.onFailure(sentence);
    } finally {
      options.onState('ended');
    }
  });
  const stop = () => lifetime.end();
  const { signal } = options;
  if (signal?.aborted) stop();
  else {
    signal?.addEventListener('abort', stop, { once: true });
    lifetime.atEnd(() => signal?.removeEventListener('abort', stop));
    void connect(options, lifetime).catch((error: unknown) =>
      lifetime.end(error ?? new LiveFailure('unavailable')),
    );
  }
  return { stop };
}
