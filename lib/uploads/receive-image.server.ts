import 'server-only';
import { PublicError } from '#lib/server/http/public-error';
import { readBody } from '#lib/server/http/read-body.server';
import { fairShares } from './fair-shares.ts';
import { fileFromMultipart } from './multipart-file.server.ts';
import { BUSY, TOO_LARGE, UPLOAD_MAX_BODY_BYTES } from './upload-rules.ts';

/** Memory for all uploads in progress, enough for a few hundred images that phones have shrunk. */
const MEMORY_BYTES = 128 * 1024 * 1024;
/** A network holds at most a third of what is still free: 32 MB while it is alone. */
const MEMORY_DIVISOR = 3;
/** Seconds after which memory is usually available again. */
export const BUSY_RETRY_SECONDS = 5;

const NOT_ONE_FILE = 'Send one image as multipart/form-data in the field "file".';

const memory = fairShares(MEMORY_BYTES, MEMORY_DIVISOR);

/** Reserves a number of bytes. Throws a PublicError 503 when the network's share is exhausted. */
type Reserve = (bytes: number) => void;

const busy = () => new PublicError(503, BUSY, { retryAfter: BUSY_RETRY_SECONDS });

/**
 * Runs `work`, which reserves memory with `reserve` until it ends. Received bytes are reserved, not announced ones, so
 * that slow or idle clients block no others; but what is announced and would not fit is refused before it is read.
 */
export async function withMemoryShare<Result>(
  { headers }: Request,
  network: string,
  work: (reserve: Reserve) => Promise<Result>,
): Promise<Result> {
  const announced = Number(headers.get('content-length') ?? 0);
  if (announced <= UPLOAD_MAX_BODY_BYTES && !memory.fits(network, announced)) throw busy();
  let own = 0;
  const reserve = (bytes: number) => {
    if (!memory.take(network, bytes)) throw busy();
    own += bytes;
  };
  try {
    return await work(reserve);
  } finally {
    memory.giveBack(network, own);
  }
}

/**
 * Reads the bytes of the only part of a multipart body, a file, whatever its declared name and type. Throws a
 * PublicError: 413 as soon as the body is larger than an image may be, 400 when it is no such form, 408 when it stalls,
 * 503 when the memory of its network is exhausted.
 */
export async function receiveImage(request: Request, reserve: Reserve): Promise<Uint8Array> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new PublicError(400, NOT_ONE_FILE);
  const body = await readBody(request, {
    maxBytes: UPLOAD_MAX_BODY_BYTES,
    tooLarge: TOO_LARGE,
    onPiece: reserve,
  });
  const file = fileFromMultipart(body, contentType, 'file');
  if (!file) throw new PublicError(400, NOT_ONE_FILE);
  return file;
}
