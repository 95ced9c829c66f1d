import 'client-only';
import { LiveFailure } from './live-failure.ts';
import type { VoiceSession } from './live-voice.ts';
import type { SessionLifetime } from './session-lifetime.browser.ts';

/** Milliseconds for which a connection may be interrupted before it counts as lost. */
const INTERRUPTION_TIMEOUT_MS = 5_000;
const MAX_SDP_LENGTH = 200_000;

/** Exchanges our SDP offer for the service's SDP answer. Throws a LiveFailure when the response is none. */
async function answerTo(
  offer: string,
  { callsUrl, secret }: VoiceSession,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(callsUrl, {
    method: 'POST',
    body: offer,
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/sdp' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  });
  const sdp = response.ok ? await response.text() : '';
  if (!sdp.startsWith('v=0') || sdp.length > MAX_SDP_LENGTH) throw new LiveFailure('unavailable');
  return sdp;
}

/** Ends the session when its connection is lost. */
function watchConnection(peer: RTCPeerConnection, lifetime: SessionLifetime): void {
  let cancelTimeout = () => {};
  const lost = () => lifetime.end(new LiveFailure('lost'));
  peer.onconnectionstatechange = () => {
    cancelTimeout();
    const state = peer.connectionState;
    if (state === 'failed' || state === 'closed') lost();
    // A phone that changes networks often reconnects.
    if (state === 'disconnected') cancelTimeout = lifetime.after(INTERRUPTION_TIMEOUT_MS, lost);
  };
}

/**
 * Creates the player for the service's audio. Call it on a press: some browsers play sound only after a user
 * activation.
 */
export function makePlayer(lifetime: SessionLifetime): (stream: MediaStream) => void {
  const audio = document.createElement('audio');
  audio.autoplay = true;
  lifetime.atEnd(() => {
    audio.pause();
    audio.srcObject = null;
  });
  return (stream) => {
    if (lifetime.isOver) return;
    audio.srcObject = stream;
    // When playback is refused, the text is still shown.
    audio.play().catch(() => {});
  };
}

type PeerOptions = { microphone: MediaStream; play: (stream: MediaStream) => void; session: VoiceSession };

/**
 * Connects the microphone with the service over WebRTC and returns the data channel of its events, which may not be
 * open yet. Posts an offer as `application/sdp` to `/v1/realtime/calls` with the secret and creates the channel
 * 'oai-events', as in the generally available Realtime API (openai-agents-js 2026-08, OpenAIRealtimeWebRTC). Throws a
 * LiveFailure, or the error of WebRTC or fetch.
 */
export async function connectPeer(
  { microphone, play, session }: PeerOptions,
  lifetime: SessionLifetime,
): Promise<RTCDataChannel> {
  const peer = new RTCPeerConnection();
  lifetime.atEnd(() => {
    peer.onconnectionstatechange = null;
    peer.ontrack = null;
    peer.close();
  });
  watchConnection(peer, lifetime);
  for (const track of microphone.getAudioTracks()) peer.addTrack(track, microphone);
  peer.ontrack = ({ streams: [stream], track }) => play(stream ?? new MediaStream([track]));
  const channel = peer.createDataChannel('oai-events');
  lifetime.atEnd(() => {
    channel.onclose = null;
    channel.onmessage = null;
    channel.close();
  });

  await peer.setLocalDescription(await peer.createOffer());
  const offer = peer.localDescription?.sdp;
  if (!offer) throw new LiveFailure('unsupported');
  const answer = await answerTo(offer, session, lifetime.signal);
  if (!lifetime.isOver) await peer.setRemoteDescription({ type: 'answer', sdp: answer });
  return channel;
}
