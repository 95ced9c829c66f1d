import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { shrinkImage } from '#lib/uploads/formats/shrink-image.browser';
import { sendImage } from '#lib/uploads/upload-image.browser';
import { startUploadServer } from '../../support/images/upload-server.ts';

type Answer = { status: number; body: string; retryAfter?: string };
let server: Awaited<ReturnType<typeof startUploadServer>>;
let answer: Answer | 'hang';

beforeAll(async () => {
  server = await startUploadServer((response) => {
    if (answer === 'hang') return;
    const retry = answer.retryAfter ? { 'Retry-After': answer.retryAfter } : {};
    response.writeHead(answer.status, retry).end(answer.body);
  });
});
afterAll(() => server.close());

const send = (signal?: AbortSignal) =>
  sendImage(new Blob(['picture']), { address: server.url, ...(signal && { signal }) });

test('an upload resolves to the address of the image', async () => {
  answer = { status: 200, body: '{"success":true,"url":"/uploads/a.webp","publicId":"a"}' };
  expect(await send()).toEqual({ success: true, url: '/uploads/a.webp', publicId: 'a' });
});

test.each<[string, Answer, object]>([
  [
    'the server’s own sentence',
    { status: 415, body: '{"success":false,"error":"Invalid file type."}' },
    { message: 'Invalid file type.', kind: 'refused' },
  ],
  [
    'Upload failed with status 502',
    { status: 502, body: '<html>' },
    { message: 'Upload failed with status 502', kind: 'lost' },
  ],
  [
    'Unknown upload error occurred',
    { status: 200, body: '{"success":true}' },
    { message: 'Unknown upload error occurred', kind: 'lost' },
  ],
  [
    'a busy server, with the seconds to wait',
    { status: 503, body: '{"success":false,"error":"Busy"}', retryAfter: '7' },
    { message: 'Busy', kind: 'busy', retryAfter: 7 },
  ],
  [
    'a server with too many requests of the network, with the seconds to wait',
    { status: 429, body: '{"success":false,"error":"Too many"}', retryAfter: '60' },
    { message: 'Too many', kind: 'busy', retryAfter: 60 },
  ],
  [
    'a server that asks to wait so long that the visitor should know',
    { status: 429, body: '{"success":false,"error":"Too many"}', retryAfter: '61' },
    { message: 'Too many', kind: 'full', retryAfter: undefined },
  ],
  [
    'a server without room',
    { status: 507, body: '{"success":false,"error":"No room"}', retryAfter: '3600' },
    { message: 'No room', kind: 'full' },
  ],
  [
    'a line on which too little arrived, with the seconds to wait',
    { status: 408, body: '{"success":false,"error":"Too slow"}', retryAfter: '3' },
    { message: 'Too slow', kind: 'lost', retryAfter: 3 },
  ],
])('a failed upload rejects with its reason: %s', async (_, given, expected) => {
  answer = given;
  await expect(send()).rejects.toMatchObject(expected);
});

test('an aborted upload rejects with the reason of its signal', async () => {
  answer = 'hang';
  const giving = new AbortController();
  const sending = send(giving.signal);
  giving.abort(new Error('removed'));
  await expect(sending).rejects.toThrow('removed');
});

test.each([
  [4000, 3000, { width: 1920, height: 1440 }],
  [3000, 4000, { width: 1440, height: 1920 }],
  [800, 600, { width: 800, height: 600 }],
  [20_000, 1, { width: 1920, height: 1 }],
])('an image of %s×%s pixels is scaled down to fit 1920, but never up', async (width, height, expected) => {
  const drawn: object[] = [];
  const drawImage = (_: unknown, _left: number, _top: number, w: number, h: number) =>
    drawn.push({ width: w, height: h });
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close: () => {} }) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  const chosen = new Blob([new Uint8Array(500 * 1024)], { type: 'image/jpeg' });
  // toBlob() fails here, so the chosen file is returned unchanged.
  expect(await shrinkImage(chosen)).toBe(chosen);
  expect(drawn).toEqual([expected]);
});
