import 'client-only';
import { LiveFailure, type LiveFailureCode } from './live-failure.ts';
import type { LiveLife } from './live-life.browser.ts';

const FAILURES: Record<string, LiveFailureCode | undefined> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  TypeError: 'unsupported',
};

/** Whether this browser has what a live conversation needs, as far as it says so. */
export function canConverse(): boolean {
  try {
    return (
      typeof RTCPeerConnection === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function'
    );
  } catch {
    return false;
  }
}

const stopAll = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Opens the microphone, which asks the visitor, and shuts it with the conversation, also when the answer comes after
 * its end. Throws a LiveFailure: not allowed, none there, in use, or none this browser knows.
 */
export async function openMicrophone(life: LiveLife): Promise<MediaStream> {
  if (!canConverse()) throw new LiveFailure('unsupported');
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } })
    .catch((error: unknown) => {
      const name = error instanceof Error || error instanceof DOMException ? error.name : '';
      throw new LiveFailure(FAILURES[name] ?? 'microphone-busy');
    });
  life.atEnd(() => stopAll(stream));
  const [track] = stream.getAudioTracks();
  if (!track) throw new LiveFailure('no-microphone');
  // Unplugged, or forbidden meanwhile; stop() of our own tells nobody.
  track.onended = () => life.end(new LiveFailure('microphone-lost'));
  life.atEnd(() => {
    track.onended = null;
  });
  return stream;
}
