import { openStoredFile } from '#lib/uploads/stored-objects.server';
import { findUploadFile } from '#lib/uploads/upload-files.server';

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

const unavailable = () =>
  new Response('The image cannot be loaded right now.', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '30',
    },
  });

/** An image from the S3-compatible storage, through our own address, which the content security policy allows. */
async function fromStorage(file: string, method: 'GET' | 'HEAD', { signal }: Request): Promise<Response> {
  const found = await openStoredFile(file, method, signal).catch(() => 'unavailable' as const);
  if (found === 'unavailable') return unavailable();
  if (!found) return notFound();
  const length = found.headers.get('content-length');
  return new Response(found.body, { headers: { ...HEADERS, ...(length && { 'Content-Length': length }) } });
}

/** Responds with an uploaded image; file names are never reused, so it may be cached for ever. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found = await findUploadFile(file);
  if (!found) return fromStorage(file, 'GET', request);
  return new Response(found.read(), { headers: { ...HEADERS, 'Content-Length': String(found.bytes) } });
}

/** The same headers without the image. */
export async function HEAD(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found = await findUploadFile(file);
  if (!found) return fromStorage(file, 'HEAD', request);
  return new Response(null, { headers: { ...HEADERS, 'Content-Length': String(found.bytes) } });
}
