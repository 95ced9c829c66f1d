import 'client-only';
import { LiveFailure, type LiveFailureCode } from './live-failure.ts';
import type { SessionLifetime } from './session-lifetime.browser.ts';

const FAILURES: Record<string, LiveFailureCode | undefined> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  TypeError: 'unsupported',
};

/** Whether this browser has the APIs that a live conversation needs. */
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
 * Opens the microphone, for which the browser asks permission, and closes it when the session ends, also when
 * permission is given only after that. Throws a LiveFailure: permission denied, no microphone, in use, or unsupported.
 */
export async function openMicrophone(lifetime: SessionLifetime): Promise<MediaStream> {
  if (!canConverse()) throw new LiveFailure('unsupported');
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } })
    .catch((error: unknown) => {
      const name = error instanceof Error || error instanceof DOMException ? error.name : '';
      throw new LiveFailure(FAILURES[name] ?? 'microphone-busy');
    });
  lifetime.atEnd(() => stopAll(stream));
  const [track] = stream.getAudioTracks();
  if (!track) throw new LiveFailure('no-microphone');
  // Unplugged, or permission revoked; our own stop() fires no event.
  track.onended = () => lifetime.end(new LiveFailure('microphone-lost'));
  lifetime.atEnd(() => {
    track.onended = null;
  });
  return stream;
}
