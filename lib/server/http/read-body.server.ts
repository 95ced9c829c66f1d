import 'server-only';
import { PublicError } from './public-error.ts';

/** The client aborted the request: a 400, not an error to log. */
export const CONNECTION_LOST = 'The connection broke before everything had arrived.';
const TOO_SLOW = 'Nothing arrived for too long. Check your connection, then try again.';

/** A body has to bring this many bytes within this time, or its end; slower than 2G, it would only hold a place. */
const STALL = { bytes: 64 * 1024, ms: 30_000 };

type BodyLimit = {
  maxBytes: number;
  /** The message for a larger body. */
  tooLarge: string;
  /** Called with the size of each chunk before it is buffered; may throw a PublicError. */
  onPiece?: (bytes: number) => void;
};

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The chunks of a body. Throws a PublicError: 408 when it stalls, 400 when the connection was lost. */
async function* chunksOf(reader: Reader): AsyncGenerator<Uint8Array> {
  const stalled = Promise.withResolvers<never>();
  // Handled below, whenever it is awaited.
  stalled.promise.catch(() => {});
  const startTimer = () => setTimeout(() => stalled.reject(new PublicError(408, TOO_SLOW)), STALL.ms).unref();
  let timer = startTimer();
  let sinceTimer = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stalled.promise]);
      if (done) return;
      sinceTimer += value.byteLength;
      if (sinceTimer >= STALL.bytes) {
        clearTimeout(timer);
        timer = startTimer();
        sinceTimer = 0;
      }
      yield value;
    }
  } catch (error) {
    if (error instanceof PublicError) throw error;
    throw new PublicError(400, CONNECTION_LOST);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a body was refused while more of it may arrive. */
const isFlowing = (error: unknown) => !(error instanceof PublicError && [400, 408].includes(error.status));

/**
 * Reads the rest of a refused body and drops it, up to a number of bytes: a browser reads the response only when it has
 * sent everything, and cancelling the stream would close the connection before it gets one.
 */
async function dropRest(reader: Reader, maxBytes: number): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of chunksOf(reader)) {
      size += chunk.byteLength;
      if (size > maxBytes) return;
    }
  } catch {
    // There is nothing to give up any more.
  }
}

/**
 * Reads the body of a request. Throws a PublicError: 413 as soon as it is too large, 408 when less than 64 KB arrive
 * within 30 s, 400 when the connection was lost.
 */
export async function readBody(
  request: Request,
  { maxBytes, tooLarge, onPiece }: BodyLimit,
): Promise<Buffer> {
  const refuse = () => new PublicError(413, tooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw refuse();
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunksOf(reader)) {
      size += chunk.byteLength;
      if (size > maxBytes) throw refuse();
      onPiece?.(chunk.byteLength);
      chunks.push(chunk);
    }
  } catch (error) {
    if (isFlowing(error)) void dropRest(reader, maxBytes - size);
    throw error;
  }
  return Buffer.concat(chunks);
}

const MAX_JSON_BYTES = 64 * 1024;
/** The limit for JSON and urlencoded forms. */
export const TEXT_BODY_LIMIT: BodyLimit = {
  maxBytes: MAX_JSON_BYTES,
  tooLarge: 'This is too long: at most 64 KB can be sent.',
};

/**
 * The JSON of a request, of at most 64 KB unless another limit is given. Throws a PublicError: 415 for another type,
 * 413, or 400 for broken JSON.
 */
export async function readJson(request: Request, limit: BodyLimit = TEXT_BODY_LIMIT): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new PublicError(415, 'Send JSON with the header Content-Type: application/json.');
  const body = await readBody(request, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new PublicError(400, 'What was sent is not readable as JSON.');
  }
}
