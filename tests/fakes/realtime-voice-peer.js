// The other end of a live conversation, run by the page /peer of realtime-voice.mjs: it takes one call after the other
// and speaks the service's events over the channel. A test directs it through `window.peer`.
const ASK_AGAIN_MS = 50;

/** What the newest call has brought: the page's events, and whether its sound arrives. */
let call = { connection: undefined, channel: undefined, session: undefined, received: [] };

const say = (event) => call.channel.send(JSON.stringify({ event_id: `event_${Date.now()}`, ...event }));

/** A quiet tone for a voice, so that there is sound to receive. */
function voice() {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const out = context.createMediaStreamDestination();
  tone.connect(out);
  tone.start();
  return out.stream;
}

async function gathered(connection) {
  if (connection.iceGatheringState === 'complete') return;
  await new Promise((done) => {
    connection.onicegatheringstatechange = () => {
      if (connection.iceGatheringState === 'complete') done();
    };
  });
}

async function take({ id, sdp, session }) {
  const connection = new RTCPeerConnection();
  const taken = { connection, channel: undefined, session, received: [] };
  call = taken;
  connection.ondatachannel = ({ channel }) => {
    taken.channel = channel;
    channel.onmessage = ({ data }) => taken.received.push(JSON.parse(data));
    say({ type: 'session.created', session });
  };
  await connection.setRemoteDescription({ type: 'offer', sdp });
  const stream = voice();
  for (const track of stream.getTracks()) connection.addTrack(track, stream);
  await connection.setLocalDescription(await connection.createAnswer());
  await gathered(connection);
  await fetch(`/peer/call/${id}`, { method: 'POST', body: connection.localDescription.sdp });
}

async function soundBytes() {
  let bytes = 0;
  const stats = (await call.connection?.getStats()) ?? [];
  for (const [, report] of stats.entries())
    if (report.type === 'inbound-rtp' && report.kind === 'audio') bytes += report.bytesReceived;
  return bytes;
}

const responseDone = (id, fields) =>
  say({
    type: 'response.done',
    response: { id, object: 'realtime.response', status: 'completed', ...fields },
  });

window.peer = {
  /** Whether a call's channel is open. */
  isOpen: () => call.channel?.readyState === 'open',
  state: () => call.connection?.connectionState ?? 'none',
  session: () => call.session,
  received: () => call.received,
  soundBytes,
  say,
  /** Text that is no JSON. */
  sayRaw: (text) => call.channel.send(text),
  /** Sends the transcript of what the visitor said. */
  hear: (transcript) => {
    say({ type: 'input_audio_buffer.speech_started', audio_start_ms: 0, item_id: 'item_1' });
    say({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: 900, item_id: 'item_1' });
    say({
      type: 'conversation.item.input_audio_transcription.completed',
      item_id: 'item_1',
      content_index: 0,
      transcript,
    });
  },
  /** Calls the page's tool, first part by part and then as a whole, as the service does. */
  callTool: (callId, args, name = 'search_events') => {
    const text = typeof args === 'string' ? args : JSON.stringify(args);
    const item = { id: `item_${callId}`, type: 'function_call', name, call_id: callId, arguments: text };
    say({ type: 'response.created', response: { id: 'resp_1', status: 'in_progress' } });
    say({ type: 'response.function_call_arguments.done', call_id: callId, name, arguments: text });
    responseDone('resp_1', { output: [{ ...item, status: 'completed' }] });
  },
  /** Responds with sound and its words. */
  answer: (transcript) => {
    say({ type: 'response.created', response: { id: 'resp_2', status: 'in_progress' } });
    say({ type: 'output_audio_buffer.started', response_id: 'resp_2' });
    say({ type: 'response.output_audio_transcript.delta', response_id: 'resp_2', delta: transcript });
    say({ type: 'response.output_audio_transcript.done', response_id: 'resp_2', transcript });
    responseDone('resp_2', { output: [] });
  },
  finishSpeaking: () => say({ type: 'output_audio_buffer.stopped', response_id: 'resp_2' }),
  hangUp: () => call.connection.close(),
};

async function serve() {
  for (;;) {
    const next = await fetch('/peer/call').then((answer) => answer.json());
    if (next.id) await take(next);
    else await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
  }
}

void serve();
