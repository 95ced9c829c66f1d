import { createHook } from 'node:async_hooks';
import dns from 'node:dns';
import type { RequestListener } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { RequestError } from '#lib/server/http/request-error';
import { sendRequest } from '#lib/server/http/send-request.server';
import { startLoopbackServer } from '../../../support/sites/loopback-server.ts';

const MAX_BYTES = 10 * 1024 * 1024;
type Options = Parameters<typeof sendRequest>[1];

afterEach(() => {
  jest.restoreAllMocks();
});

async function answered(listener: RequestListener, options?: Options) {
  const server = await startLoopbackServer(listener);
  try {
    return await sendRequest(server.url, options);
  } finally {
    await server.close();
  }
}

/** What a log would show of a failed request. */
async function failureOf(sent: Promise<Response>) {
  const error: unknown = await sent.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('The request did not fail');
  expect([error.message, error.stack, error.cause].join()).not.toContain('secret-path');
  return error.message;
}
const failure = (listener: RequestListener, options?: Options) => failureOf(answered(listener, options));

/** A server that writes exactly these bytes, whatever is asked. */
async function rawAnswer(write: (socket: Socket) => void, options?: Options) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => write(socket));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  try {
    return await sendRequest(`http://127.0.0.1:${port}/secret-path`, options);
  } finally {
    server.close();
  }
}

/** The kinds of decoders that came into being while `run` ran, seen by Node itself. */
async function decodersOf(run: () => Promise<unknown>): Promise<number> {
  let decoders = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (/zlib|brotli|zstd/i.test(type)) decoders += 1;
    },
  }).enable();
  await run().finally(() => hook.disable());
  return decoders;
}

describe('An answer', () => {
  test('comes with its status, its words and its headers, and its text without a byte order mark', async () => {
    const response = await answered((_, out) =>
      out
        .writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8', 'Set-Cookie': ['a=1', 'b=2'] })
        .end('\uFEFFEvent,Día'),
    );
    expect([response.status, response.statusText]).toEqual([200, 'OK']);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.text()).toBe('Event,Día');
  });

  test.each([204, 205, 304, 404, 500])('of status %i is an answer', async (status) => {
    const response = await answered((_, out) => out.writeHead(status).end());
    expect([response.status, await response.text()]).toEqual([status, '']);
  });

  test('without words for its status gets the usual ones', async () => {
    const { status, statusText } = await rawAnswer((socket) =>
      socket.end('HTTP/1.1 503 \r\nContent-Length: 0\r\n\r\n'),
    );
    expect([status, statusText]).toEqual([503, 'Service Unavailable']);
  });

  test('to HEAD has no body', async () => {
    const listener: RequestListener = (_, out) =>
      out.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': 99 }).end();
    expect(await (await answered(listener, { method: 'HEAD' })).text()).toBe('');
  });

  test('whose body is not needed is not waited for', async () => {
    const response = await answered(
      (_, out) => {
        out.writeHead(202, { 'Content-Encoding': 'br' }).write('x');
      },
      { ignoresBody: true },
    );
    expect([response.status, await response.text()]).toEqual([202, '']);
  });

  test('of 10 MB is taken', async () => {
    const response = await answered((_, out) => out.end(Buffer.alloc(MAX_BYTES, 'x')));
    expect((await response.arrayBuffer()).byteLength).toBe(10 * 1024 * 1024);
  });

  test('over 10 MB is a failure, and the rest of it is not read', async () => {
    let sent = 0;
    function* megabytes() {
      for (; sent < 200; sent += 1) yield Buffer.alloc(1024 * 1024, 'x');
    }
    const message = await failure((_, out) => {
      pipeline(Readable.from(megabytes()), out).catch(() => {});
    });
    expect(message).toBe('The answer is larger than 10 MB');
    expect(sent).toBeLessThan(200);
  });
});

describe('A request', () => {
  const echo: RequestListener = async (request, response) => {
    const body = await Array.fromAsync(request);
    response.end(
      JSON.stringify({ method: request.method, headers: request.headers, body: String(Buffer.concat(body)) }),
    );
  };

  test('asks for gzip alone, and has the given headers', async () => {
    const response = await answered(echo, { headers: { Accept: 'text/csv', 'X-Goog-Api-Key': 'key' } });
    const { headers } = await response.json();
    expect(headers).toMatchObject({ accept: 'text/csv', 'x-goog-api-key': 'key', 'accept-encoding': 'gzip' });
  });

  test.each<[string, NonNullable<Options>['body'], string | undefined, string]>([
    ['a text', 'día', 'text/plain;charset=UTF-8', 'día'],
    ['bytes', new TextEncoder().encode('día'), undefined, 'día'],
    ['fields', new URLSearchParams({ a: 'b c' }), 'application/x-www-form-urlencoded;charset=UTF-8', 'a=b+c'],
  ])('sends %s with its type and length', async (_kind, body, type, received) => {
    const answer = await (await answered(echo, { method: 'POST', ...(body && { body }) })).json();
    expect(answer).toMatchObject({ method: 'POST', body: received });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(received)));
  });

  test('sends a form as multipart, with a file as it is', async () => {
    const form = new FormData();
    form.set('name', 'Día');
    form.set('file', new Blob([new Uint8Array([0, 255, 13, 10])], { type: 'image/webp' }), 'picture.webp');
    const response = await answered(
      async (request, out) => {
        const bytes = Buffer.concat(await Array.fromAsync(request));
        out.writeHead(200, { 'Content-Type': request.headers['content-type'] }).end(bytes);
      },
      { method: 'POST', body: form },
    );
    const received = await response.formData();
    expect(received.get('name')).toBe('Día');
    const file = received.get('file') as File;
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([0, 255, 13, 10]));
  });

  test('of a given type keeps it', async () => {
    const headers = { 'content-type': 'application/json' };
    const { headers: received } = await (
      await answered(echo, { method: 'POST', headers, body: '{}' })
    ).json();
    expect(received['content-type']).toBe('application/json');
  });

  test('that is stopped from outside fails at once', async () => {
    const stop = new AbortController();
    const message = failure(() => stop.abort(), { signal: stop.signal });
    expect(await message).toBe('The request was stopped');
  });

  test('never goes through fetch', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await answered(echo, { method: 'POST', body: 'x' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('A redirect', () => {
  const back: RequestListener = (request, response) =>
    request.url === '/elsewhere'
      ? response.end('here')
      : response.writeHead(307, { Location: '/elsewhere' }).end();
  const NOT_FOLLOWED = 'The address redirects to where it must not be followed';

  test.each(['same-origin', 'any'] as const)('on the same origin is followed with %s', async (follows) => {
    expect(await (await answered(back, { follows })).text()).toBe('here');
  });

  test('is not followed unless that was asked for', async () => {
    const asked: unknown[] = [];
    const message = await failure((request, response) => {
      asked.push(request.url);
      back(request, response);
    });
    expect(message).toBe(NOT_FOLLOWED);
    expect(asked).toEqual(['/secret-path']);
  });

  test('is followed five times, so that a loop ends', async () => {
    let asked = 0;
    const message = await failure(
      (request, response) => {
        asked += 1;
        response.writeHead(302, { Location: request.url ?? '/' }).end();
      },
      { follows: 'any' },
    );
    expect(message).toBe(NOT_FOLLOWED);
    expect(asked).toBe(6);
  });

  test('to another port gets the answer without the headers that may be keys', async () => {
    const other = await startLoopbackServer((request, response) =>
      response.end(JSON.stringify(request.headers)),
    );
    const response = await answered((_, out) => out.writeHead(302, { Location: other.url }).end(), {
      headers: { Accept: 'text/csv', Authorization: 'Bearer key' },
      follows: 'any',
    });
    const seen = await response.json();
    await other.close();
    expect(seen).toMatchObject({ accept: 'text/csv' });
    expect(seen).not.toHaveProperty('authorization');
  });

  test.each([
    'http://localhost:PORT/',
    'http://[::1]:PORT/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
  ])('to %s is refused before a connection is made', async (location) => {
    let asked = 0;
    const message = await failure(
      (request, response) => {
        asked += 1;
        const port = String(request.socket.localPort);
        response.writeHead(302, { Location: location.replace('PORT', port) }).end();
      },
      { follows: 'any' },
    );
    expect(message).toBe(NOT_FOLLOWED);
    expect(asked).toBe(1);
  });
});

describe('A host', () => {
  type Looked = { error?: Error; addresses?: string[] };

  /** Requests a loopback server by this name, while every name resolves to these addresses. */
  async function sentTo(host: string, { error, addresses = [] }: Looked) {
    let asked = 0;
    const server = await startLoopbackServer((_, response) => {
      asked += 1;
      response.end('private');
    });
    const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookups = jest.spyOn(dns, 'lookup').mockImplementation(((_name, options, done) =>
      setImmediate(() => {
        if (error || options.all) done(error ?? null, all);
        else done(null, all[0]?.address, all[0]?.family);
      })) as (
      name: string,
      options: dns.LookupOptions,
      done: (...values: unknown[]) => void,
    ) => void as never);
    const result = await sendRequest(server.url.replace('127.0.0.1', host)).then(
      (response) => response.text(),
      (failed: Error) => failed.message,
    );
    await server.close();
    return { result, asked, lookups: lookups.mock.calls.length };
  }

  test.each([[['127.0.0.1']], [['::ffff:127.0.0.1']], [['10.0.0.1', '127.0.0.1']]])(
    'of a public name that resolves to private addresses (%j) is refused before a connection is made',
    async (addresses) => {
      expect(await sentTo('calendar.example', { addresses })).toEqual({
        result: 'The address leads into a private network',
        asked: 0,
        // Never looked up again for the connection itself.
        lookups: 1,
      });
    },
  );

  test.each(['storage', 'storage.internal', 'localhost'])(
    'named as a private one (%s) is asked',
    async (host) => {
      const sent = await sentTo(host, { addresses: ['127.0.0.1'] });
      expect(sent).toMatchObject({ result: 'private', asked: 1 });
    },
  );

  test('that does not exist is a failure with its reason', async () => {
    const error = Object.assign(new Error('getaddrinfo calendar.example'), { code: 'ENOTFOUND' });
    const { result } = await sentTo('calendar.example', { error });
    expect(result).toBe('The connection failed (ENOTFOUND)');
  });
});

describe('An encoded answer', () => {
  const text = 'Event,Date\n'.repeat(200);
  const gzip = zlib.gzipSync(text);
  const NOT_ASKED_FOR = 'The answer has an encoding that was not asked for';
  const encoded = (encoding: string | string[], bytes: Uint8Array) =>
    answered((_, out) => out.writeHead(200, { 'cOnTeNt-eNcOdInG': encoding }).end(bytes));

  test.each(['gzip', 'GZip', ' gzip ', 'x-gzip'])('in %p is decoded', async (encoding) => {
    expect(await (await encoded(encoding, gzip)).text()).toBe(text);
  });

  test.each(['identity', 'Identity', ''])('in %p is taken as it is', async (encoding) => {
    expect(await (await encoded(encoding, Buffer.from(text))).text()).toBe(text);
  });

  test('with the announced length 0 is empty', async () => {
    const response = await answered((_, out) =>
      out.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': 0 }).end(),
    );
    expect(await response.text()).toBe('');
  });

  const brotli = zlib.brotliCompressSync(text);
  test.each<[string, string | string[], Uint8Array]>([
    ['Brotli', 'br', brotli],
    ['Brotli, cut off', 'br', brotli.subarray(0, brotli.length / 2)],
    ['a bomb of Brotli', 'br', zlib.brotliCompressSync(Buffer.alloc(20 * 1024 * 1024))],
    ['Brotli in capitals', 'BR', brotli],
    ['Brotli in gzip', 'br, gzip', zlib.gzipSync(brotli)],
    ['gzip in Brotli', 'gzip, br', zlib.brotliCompressSync(gzip)],
    ['gzip and Brotli in two lines', ['gzip', 'br'], zlib.brotliCompressSync(gzip)],
    ['gzip in gzip', 'gzip, gzip', zlib.gzipSync(gzip)],
    ['zstd', 'zstd', zlib.zstdCompressSync(text)],
    ['deflate', 'deflate', zlib.deflateSync(text)],
    ['raw deflate', 'deflate', zlib.deflateRawSync(text)],
    ['an unknown encoding', 'dcb', brotli],
  ])('in %s is refused, and no decoder ever exists', async (_kind, encoding, bytes) => {
    const decoders = await decodersOf(async () =>
      expect(await failureOf(encoded(encoding, bytes))).toBe(NOT_ASKED_FOR),
    );
    expect(decoders).toBe(0);
  });

  test('is decoded in few steps, as each waits for a thread that images are made in', async () => {
    const server = await startLoopbackServer((_, out) => {
      out.writeHead(200, { 'Content-Encoding': 'gzip' }).end(zlib.gzipSync(Buffer.alloc(MAX_BYTES)));
    });
    const { body } = await sendRequest(server.url, { streamsBody: true });
    const sizes: number[] = [];
    for await (const chunk of body ?? []) sizes.push(chunk.length);
    await server.close();
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(MAX_BYTES);
    expect(sizes.length).toBeLessThan(20);
  });

  test('in Brotli would get a decoder from fetch, and one in gzip gets its own, so the count above counts', async () => {
    const server = await startLoopbackServer((_, out) =>
      out.writeHead(200, { 'Content-Encoding': 'br' }).end(brotli),
    );
    expect(await decodersOf(async () => (await fetch(server.url)).text())).toBeGreaterThan(0);
    await server.close();
    expect(await decodersOf(() => encoded('gzip', gzip))).toBe(1);
  });

  test('that was cut off or is broken is a failure', async () => {
    expect(await failureOf(encoded('gzip', gzip.subarray(0, gzip.length - 12)))).toBe(
      'The connection failed (Z_BUF_ERROR)',
    );
    expect(await failureOf(encoded('gzip', Buffer.from('no gzip')))).toBe(
      'The connection failed (Z_DATA_ERROR)',
    );
  });

  test('that is a bomb without an end ends at the limit', async () => {
    // Gzip allows parts one after the other: each of these is 16 KB for 16 MB of zeros.
    const part = zlib.gzipSync(Buffer.alloc(16 * 1024 * 1024));
    function* parts() {
      for (;;) yield part;
    }
    const message = await failure((_, out) => {
      out.writeHead(200, { 'Content-Encoding': 'gzip' });
      pipeline(Readable.from(parts()), out).catch(() => {});
    });
    expect(message).toBe('The answer is larger than 10 MB');
  });
});

describe('A server that', () => {
  const later = (run: () => void, ms: number) => setInterval(run, ms);

  test('is not there is a failure with its reason', async () => {
    const server = await startLoopbackServer(() => {});
    await server.close();
    expect(await failureOf(sendRequest(server.url))).toBe('The connection failed (ECONNREFUSED)');
  });

  test('breaks the connection is a failure with its reason', async () => {
    expect(await failure((_, out) => out.socket?.resetAndDestroy())).toBe(
      'The connection failed (ECONNRESET)',
    );
  });

  test.each([{}, { 'Content-Encoding': 'gzip' }])(
    'ends before the announced length (%j) is a failure',
    async (headers) => {
      const message = await failure((_, out) => {
        out.writeHead(200, { ...headers, 'Content-Length': 1000 });
        out.write(zlib.gzipSync('Event,Date'), () => out.socket?.end());
      });
      expect(message).toBe('The connection failed (ECONNRESET)');
    },
  );

  test('closes in the middle of a chunk is a failure', async () => {
    const sent = rawAnswer((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nEvent'),
    );
    expect(await failureOf(sent)).toBe('The connection failed (ECONNRESET)');
  });

  test('sends headers without an end is a failure', async () => {
    const sent = rawAnswer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      for (let line = 0; line < 2_000 && socket.writable; line += 1)
        socket.write(`X-${line}: ${'x'.repeat(90)}\r\n`);
    });
    expect(await failureOf(sent)).toBe('The connection failed (HPE_HEADER_OVERFLOW)');
  });

  test.each([101, 199, 600, 999])('answers with the status %i is a failure', async (status) => {
    const sent = rawAnswer((socket) => socket.end(`HTTP/1.1 ${status} X\r\nContent-Length: 0\r\n\r\n`));
    await expect(sent).rejects.toBeInstanceOf(RequestError);
  });

  test('speaks no HTTP is a failure', async () => {
    expect(await failureOf(rawAnswer((socket) => socket.end('220 mail.example ESMTP\r\n')))).toMatch(
      /^The connection failed \(HPE_/,
    );
  });

  test('takes too long with anything has no time left: to answer, for its body, its redirects, or with 103', async () => {
    const options = { timeoutMs: 500, follows: 'any' } as const;
    const messages = await Promise.all([
      failure(() => {}, options),
      failure((_, out) => {
        out.writeHead(200).flushHeaders();
        const drip = later(() => out.write(' '), 50);
        out.once('close', () => clearInterval(drip));
      }, options),
      failure((_, out) => {
        out.writeHead(200, { 'Content-Encoding': 'gzip' }).write(zlib.gzipSync('Event').subarray(0, 12));
      }, options),
      failure((_, out) => {
        setTimeout(() => out.writeHead(307, { Location: '/secret-path' }).end(), 150);
      }, options),
      failure((_, out) => {
        const hints = later(() => out.writeEarlyHints({ link: '</a>; rel=preload' }), 20);
        out.once('close', () => clearInterval(hints));
      }, options),
    ]);
    expect(messages).toEqual(Array(5).fill('No answer within 0.5 s'));
  });
});

describe('A streamed answer', () => {
  /** What the body of an answer ends with: its text, or the error. */
  async function endOf(listener: RequestListener, options: Options = {}) {
    const server = await startLoopbackServer(listener);
    try {
      const response = await sendRequest(server.url, { ...options, streamsBody: true });
      return await response.text().catch((error: unknown) => error);
    } finally {
      await server.close();
    }
  }

  test('is read while it comes', async () => {
    const sent = Promise.withResolvers<() => void>();
    const server = await startLoopbackServer((_, out) => {
      out.write('first');
      sent.resolve(() => out.end(' second'));
    });
    const { body } = await sendRequest(server.url, { streamsBody: true });
    const reader = body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? '').toString()).toBe('first');
    (await sent.promise)();
    expect(Buffer.from((await reader?.read())?.value ?? '').toString()).toBe(' second');
    expect((await reader?.read())?.done).toBe(true);
    await server.close();
  });

  test.each([
    [
      'is larger than allowed, though its size was not announced',
      (_, out) => void out.write(Buffer.alloc(10), () => out.end(Buffer.alloc(10))),
      { maxBytes: 15 },
      'AnswerTooLarge',
    ],
    ['breaks off', (_, out) => void out.write('first', () => out.destroy()), {}, 'RequestError'],
    ['brings nothing more in time', (_, out) => void out.write('first'), { timeoutMs: 300 }, 'RequestError'],
    [
      'has an encoding that was not asked for',
      (_, out) => void out.writeHead(200, { 'Content-Encoding': 'br' }).end('x'),
      {},
      'RequestError',
    ],
  ] satisfies [string, RequestListener, Options, string][])(
    'fails when it %s',
    async (_, listener, options, name) => {
      expect(await endOf(listener, options).catch((error: unknown) => error)).toMatchObject({ name });
    },
  );

  test('is read as a whole unless it is a success, so that a caller need not cancel it', async () => {
    const listener: RequestListener = (_, out) => void out.writeHead(404).end('none');
    const server = await startLoopbackServer(listener);
    const response = await sendRequest(server.url, { streamsBody: true });
    await server.close();
    expect([response.status, await response.text()]).toEqual([404, 'none']);
  });
});
