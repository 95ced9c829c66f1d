import 'server-only';
import { STATUS_CODES } from 'node:http';
import { errorCode } from '../error-code.ts';

const FETCH_TIMEOUT_MS = 5_000;
const FETCH_MAX_BYTES = 10 * 1024 * 1024;

type FetchedText = { status: number; statusText: string; contentType: string; text: string };

/** Why a fetch gave no answer, in words without the address: it may hold a key. */
function failureText(error: unknown, signal: AbortSignal, timeoutMs: number): string {
  if (signal.aborted) return `No answer within ${timeoutMs / 1000} s`;
  const code = errorCode(error);
  return code ? `The connection failed (${code})` : 'The connection failed';
}

/** The text of a body, given up with a RangeError as soon as it is larger than allowed. */
export async function readCapped(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`The answer is larger than ${maxBytes / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

type FetchTextOptions = {
  headers?: Record<string, string>;
  redirect?: 'follow' | 'error';
  timeoutMs?: number;
  maxBytes?: number;
};

/**
 * The text of an address, whatever its status. One limit of time (5 s, unless another is given) covers connection,
 * redirects and body; the body may have 10 MB, or what is given. Throws an Error without a cause, so that nothing of the address is in it. `redirect:
 * 'error'` is for headers that must reach no other host.
 */
export async function fetchText(
  url: string,
  {
    headers,
    redirect = 'follow',
    timeoutMs = FETCH_TIMEOUT_MS,
    maxBytes = FETCH_MAX_BYTES,
  }: FetchTextOptions = {},
): Promise<FetchedText> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers,
      redirect,
      cache: 'no-store',
      signal,
    });
    const text = response.body ? await readCapped(response.body, maxBytes) : '';
    return {
      status: response.status,
      // HTTP/2 has no such text.
      statusText: response.statusText || (STATUS_CODES[response.status] ?? ''),
      contentType: response.headers.get('content-type') ?? '',
      text,
    };
  } catch (error) {
    throw error instanceof RangeError ? error : new Error(failureText(error, signal, timeoutMs));
  }
}
