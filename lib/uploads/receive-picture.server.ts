import 'server-only';
import { PublicError } from '#lib/server/http/public-error';
import { readBody } from '#lib/server/http/read-body.server';
import { TOO_LARGE, UPLOAD_MAX_BODY_BYTES } from './upload-rules.ts';

/** Memory that pictures on their way in may take together; a few hundred of those that phones shrank. */
const MAX_HELD_BYTES = 128 * 1024 * 1024;
/** Seconds after which a place has usually become free. */
export const BUSY_RETRY_SECONDS = 5;

export const BUSY = 'Many images are arriving just now. Try again in a few seconds.';
const NOT_ONE_FILE = 'Send one image as multipart/form-data in the field "file".';

let held = 0;

type Hold = (bytes: number) => void;

/**
 * Runs work that holds bytes in memory and says so with `hold`, until it ends. What has arrived counts, not what is
 * announced: whoever sends slowly, or nothing, keeps nobody out. `hold` throws a 503 when others hold all there is.
 */
export async function whileHolding<Result>(work: (hold: Hold) => Promise<Result>): Promise<Result> {
  let own = 0;
  const hold = (bytes: number) => {
    if (held + bytes > MAX_HELD_BYTES) throw new PublicError(503, BUSY, { retryAfter: BUSY_RETRY_SECONDS });
    held += bytes;
    own += bytes;
  };
  try {
    return await work(hold);
  } finally {
    held -= own;
  }
}

async function parseForm(body: Buffer, contentType: string): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    return undefined;
  }
}

/**
 * The bytes of the one file in a multipart body, whatever its name and type claim. Throws a PublicError: 413 as
 * soon as the body is larger than a picture may be, 400 when it is no such form, 503 when there is no room for it.
 */
export async function receivePicture(request: Request, hold: Hold): Promise<Uint8Array> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new PublicError(400, NOT_ONE_FILE);
  const body = await readBody(request, {
    maxBytes: UPLOAD_MAX_BODY_BYTES,
    tooLarge: TOO_LARGE,
    onPiece: hold,
  });
  const files = (await parseForm(body, contentType))?.getAll('file') ?? [];
  const [file] = files;
  if (!(file instanceof Blob) || files.length > 1) throw new PublicError(400, NOT_ONE_FILE);
  return new Uint8Array(await file.arrayBuffer());
}
