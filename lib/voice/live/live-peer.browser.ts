import 'client-only';
import { LiveFailure } from './live-failure.ts';
import type { LiveLife } from './live-life.browser.ts';
import type { VoiceSession } from './live-voice.ts';

/** How long a connection may be interrupted before it counts as lost (milliseconds). */
const INTERRUPTED_MS = 5_000;
const MAX_SDP_LENGTH = 200_000;

/** The service's half of the connection, for ours: an SDP answer. Throws a LiveFailure when there is none. */
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

function watch(peer: RTCPeerConnection, life: LiveLife): void {
  let keepWaiting = () => {};
  const lost = () => life.end(new LiveFailure('lost'));
  peer.onconnectionstatechange = () => {
    keepWaiting();
    const state = peer.connectionState;
    if (state === 'failed' || state === 'closed') lost();
    // A phone that changes its network often finds back.
    if (state === 'disconnected') keepWaiting = life.after(INTERRUPTED_MS, lost);
  };
}

/** Plays what the service says. Made at the press of the button: some browsers let only that begin a sound. */
export function makePlayer(life: LiveLife): (stream: MediaStream) => void {
  const audio = document.createElement('audio');
  audio.autoplay = true;
  life.atEnd(() => {
    audio.pause();
    audio.srcObject = null;
  });
  return (stream) => {
    if (life.isOver) return;
    audio.srcObject = stream;
    // Refused: the words are on the screen all the same.
    audio.play().catch(() => {});
  };
}

type Ends = { microphone: MediaStream; play: (stream: MediaStream) => void; session: VoiceSession };

/**
 * Connects the microphone with the service over WebRTC and gives the channel its events come by, before it is open:
 * an offer posted as `application/sdp` to `/v1/realtime/calls` with the secret, and the channel 'oai-events', as the
 * generally available Realtime API has it (openai-agents-js 2026-08, OpenAIRealtimeWebRTC). Throws what went wrong.
 */
export async function connectPeer(
  { microphone, play, session }: Ends,
  life: LiveLife,
): Promise<RTCDataChannel> {
  const peer = new RTCPeerConnection();
  life.atEnd(() => {
    peer.onconnectionstatechange = null;
    peer.ontrack = null;
    peer.close();
  });
  watch(peer, life);
  for (const track of microphone.getAudioTracks()) peer.addTrack(track, microphone);
  peer.ontrack = ({ streams: [stream], track }) => play(stream ?? new MediaStream([track]));
  const channel = peer.createDataChannel('oai-events');
  life.atEnd(() => {
    channel.onclose = null;
    channel.onmessage = null;
    channel.close();
  });

  await peer.setLocalDescription(await peer.createOffer());
  const offer = peer.localDescription?.sdp;
  if (!offer) throw new LiveFailure('unsupported');
  const answer = await answerTo(offer, session, life.signal);
  if (!life.isOver) await peer.setRemoteDescription({ type: 'answer', sdp: answer });
  return channel;
}
