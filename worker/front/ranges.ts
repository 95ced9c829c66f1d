import type { IncomingMessage } from 'node:http';
import { headersWith, isUnchanged, type Variant } from './answer.ts';

/** One range with a start. Any other is answered with the whole file, which RFC 9110 allows (14.2). */
const RANGE = /^bytes=(\d+)-(\d*)$/;

/** The part of a file that a request asks for; the whole file when it asks for none, or may not have a part of it. */
export function partFor(request: IncomingMessage, file: Variant): Variant {
  const { range, 'if-range': condition } = request.headers;
  if (!range || request.method !== 'GET' || isUnchanged(request, file)) return file;
  if (condition !== undefined && condition !== file.etag) return file;
  const [, from, to] = RANGE.exec(range) ?? [];
  if (!from) return file;
  const size = file.body.length;
  const start = Number(from);
  const end = to ? Number(to) : size - 1;
  if (to && end < start) return file;
  if (start >= size) {
    const headers = ['content-range', `bytes */${size}`, 'cache-control', 'no-store', 'content-length', '0'];
    return { status: 416, headers, body: Buffer.alloc(0) };
  }
  const body = file.body.subarray(start, end + 1);
  const headers = headersWith(file.headers, (name) => name !== 'content-length');
  headers.push('content-range', `bytes ${start}-${start + body.length - 1}/${size}`);
  headers.push('content-length', String(body.length));
  return { ...file, status: 206, headers, body };
}
