import 'client-only';
import type { VisitorKind } from '#lib/location/visitor-location';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { converse, type LiveListener } from './live-conversation.browser.ts';
import { LiveFailure } from './live-failure.ts';
import { beginLife, type LiveLife } from './live-life.browser.ts';
import { canConverse, openMicrophone } from './live-microphone.browser.ts';
import { askForOffer, askForSession } from './live-offer.browser.ts';
import { connectPeer, makePlayer } from './live-peer.browser.ts';
import { LIVE_SESSION_LIMIT_MS } from './live-voice.ts';

const OFFER_LIMIT_MS = 4_000;
/** From the open microphone to the open channel (milliseconds). */
const CONNECT_LIMIT_MS = 20_000;

type LiveSessionOptions = LiveListener & {
  /** Why it ended, when nobody stopped it; 'ended' follows. */
  onFailure: (sentence: string) => void;
  signal?: AbortSignal;
  /** For wording alone. */
  kind?: VisitorKind;
};

/**
 * Whether a live conversation can be had here and now, and where its sound would go, to be told before the microphone
 * opens. Never rejects, and waits 4 s at most.
 */
export async function liveVoiceIsOffered(): Promise<{ live: boolean; destination?: string }> {
  if (!canConverse()) return { live: false };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), OFFER_LIMIT_MS);
  try {
    const offer = await askForOffer(controller.signal);
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

/** A microphone that nobody sees is nobody's wish. */
function endOutOfSight(life: LiveLife): void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') life.end(new LiveFailure('hidden'));
  };
  const onLeave = () => life.end(new LiveFailure('hidden'));
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onLeave);
  life.atEnd(() => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', onLeave);
  });
}

async function hold(options: LiveSessionOptions, life: LiveLife): Promise<void> {
  options.onState('connecting');
  endOutOfSight(life);
  const play = makePlayer(life);
  // The microphone first: who refuses it uses up no session, and a secret does not outlive the question.
  const microphone = await openMicrophone(life);
  if (life.isOver) return;
  const inTime = life.after(CONNECT_LIMIT_MS, () => life.end(new LiveFailure('slow')));
  const session = await askForSession({ kind: options.kind ?? 'Tourist', language: language() }, life.signal);
  if (life.isOver) return;
  const channel = await connectPeer({ microphone, play, session }, life);
  if (life.isOver) return;
  converse(channel, options, life);
  const begin = () => {
    inTime();
    life.after(LIVE_SESSION_LIMIT_MS, () => life.end(new LiveFailure('limit')));
    options.onState('listening');
  };
  if (channel.readyState === 'open') begin();
  else channel.onopen = begin;
}

/**
 * Holds a live conversation: opens the microphone, then the session, then the connection. Call it at a press, after
 * telling where the sound goes. Never rejects; gives its handle at once, so that it can be stopped while it connects.
 * Every end, also by `stop()` or `signal`, releases microphone, connection and sound, and tells 'ended' once, after
 * `onFailure` when nobody asked for it.
 */
export async function openLiveSession(options: LiveSessionOptions): Promise<{ stop: () => void }> {
  const life = beginLife((sentence) => {
    try {
      if (sentence) options.onFailure(sentence);
    } finally {
      options.onState('ended');
    }
  });
  const stop = () => life.end();
  const { signal } = options;
  if (signal?.aborted) stop();
  else {
    signal?.addEventListener('abort', stop, { once: true });
    life.atEnd(() => signal?.removeEventListener('abort', stop));
    void hold(options, life).catch((error: unknown) => life.end(error ?? new LiveFailure('unavailable')));
  }
  return { stop };
}
