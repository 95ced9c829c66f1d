import 'server-only';
import { STATUS_CODES } from 'node:http';
import { errorCode } from '../error-code.ts';

const FETCH_TIMEOUT_MS = 5_000;
const FETCH_MAX_BYTES = 10 * 1024 * 1024;

type FetchedText = { status: number; statusText: string; contentType: string; text: string };

/** The reason why a fetch failed, without the URL: it may contain an API key. */
function failureText(error: unknown, signal: AbortSignal, timeoutMs: number): string {
  if (signal.aborted) return `No answer within ${timeoutMs / 1000} s`;
  const code = errorCode(error);
  return code ? `The connection failed (${code})` : 'The connection failed';
}

/** Reads a body as text. Throws a RangeError as soon as it is larger than allowed. */
export async function readTextWithLimit(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
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
 * Fetches a URL as text, with any status. The timeout (default 5 s) covers connection, redirects and body; the body may
 * have 10 MB by default. Throws a RangeError for a larger body, else an Error without a cause, so that it does not
 * contain the URL. Use `redirect: 'error'` for headers that must reach no other host.
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
    const text = response.body ? await readTextWithLimit(response.body, maxBytes) : '';
    return {
      status: response.status,
      // HTTP/2 has no status text.
      statusText: response.statusText || (STATUS_CODES[response.status] ?? ''),
      contentType: response.headers.get('content-type') ?? '',
      text,
    };
  } catch (error) {
    throw error instanceof RangeError ? error : new Error(failureText(error, signal, timeoutMs));
  }
}
