/**
 * A loopback stand-in for OpenAI's Realtime API: it mints client secrets, with faults that can be switched on and off,
 * and takes WebRTC calls. The other end of a call is the page `/peer` in a real browser, which fetches the offer,
 * answers it with a connection of its own and speaks the service's events (realtime-voice-peer.js), so that the
 * exchange, the channel and the sound are real ones.
 * By hand: `node tests/fakes/realtime-voice.mjs [port]`; its first lines are the settings for `.env`, and the page to
 * open beside the site's.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listen, printSettings } from './listen.mjs';

/** @typedef {'401' | '429' | '500' | 'hangs' | 'wrong-json' | 'no-json' | 'long' | 'redirects' | 'echoes-key' | 'refuses-call' | 'wrong-sdp' | 'call-hangs'} Fault */
/** @typedef {{ body: any, bearer: string }} Minted */
/** @typedef {{ id: string, sdp: string, session: unknown, answer: (sdp: string) => void }} Call */

const KEY = 'sk-loopback-0123456789abcdef';
const CALL_WAIT_MS = 20_000;
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Expose-Headers': 'location',
};

const peerScript = fileURLToPath(new URL('./realtime-voice-peer.js', import.meta.url));
const PEER_PAGE = '<!doctype html><title>The other end</title><script src="/peer.js"></script>';

/** Starts the service on a port, 0 for any. @param {{ port?: number }} options */
export async function startRealtimeVoice({ port = 0 } = {}) {
  /** @type {Minted[]} */
  const minted = [];
  /** @type {Map<string, unknown>} */
  const secrets = new Map();
  /** @type {Call[]} */
  const waiting = [];
  /** @type {Map<string, Call>} */
  const calls = new Map();
  let callCount = 0;
  /** @type {Fault | undefined} */
  let fault;

  /** @param {import('node:http').ServerResponse} response @param {number} status @param {unknown} body */
  const send = (response, status, body) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', ...CORS })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  /** @param {import('node:http').ServerResponse} response @param {number} status @param {string} code */
  const refuse = (response, status, code) =>
    send(response, status, { error: { message: `Refused: ${code}`, type: 'invalid_request_error', code } });

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function mint(request, response) {
    const bearer = request.headers.authorization ?? '';
    const body = await text(request)
      .then(JSON.parse)
      .catch(() => undefined);
    if (!body) return refuse(response, 400, 'invalid_json');
    minted.push({ body, bearer });
    if (fault === 'hangs') return;
    if (fault === '401') return refuse(response, 401, 'invalid_api_key');
    if (fault === '429') return refuse(response, 429, 'insufficient_quota');
    if (fault === '500') return void response.writeHead(500).end('<h1>500</h1>');
    if (fault === 'wrong-json') return send(response, 200, { client_secret: { value: 7 } });
    if (fault === 'no-json') return send(response, 200, 'fine');
    if (fault === 'long') return send(response, 200, `"${'x'.repeat(1_000_000)}"`);
    if (fault === 'echoes-key') return send(response, 200, { value: KEY, expires_at: 1_800_000_000 });
    if (fault === 'redirects')
      return void response.writeHead(307, { Location: `http://localhost:${usedPort}/elsewhere` }).end();
    if (bearer !== `Bearer ${KEY}`) return refuse(response, 401, 'invalid_api_key');
    if (body?.session?.type !== 'realtime') return refuse(response, 400, 'missing_required_parameter');
    const value = `ek_loopback${String(minted.length).padStart(12, '0')}`;
    secrets.set(value, body.session);
    const expires_at = Math.floor(Date.now() / 1_000) + body.expires_after.seconds;
    send(response, 200, {
      value,
      expires_at,
      session: { ...body.session, object: 'realtime.session', id: `sess_${minted.length}` },
    });
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function take(request, response) {
    const secret = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const sdp = await text(request);
    if (fault === 'call-hangs') return;
    if (fault === 'refuses-call' || !secrets.has(secret)) return refuse(response, 401, 'invalid_api_key');
    if (request.headers['content-type'] !== 'application/sdp' || !sdp.startsWith('v=0'))
      return refuse(response, 400, 'invalid_offer');
    if (fault === 'wrong-sdp') return send(response, 201, '{"fine":true}');
    callCount += 1;
    const id = `rtc_${callCount}`;
    const timer = setTimeout(() => refuse(response, 504, 'no_peer'), CALL_WAIT_MS);
    const call = {
      id,
      sdp,
      session: secrets.get(secret),
      /** @param {string} answer */
      answer: (answer) => {
        clearTimeout(timer);
        response
          .writeHead(201, {
            'Content-Type': 'application/sdp',
            Location: `/v1/realtime/calls/${id}`,
            ...CORS,
          })
          .end(answer);
      },
    };
    calls.set(id, call);
    waiting.push(call);
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const at = `${request.method} ${pathname}`;
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    if (at === 'POST /v1/realtime/client_secrets') return mint(request, response);
    if (at === 'POST /v1/realtime/calls') return take(request, response);
    if (at === 'GET /peer')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PEER_PAGE);
    if (at === 'GET /peer.js')
      return void response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(readFileSync(peerScript));
    // The other end asks again and again, so a call never waits for one that has gone.
    if (at === 'GET /peer/call') {
      const call = waiting.shift();
      return send(response, 200, call ? { id: call.id, sdp: call.sdp, session: call.session } : {});
    }
    const [, id = ''] = /^POST \/peer\/call\/(rtc_\d+)$/.exec(at) ?? [];
    if (!id) return refuse(response, 404, 'not_found');
    calls.get(id)?.answer(await text(request));
    send(response, 200, {});
  });
  const { port: usedPort, url, close } = await listen(server, port);
  return {
    url,
    key: KEY,
    env: { OPENAI_API_BASE: url, OPENAI_API_KEY: KEY, OPENAI_REALTIME_MODEL: 'gpt-realtime' },
    minted,
    /** How many calls came with a secret that is ours. */
    callCount: () => callCount,
    /** @param {Fault | undefined} name */
    setFault: (name) => {
      fault = name;
    },
    close,
  };
}

async function startByHand() {
  const { env, url } = await startRealtimeVoice({ port: Number(process.argv[2] ?? '4320') });
  printSettings(env);
  console.info(`# The other end of the conversation: ${url}/peer`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void startByHand();
