import 'server-only';
import { PublicError } from './public-error.ts';

/** The client aborted the request: a 400, not an error to log. */
const CONNECTION_LOST = 'The connection broke before everything had arrived.';

type BodyLimit = {
  maxBytes: number;
  /** The message for a larger body. */
  tooLarge: string;
  /** Called with the size of each chunk before it is buffered; may throw a PublicError. */
  onPiece?: (bytes: number) => void;
};

/** Reads the body of a request. Throws a PublicError: 413 as soon as it is too large, 400 when the connection was lost. */
export async function readBody(
  request: Request,
  { maxBytes, tooLarge, onPiece }: BodyLimit,
): Promise<Buffer> {
  const refuse = () => new PublicError(413, tooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw refuse();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    if (request.body)
      for await (const chunk of request.body) {
        size += chunk.byteLength;
        if (size > maxBytes) throw refuse();
        onPiece?.(chunk.byteLength);
        chunks.push(chunk);
      }
  } catch (error) {
    if (error instanceof PublicError) throw error;
    throw new PublicError(400, CONNECTION_LOST);
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
