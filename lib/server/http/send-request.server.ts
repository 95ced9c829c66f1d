import 'server-only';
import dns from 'node:dns';
import { request as httpRequest, type IncomingMessage, STATUS_CODES } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../error-code.ts';
import { isPublicAddress } from './public-address.ts';
import { AnswerTooLarge, RequestError } from './request-error.ts';
import { type FollowedRedirects, firstHop, isRedirect, nextHop, type RequestHop } from './request-hop.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_REDIRECTS = 5;
/**
 * Bytes that are decoded in one step. Each step waits for a thread of the pool in which images are made. By default 10 MB
 * take 640 steps, and where each of them waits for images, the answer misses its timeout.
 */
const DECODED_BYTES = 1024 * 1024;
/** The Response of these statuses has no body, whatever the server sends. */
const WITHOUT_BODY = new Set([204, 205, 304]);

type OutgoingRequest = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PURGE';
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData;
  /** Redirects that are followed, at most five; 'none' by default. */
  follows?: FollowedRedirects;
  /** For all of it: connection, redirects and body. Of a streamed body, for each time that is waited for more of it. */
  timeoutMs?: number;
  /** Of the body after decoding. */
  maxBytes?: number;
  /** Takes the status and headers and closes the connection: the answer's body is not needed. */
  ignoresBody?: boolean;
  /**
   * Resolves when the headers of a successful answer have come; its body is read as it is asked for, and fails as the
   * request would. It must be read to its end or cancelled.
   */
  streamsBody?: boolean;
  signal?: AbortSignal;
};

/**
 * Looks a host up and leaves only public addresses. The connection is made to one of the addresses that were checked
 * here, so that a name that resolves differently the next time gains nothing.
 */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const allowed = (addresses ?? []).filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (error) done(error, []);
    else if (!first)
      done(new RequestError('The address leads into a private network', 'PRIVATE_ADDRESS'), []);
    else if (options.all) done(null, allowed);
    else done(null, first.address, first.family);
  });
};

/** Sends one request on a connection of its own; resolves when the answer's headers have come. */
function send({ url, method, headers, body, allowsPrivate }: RequestHop, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = open(url, {
      method,
      headers: Object.fromEntries(headers),
      // No connection is kept: one that was made without the check of addresses must never be used with it.
      agent: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
      ...(!allowsPrivate && { lookup: lookUpPublic }),
    });
    request.on('error', reject).on('response', (message) => {
      // Whoever reads the body gets its errors. One that comes when nobody reads it any more must not be uncaught.
      message.on('error', () => {});
      resolve(message);
    });
    request.end(body);
  });
}

/** Sends a request and what its redirects ask for. */
async function follow(start: RequestHop, follows: FollowedRedirects, signal: AbortSignal) {
  let hop = start;
  for (let redirects = 0; ; redirects += 1) {
    const message = await send(hop, signal);
    const { statusCode = 0, headers } = message;
    if (!isRedirect(statusCode) || headers.location === undefined) return message;
    message.destroy();
    const next = redirects < MAX_REDIRECTS && nextHop(hop, statusCode, headers.location, follows);
    if (!next) throw new RequestError('The address redirects to where it must not be followed', 'REDIRECTED');
    hop = next;
  }
}

/**
 * The body of an answer as it was before encoding. Anything but gzip is refused before a decoder exists: the Brotli
 * decoder of older Node.js runs code of the sender, and `fetch` starts it whatever was asked for.
 */
function decoded(message: IncomingMessage): Readable {
  const encoding = (message.headers['content-encoding'] ?? '').trim().toLowerCase();
  const isEmpty = message.headers['content-length'] === '0';
  if (encoding === '' || encoding === 'identity' || isEmpty) return message;
  if (encoding !== 'gzip' && encoding !== 'x-gzip')
    throw new RequestError('The answer has an encoding that was not asked for', 'CONTENT_ENCODING');
  // The reader of the decoder gets every error.
  return pipeline(message, createGunzip({ chunkSize: DECODED_BYTES }), () => {});
}

/** Refuses a body whose announced size is too large. Of a compressed body the announced size is another one. */
function refuseAnnounced({ headers }: IncomingMessage, maxBytes: number): void {
  const bytes = Number(headers['content-length'] ?? 0);
  if (headers['content-encoding'] === undefined && bytes > maxBytes)
    throw new AnswerTooLarge(maxBytes, bytes);
}

/** Reads a body to its end. Throws an AnswerTooLarge as soon as it is larger than allowed. */
async function readBytes(body: Readable, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new AnswerTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What a streamed body needs of its request. */
type Streaming = {
  /** Waits for bytes no longer than the request's time. */
  within: <Result>(work: Promise<Result>) => Promise<Result>;
  /** The error as a caller may see it. */
  withoutSecrets: (error: unknown) => Error;
};

/** A body as it comes, which ends the connection when it has ended, has failed or is cancelled. */
function streamOf(message: IncomingMessage, maxBytes: number, { within, withoutSecrets }: Streaming) {
  const chunks = decoded(message)[Symbol.asyncIterator]();
  let size = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await within(chunks.next());
        if (done) return controller.close();
        size += value.length;
        if (size > maxBytes) throw new AnswerTooLarge(maxBytes);
        controller.enqueue(value);
      } catch (error) {
        controller.error(withoutSecrets(error));
        message.destroy();
      }
    },
    cancel: () => void message.destroy(),
  });
}

async function responseOf(
  message: IncomingMessage,
  maxBytes: number | undefined,
  streaming: Streaming | undefined,
): Promise<Response> {
  const { statusCode: status = 0, statusMessage, headersDistinct } = message;
  if (status < 200 || status > 599) throw new RequestError('The answer has an unknown status', 'STATUS');
  const lines = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // HTTP allows an answer without a status text.
  const init = { status, statusText: statusMessage || (STATUS_CODES[status] ?? ''), headers: lines };
  if (maxBytes === undefined || WITHOUT_BODY.has(status)) return new Response(null, init);
  refuseAnnounced(message, maxBytes);
  const body = streaming
    ? streamOf(message, maxBytes, streaming)
    : await readBytes(decoded(message), maxBytes);
  return new Response(body, init);
}

async function hopOf(address: string | URL, { method = 'GET', headers, body }: OutgoingRequest) {
  const all = new Headers({ Accept: '*/*', 'Accept-Encoding': 'gzip', 'User-Agent': 'Belize-Celebrations' });
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  if (body === undefined) return firstHop(address, { method, headers: all });
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type');
  if (type && !all.has('content-type')) all.set('Content-Type', type);
  return firstHop(address, { method, headers: all, body: new Uint8Array(await encoded.arrayBuffer()) });
}

/** An error without the URL, which may contain a key, and without a cause, which may contain the URL. */
function withoutSecrets(error: unknown, deadline: AbortSignal, options: OutgoingRequest): Error {
  if (deadline.aborted)
    return new RequestError(`No answer within ${(options.timeoutMs ?? TIMEOUT_MS) / 1000} s`, 'NO_ANSWER');
  if (options.signal?.aborted) return new RequestError('The request was stopped', 'STOPPED');
  if (error instanceof RequestError || error instanceof AnswerTooLarge) return error;
  const code = errorCode(error);
  return new RequestError(`The connection failed${code ? ` (${code})` : ''}`, code ?? 'NO_CONNECTION');
}

/**
 * Sends a request to another server, the only way for the server's code to do so, and reads the whole answer, of any
 * status. Within 5 s and up to 10 MB after decoding, unless `options` say otherwise. A host that is not named as a
 * private one must have a public address. Throws an AnswerTooLarge for a larger one, else a RequestError, neither of
 * which contains the URL, a header or anything of the answer. Decision 51 says why it is not `fetch`.
 *
 *     const response = await sendRequest(url, { headers: { Accept: 'text/csv' }, follows: 'any' });
 */
export async function sendRequest(address: string | URL, options: OutgoingRequest = {}): Promise<Response> {
  const deadline = new AbortController();
  const within = async <Result>(work: Promise<Result>): Promise<Result> => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const expire = () => deadline.abort();
    timeout.addEventListener('abort', expire);
    return work.finally(() => timeout.removeEventListener('abort', expire));
  };
  const signal = AbortSignal.any([deadline.signal, ...(options.signal ? [options.signal] : [])]);
  const safeError = (error: unknown) => withoutSecrets(error, deadline.signal, options);
  let message: IncomingMessage | undefined;
  let isStreamed = false;
  const answer = async () => {
    message = await follow(await hopOf(address, options), options.follows ?? 'none', signal);
    const hasBody = !options.ignoresBody && options.method !== 'HEAD';
    const maxBytes = hasBody ? (options.maxBytes ?? MAX_BYTES) : undefined;
    const streams = options.streamsBody && hasBody && message.statusCode === 200;
    const response = await responseOf(
      message,
      maxBytes,
      streams ? { within, withoutSecrets: safeError } : undefined,
    );
    isStreamed = response.body !== null && streams === true;
    return response;
  };
  try {
    return await within(answer());
  } catch (error) {
    throw safeError(error);
  } finally {
    if (!isStreamed) message?.destroy();
  }
}
