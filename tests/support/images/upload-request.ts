type File = { bytes: Uint8Array; name?: string; type?: string; field?: string };

const ADDRESS = 'http://localhost/api/upload-image';

/** A multipart request of POST /api/upload-image, as a browser sends it. */
export async function uploadRequest(...files: File[]): Promise<Request> {
  const form = new FormData();
  for (const { bytes, name = 'picture.jpg', type = 'image/jpeg', field = 'file' } of files)
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const headers = {
    'Content-Type': encoded.headers.get('content-type') ?? '',
    'Content-Length': String(body.byteLength),
  };
  return new Request(ADDRESS, { method: 'POST', body, headers });
}

/** The same whose body comes in pieces and says nothing of its length. */
export function streamedUpload(source: UnderlyingDefaultSource<Uint8Array>): Request {
  const init = {
    method: 'POST',
    body: new ReadableStream(source),
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    duplex: 'half',
  };
  return new Request(ADDRESS, init);
}
