// Requests exactly as given, each with a time limit; a connection that fails is an answer too, with the status 0.
import { Agent, request as openRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const UPLOAD_PATH = '/api/upload-image';
const LIMIT_MS = 45_000;
/** An image waits its turn at the decoder. */
const UPLOAD_LIMIT_MS = 180_000;
/** Codes of a connection that the server had closed before the request was sent; browsers ask again then. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

const decoded = (bytes, encoding) => {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
};

/**
 * @typedef {{ path: string, method?: string, headers?: Record<string, string>, body?: string | Buffer, network?: string }} Asked
 * @typedef {{ status: number, headers: Record<string, any>, ms: number, bytes: Buffer, failure?: string, isAskedAgain?: boolean, text: () => string, json: () => any }} Answered
 */

/** Sends requests to one site; `ask` keeps connections open, `askOnce` uses one of its own. Neither rejects. */
export function createClient(url) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: LIMIT_MS + 5_000 });

  /** @param {Asked} asked @returns {Promise<Answered & { wasClosed?: boolean }>} */
  const send = ({ path, method = 'GET', headers = {}, body, network }, connection) =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const fail = (failure, wasClosed = false) =>
        resolve({
          status: 0,
          headers: {},
          ms: performance.now() - startedAt,
          bytes: Buffer.alloc(0),
          failure,
          wasClosed,
          text: () => '',
          json: () => ({}),
        });
      const all = { ...(network && { 'X-Forwarded-For': network }), ...headers };
      const outgoing = openRequest(
        { hostname, port, path, method, headers: all, agent: connection },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.once('error', (error) => fail(error.code ?? error.message));
          response.once('end', () => {
            const bytes = Buffer.concat(chunks);
            const text = () => decoded(bytes, response.headers['content-encoding']).toString();
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              ms: performance.now() - startedAt,
              bytes,
              text,
              json: () => JSON.parse(text()),
            });
          });
        },
      );
      const limitMs = path === UPLOAD_PATH ? UPLOAD_LIMIT_MS : LIMIT_MS;
      outgoing.setTimeout(limitMs, () =>
        outgoing.destroy(new Error(`no answer within ${limitMs / 1_000} s`)),
      );
      outgoing.once('error', (error) =>
        fail(error.code ?? error.message, outgoing.reusedSocket && CLOSED.has(error.code)),
      );
      outgoing.end(body);
    });

  return {
    url,
    /** @param {Asked} asked @returns {Promise<Answered>} */
    ask: async (asked) => {
      const answer = await send(asked, agent);
      return answer.wasClosed ? { ...(await send(asked, false)), isAskedAgain: true } : answer;
    },
    /** @param {Asked} asked @returns {Promise<Answered>} */
    askOnce: (asked) => send(asked, false),
    close: () => agent.destroy(),
  };
}

/** A POST request with a JSON body; a string is sent as it is. */
export const jsonRequest = (path, body, headers = {}) => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A POST request as a plain HTML form sends it. */
export const formRequest = (path, fields, headers = {}) => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

const BOUNDARY = '----upload-of-the-lab';

/** A POST request with an image in a multipart form. */
export function uploadRequest({ name, type, bytes }, headers = {}) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    path: UPLOAD_PATH,
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

/** The network of a visitor of this number: there are as many networks as limits per network need, and no more. */
export const networkOf = (number, group = 1, networks = 60) =>
  `10.${group}.${Math.floor(number) % networks}.1`;
