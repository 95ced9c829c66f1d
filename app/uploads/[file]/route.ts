import { Readable } from 'node:stream';
import { openUploadFile } from '#lib/uploads/upload-files.server';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

// Defends against malicious content: the browser must neither guess another type nor execute anything.
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const notFound = () =>
  new Response('There is no such image.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** Responds with an uploaded image; file names are never reused, so it may be cached for ever. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const found = await openUploadFile((await params).file);
  if (!found) return notFound();
  const stream = Readable.toWeb(found.file.createReadStream()) as ReadableStream<Uint8Array>;
  return new Response(stream, { headers: { ...HEADERS, 'Content-Length': String(found.bytes) } });
}

/** The same headers without the image. */
export async function HEAD(_request: Request, { params }: Context): Promise<Response> {
  const found = await openUploadFile((await params).file);
  if (!found) return notFound();
  await found.file.close();
  return new Response(null, { headers: { ...HEADERS, 'Content-Length': String(found.bytes) } });
}
