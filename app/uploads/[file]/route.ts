import { Readable } from 'node:stream';
import { openUploadFile } from '#lib/uploads/upload-files.server';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

// Whatever a file held, a browser would neither guess its type nor run anything of it.
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

/** An uploaded picture; its name is never given twice, so it may be kept for ever. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const found = await openUploadFile((await params).file);
  if (!found) return notFound();
  const stream = Readable.toWeb(found.file.createReadStream()) as ReadableStream<Uint8Array>;
  return new Response(stream, { headers: { ...HEADERS, 'Content-Length': String(found.bytes) } });
}

/** The same without the picture. */
export async function HEAD(_request: Request, { params }: Context): Promise<Response> {
  const found = await openUploadFile((await params).file);
  if (!found) return notFound();
  await found.file.close();
  return new Response(null, { headers: { ...HEADERS, 'Content-Length': String(found.bytes) } });
}
