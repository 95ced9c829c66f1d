import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Brotli's quality for what is compressed while a visitor waits: 240 KB take 8 ms. */
const BROTLI_QUALITY = 5;
/** The same for what nobody waits for: a tenth smaller, and 240 KB take 250 ms. */
export const PATIENT_QUALITY = 10;
/** Below this, the headers are longer than what compression saves. */
const MIN_BYTES = 1000;

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|atom\+xml|feed\+json)|image\/svg)/;

/** Whether a body of this type and size becomes smaller by compression. */
export const isCompressible = (type: string, bytes: number): boolean =>
  bytes >= MIN_BYTES && COMPRESSIBLE.test(type);

/** Whether a header Accept-Encoding names an encoding, and not with a weight of zero. */
function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [token = '', ...parameters] = part.toLowerCase().split(';');
    return (
      token.trim() === name && !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter))
    );
  });
}

/** Results by header, as browsers send a handful of them. */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 100;

/** The encoding for a header Accept-Encoding: Brotli before gzip, else none. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const found = known.get(header);
  if (found) return found;
  const encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  if (known.size < MAX_KNOWN) known.set(header, encoding);
  return encoding;
}

/** A body in an encoding, on a thread of Node's pool. */
export async function encode(
  body: Buffer,
  encoding: Encoding,
  quality: number = BROTLI_QUALITY,
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipBytes(body);
  if (encoding === 'identity') return body;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliBytes(body, { params });
}
