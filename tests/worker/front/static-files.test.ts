import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createFront, LIMITS } from '../../../worker/front/create-front.ts';
import { routeRules } from '../../../worker/front/route-rules.ts';
import { createStaticFiles } from '../../../worker/front/static-files.ts';
import { rawRequest } from '../../support/sites/raw-request.ts';

const SCRIPT_PATH = '/_next/static/chunks/a.js';
const SCRIPT = `say('${'x'.repeat(2_000)}')`;
const IMAGE = '/images/large.jpg';
const IMAGE_BYTES = 4_000_000;
const RULES = {
  headers: [
    {
      source: '/:path*',
      regex: '^(?:/(.*))?$',
      headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }],
    },
    {
      source: '/images/:path*',
      regex: '^/images(?:/(.*))?$',
      headers: [{ key: 'Vary', value: 'Save-Data' }],
    },
  ],
  rewrites: { beforeFiles: [] },
};

let root: string;
let server: Server;
let origin: string;

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'belize-files-'));
  write('.next/static/chunks/a.js', SCRIPT);
  write(`.next/front${SCRIPT_PATH}.br`, brotliCompressSync(SCRIPT));
  write('.next/public/sw.js', 'made');
  write('public/sw.js', 'of another build');
  write(`public${IMAGE}`, Buffer.alloc(IMAGE_BYTES));
  write(
    '.next/front/files.json',
    JSON.stringify({
      [SCRIPT_PATH]: { tag: 'script', bytes: SCRIPT.length, encodings: ['br'] },
      [IMAGE]: { tag: 'image', bytes: IMAGE_BYTES, encodings: [] },
      '/sw.js': { tag: 'worker', bytes: 4, encodings: [] },
      '/deleted.txt': { tag: 'deleted', bytes: 1, encodings: [] },
    }),
  );
  server = createFront({
    site: { trustedProxies: 0 },
    limits: LIMITS,
    // Smaller than the image, which is read from disk each time.
    serveFile: createStaticFiles({ root, build: '.next', rules: routeRules(RULES), maxBytes: 100_000 }),
    servePage: async (_, response) => response.sendWhole(404, {}),
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(root, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, { path = SCRIPT_PATH, method = 'GET' } = {}) =>
  rawRequest(origin, path, { method, headers });

describe('A file', () => {
  test('has its type, the headers of the rules, and an ETag for each encoding', async () => {
    const [plain, packed] = [await ask(), await ask({ 'Accept-Encoding': 'br' })];
    expect([String(plain.body), String(brotliDecompressSync(packed.body))]).toEqual([SCRIPT, SCRIPT]);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag: '"script"',
    });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: '"script-br"' });
    expect((await ask({}, { path: IMAGE })).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=0',
      vary: 'Save-Data',
    });
  });

  test('that the build has made is that of this build, whatever lies in public', async () => {
    const { status, body } = await ask({}, { path: '/sw.js' });
    expect([status, String(body)]).toEqual([200, 'made']);
  });

  test('that was deleted since the build is an error, and the connection is not left open', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect((await ask({}, { path: '/deleted.txt' })).status).toBe(500);
    expect(reported).toHaveBeenCalledTimes(1);
    reported.mockRestore();
  });

  test('is not left open for clients that have gone', async () => {
    const { port } = server.address() as AddressInfo;
    for (let number = 0; number < 20; number += 1) {
      const arrived = new Promise((resolve) => server.once('request', resolve));
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${IMAGE} HTTP/1.1\r\nHost: x\r\nRange: bytes=0-\r\n\r\n`),
      );
      await arrived;
      socket.resetAndDestroy();
    }
    await closedConnections();
    const opened = () => descriptors().filter((file) => file.startsWith(root));
    while (opened().length > 0) await nextTurn();
  });
});

async function closedConnections(): Promise<void> {
  const count = () => new Promise<number>((resolve) => server.getConnections((_, number) => resolve(number)));
  while ((await count()) > 0) await nextTurn();
}

/** What this process has opened. */
const descriptors = () =>
  readdirSync('/proc/self/fd').map((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`);
    } catch {
      return '';
    }
  });

describe('A part of a file', () => {
  const size = SCRIPT.length;
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=10-', 10, size - 1],
    [`bytes=10-${size + 5}`, 10, size - 1],
    [`bytes=${size - 1}-${size - 1}`, size - 1, size - 1],
  ])('%s has these bytes', async (range, first, last) => {
    const { status, headers, body } = await ask({ Range: range });
    expect([status, String(body)]).toEqual([206, SCRIPT.slice(first, last + 1)]);
    expect(headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/${size}`,
      'content-length': String(last - first + 1),
      'content-type': 'text/javascript',
      etag: '"script"',
    });
  });

  test.each(['bytes=-10', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])(
    '%s is answered with the whole file',
    async (range) => {
      const { status, body } = await ask({ Range: range });
      expect([status, String(body)]).toEqual([200, SCRIPT]);
    },
  );

  test('is of the encoding that the client takes', async () => {
    const packed = brotliCompressSync(SCRIPT);
    const { headers, body } = await ask({ 'Accept-Encoding': 'br', Range: 'bytes=2-5' });
    expect(body).toEqual(packed.subarray(2, 6));
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-range': `bytes 2-5/${packed.length}`,
      etag: '"script-br"',
    });
  });

  test('is sent when the client has the same file, and otherwise the whole', async () => {
    expect((await ask({ Range: 'bytes=0-1', 'If-Range': '"script"' })).status).toBe(206);
    expect((await ask({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
  });

  test('is 304 when the client has the whole file already', async () => {
    for (const range of ['bytes=0-1', 'bytes=9999-']) {
      const { status, headers } = await ask({ Range: range, 'If-None-Match': '"script"' });
      expect([range, status, headers['content-range']]).toEqual([range, 304, undefined]);
    }
  });

  test('means nothing for HEAD', async () => {
    const { status, headers } = await ask({ Range: 'bytes=0-1' }, { path: SCRIPT_PATH, method: 'HEAD' });
    expect([status, headers['content-length']]).toEqual([200, String(size)]);
  });

  test('behind its end is 416, which no cache keeps', async () => {
    const { status, headers, body } = await ask({ Range: `bytes=${size}-` });
    expect([status, body.length, headers['content-range']]).toEqual([416, 0, `bytes */${size}`]);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });
});
