import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cacheReads } from '../../../worker/front/cache-reads.ts';
import { createFront } from '../../../worker/front/create-front.ts';
import type { FrontResponse } from '../../../worker/front/front-response.ts';
import { PageCache } from '../../../worker/front/page-cache.ts';
import { createPages } from '../../../worker/front/pages.ts';
import { setClock } from '../../support/set-clock.ts';
import { rawBytes, rawRequest } from '../../support/sites/raw-request.ts';
import { routerRequest } from '../../support/sites/router-request.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
setClock(NOW);
const PAGE = 's-maxage=300, stale-while-revalidate=86100';
const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'; script-src-attr 'none'";
const LIMITS = {
  headersMs: 10_000,
  requestMs: 60_000,
  uploadMs: 300_000,
  stalledBodyMs: 30_000,
  silentMs: 60_000,
};
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn();
}

type Handler = (request: IncomingMessage, response: FrontResponse) => void | Promise<void>;

/** A front before a handler in the place of Next's; `asked` are the paths that reached it. */
async function frontBefore(handler: Handler, { maxBytes = 1_000_000, limits = LIMITS } = {}) {
  const asked: string[] = [];
  const cache = new PageCache(maxBytes);
  const server = createFront({
    site: { trustedProxies: 0 },
    limits,
    serveFile: () => undefined,
    servePage: createPages({
      cache,
      built: { constantScripts: new Set(), styles: (html) => ({ html, hashes: [] }) },
      handle: async (request, response) => {
        asked.push(`${request.method} ${request.url}`);
        await handler(request, response);
      },
    }),
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  let arrived = 0;
  server.on('request', () => {
    arrived += 1;
  });
  const port = (server.address() as AddressInfo).port;
  const origin = `http://127.0.0.1:${port}`;
  return {
    asked,
    cache,
    origin,
    server,
    /** Sends a request over a connection of its own, which reads nothing; resolves when the server has the request. */
    open: async (path: string) => {
      const number = arrived + 1;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
      );
      socket.on('error', () => {});
      await until(() => arrived === number);
      return socket;
    },
    /** Resolves when so many connections are open. */
    connections: async (expected: number) => {
      const count = promisify(server.getConnections.bind(server));
      while ((await count()) !== expected) await nextTurn();
      // The responses to the others are closed in the next turn.
      await nextTurn();
    },
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      rawRequest(origin, path, { method, headers }),
  };
}

/** What comes over a connection up to the end of a page, whose connection is closed then. */
async function bodyOf(socket: Socket): Promise<string> {
  let received = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    received += chunk;
    if (received.endsWith('</body>')) break;
  }
  return received;
}

/** What Next does for a rendered page: reads its cache, and says so. */
function page(response: FrontResponse, text: string, { state = 'HIT', freshMs = 300_000 } = {}): void {
  cacheReads()
    .getStore()
    ?.push({ key: '/page', freshUntil: NOW + freshMs });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', PAGE);
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('x-nextjs-cache', state);
  response.setHeader('Vary', 'rsc, next-router-state-tree');
  response.end(`<body>${text}${'x'.repeat(2_000)}</body>`);
}

test('a request with as many cookies as a browser keeps for a host gets its page', async () => {
  const { origin } = await frontBefore((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': PAGE });
    response.end('<p>All events</p>');
  });
  const Cookie = Array.from({ length: 25 }, (_, index) => `c${index}=${'x'.repeat(4_000)}`).join('; ');
  const response = await fetch(`${origin}/`, { headers: { Cookie } });
  expect([response.status, await response.text()]).toEqual([200, '<p>All events</p>']);
});

describe('A page that is the same for everyone', () => {
  test('is asked of Next once, and has an ETag for each encoding', async () => {
    const { ask, asked } = await frontBefore((_, response) => page(response, 'first'));
    const answers = await Promise.all(
      ['br', 'gzip', ''].map((encoding) => ask('/', { 'Accept-Encoding': encoding })),
    );
    const [br, gzip, plain] = answers;
    expect(asked).toEqual(['GET /']);
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br?.body ?? '')).toEqual(plain?.body);
    expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of answers) {
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(headers.vary).toBe('rsc, next-router-state-tree, Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['content-security-policy']).toBe(
        "default-src 'self'; script-src 'self'; script-src-attr 'none'",
      );
    }
  });

  test('is 304 to its own ETag alone, without the policy that the browser has', async () => {
    const { ask } = await frontBefore((_, response) => page(response, 'first'));
    const first = await ask('/', { 'Accept-Encoding': 'br' });
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': known });
      expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
      expect(again.headers).toMatchObject({ etag, 'cache-control': PAGE, vary: first.headers.vary });
      expect(again.headers['content-security-policy']).toBeUndefined();
    }
    expect((await ask('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
  });

  test('states the time of each answer, of a kept page and of 304 too', async () => {
    const { ask } = await frontBefore((_, response) => page(response, 'first'));
    const first = await ask('/');
    const answers = [first, await ask('/'), await ask('/', { 'If-None-Match': String(first.headers.etag) })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304]);
    for (const { headers } of answers) {
      expect(headers['server-timing']).toBe(`clock;dur=${NOW / 1000}.000`);
    }
  });

  test('has the same headers for HEAD, which fills the cache too', async () => {
    const { ask, asked } = await frontBefore((_, response) => page(response, 'first'));
    const head = await ask('/', {}, 'HEAD');
    const get = await ask('/');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(asked).toEqual(['GET /']);
  });

  test('is rendered once for many who ask at the same time', async () => {
    const { ask, asked, cache } = await frontBefore(async (_, response) => {
      await new Promise((resolve) => setImmediate(resolve));
      page(response, 'first');
    });
    await Promise.all(Array.from({ length: 20 }, () => ask('/')));
    expect(asked).toHaveLength(1);
    expect(cache.counts()).toMatchObject({ hits: 19, misses: 1, answers: 1 });
  });

  test('is given up when Next replaces what it was made of, and not for another page', async () => {
    let text = 'first';
    const { ask, asked, cache } = await frontBefore((_, response) => page(response, text));
    await ask('/');
    text = 'second';
    cache.replaced('/another');
    expect(String((await ask('/')).body)).toContain('first');
    cache.replaced('/page');
    expect(String((await ask('/')).body)).toContain('second');
    expect(asked).toHaveLength(2);
  });

  test('goes through Next one at a time when it is out of date, and others get the former one meanwhile', async () => {
    let text = 'first';
    let release = () => {};
    const { ask, asked, cache } = await frontBefore(async (_, response) => {
      if (text === 'second') await new Promise<void>((resolve) => (release = resolve));
      page(response, text, { state: text === 'second' ? 'STALE' : 'HIT' });
    });
    await ask('/');
    cache.outdated(false);
    text = 'second';
    const renewing = ask('/');
    while (asked.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const meanwhile = await ask('/');
    expect(String(meanwhile.body)).toContain('first');
    expect(meanwhile.headers['x-nextjs-cache']).toBe('STALE');
    expect(meanwhile.headers['cache-control']).toContain('s-maxage=1,');
    release();
    expect((await renewing).headers['cache-control']).toContain('s-maxage=1,');
    // Next said that it renders it anew, so it is asked again when it has.
    text = 'third';
    expect(String((await ask('/')).body)).toContain('second');
    expect(asked).toHaveLength(2);
    cache.replaced('/page');
    expect(String((await ask('/')).body)).toContain('third');
    expect(asked).toHaveLength(3);
  });

  test('is the answer for all who wait without a former one, though it is outdated when it comes', async () => {
    const gate = Promise.withResolvers<void>();
    const front = await frontBefore(async (_, response) => {
      if (front.asked.length === 1) await gate.promise;
      page(response, 'first');
    });
    const waiting: Promise<string>[] = [];
    for (let count = 0; count < 20; count += 1) waiting.push(bodyOf(await front.open('/')));
    front.cache.outdated(false);
    gate.resolve();
    for (const body of await Promise.all(waiting)) expect(body).toContain('first');
    expect(front.asked).toHaveLength(1);
  });

  test('that had expired before somebody asked is not for that one', async () => {
    const gate = Promise.withResolvers<void>();
    const front = await frontBefore(async (_, response) => {
      const isFirst = front.asked.length === 1;
      if (isFirst) await gate.promise;
      page(response, isFirst ? 'first' : 'second');
    });
    const early = front.ask('/');
    await until(() => front.asked.length === 1);
    front.cache.outdated(true);
    const late = bodyOf(await front.open('/'));
    gate.resolve();
    expect(String((await early).body)).toContain('first');
    expect(await late).toContain('second');
  });

  test('is not served at all when it has expired', async () => {
    let text = 'first';
    const { ask, cache } = await frontBefore((_, response) => page(response, text));
    await ask('/');
    text = 'second';
    cache.outdated(true);
    expect(String((await ask('/')).body)).toContain('second');
  });

  test('is not kept when Next replaced it while it was on its way', async () => {
    const front = await frontBefore((_, response) => {
      page(response, String(front.asked.length));
      if (front.asked.length === 1) front.cache.replaced('/page');
    });
    await front.ask('/');
    expect(String((await front.ask('/')).body)).toContain('2');
    expect(String((await front.ask('/')).body)).toContain('2');
  });

  test('is asked of Next when its time is over', async () => {
    const { ask, asked } = await frontBefore((_, response) => page(response, 'first', { freshMs: -1 }));
    await ask('/');
    await ask('/');
    expect(asked).toHaveLength(2);
  });
});

describe('A client that leaves before it has its page', () => {
  /** What Next does: nothing, once the connection is closed. */
  const pageFor = (response: FrontResponse, text: string) => {
    if (!response.destroyed) page(response, text);
  };

  test('does not make others wait when it waited for the answer to another one', async () => {
    const gate = Promise.withResolvers<void>();
    const front = await frontBefore(async (_, response) => {
      if (front.asked.length === 1) {
        await gate.promise;
        front.cache.outdated(true);
      }
      pageFor(response, 'page');
    });
    const first = await front.open('/');
    await until(() => front.asked.length === 1);
    const waiting = await front.open('/');
    waiting.resetAndDestroy();
    await front.connections(1);
    gate.resolve();
    expect((await front.ask('/')).status).toBe(200);
    first.destroy();
  });

  test('leaves one of those who waited for it to ask Next', async () => {
    const gate = Promise.withResolvers<void>();
    const front = await frontBefore(async (_, response) => {
      if (front.asked.length === 1) await gate.promise;
      pageFor(response, 'page');
    });
    const left = await front.open('/');
    await until(() => front.asked.length === 1);
    const waiting = await Promise.all(Array.from({ length: 20 }, () => front.open('/')));
    left.resetAndDestroy();
    for (const socket of waiting) socket.resume();
    await until(() => front.cache.counts().hits === waiting.length - 1);
    expect(front.asked).toHaveLength(2);
    gate.resolve();
    for (const socket of waiting) socket.destroy();
  });
});

describe('A client that hangs up in its body', () => {
  test('ends no other request, though nobody reads the body any more', async () => {
    const { ask } = await frontBefore((request, response) => {
      // As Node says it when the connection is closed after the body's reader has left.
      request.emit('error', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      response.end('answered');
    });
    expect((await ask('/api/contact')).status).toBe(200);
  });
});

describe('What Next does not declare as the same for everyone is never kept:', () => {
  test.each<[string, number, Record<string, string>]>([
    ['a private response', 200, { 'Cache-Control': 'private, no-store' }],
    ['one without a declaration', 200, {}],
    ['one that says public and no-store', 200, { 'Cache-Control': 'public, no-store' }],
    ['one with a cookie', 200, { 'Cache-Control': PAGE, 'Set-Cookie': 'a=b' }],
    ['one that depends on another header', 200, { 'Cache-Control': 'public, max-age=60', Vary: 'Cookie' }],
    ['one that depends on everything', 200, { 'Cache-Control': 'public, max-age=60', Vary: '*' }],
    ['one of another address', 200, { 'Cache-Control': 'public, max-age=60', 'Content-Location': '/other' }],
    ['one without a time', 200, { 'Cache-Control': 'public, max-age=0' }],
    ['a page that is not there', 404, { 'Cache-Control': 'public, max-age=0, s-maxage=60' }],
    ['a redirect', 308, { 'Cache-Control': 'public, max-age=300', Location: '/x' }],
    ['a failure', 500, { 'Cache-Control': 'public, max-age=60' }],
  ])('%s', async (_, status, headers) => {
    const { ask, asked, cache } = await frontBefore((_request, response) => {
      response.writeHead(status, { 'Content-Type': 'text/html', ...headers });
      response.end('x'.repeat(2_000));
    });
    expect((await ask('/')).status).toBe(status);
    expect((await ask('/', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect(asked).toHaveLength(2);
    expect(cache.counts()).toEqual({ hits: 0, misses: 2, answers: 0, bytes: 0 });
  });

  test('one whose client reads slowly does not make others wait', async () => {
    const gate = Promise.withResolvers<void>();
    const front = await frontBefore(async (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      response.write('x');
      if (front.asked.length === 1) await gate.promise;
      response.end();
    });
    const slow = await front.open('/robots.txt');
    await until(() => front.asked.length === 1);
    expect((await front.ask('/robots.txt')).status).toBe(200);
    gate.resolve();
    slow.destroy();
  });

  test('but one that names its own address is kept', async () => {
    const { ask, asked } = await frontBefore((_, response) => {
      response.setHeader('Cache-Control', 'public, max-age=60');
      // As Next passes on the headers of a route handler.
      response.appendHeader('Content-Location', '/api/events');
      response.end('{}');
    });
    await ask('/api/events');
    await ask('/api/events');
    await ask('/api/events?v=made-up');
    await ask('/api/events?v=made-up');
    expect(asked).toHaveLength(3);
  });

  test('a response to parameters that was not rendered before', async () => {
    const { ask, asked } = await frontBefore((_, response) => {
      response.writeHead(200, { 'Cache-Control': 'public, max-age=60' });
      response.end('x');
    });
    await ask('/?q=a');
    await ask('/?q=a');
    expect(asked).toHaveLength(2);
  });
});

describe('The memory of the front', () => {
  test('is bounded by bytes', async () => {
    const { ask, cache } = await frontBefore((request, response) => page(response, String(request.url)), {
      maxBytes: 50_000,
    });
    for (let number = 0; number < 40; number += 1) await ask(`/events/event-${number}`);
    expect(cache.counts().bytes).toBeLessThanOrEqual(50_000);
    expect(cache.counts().answers).toBeGreaterThan(2);
  });

  test('is not filled by addresses that are made up', async () => {
    const { ask, cache } = await frontBefore((request, response) => {
      if (request.url?.startsWith('/things-to-do') || request.url?.startsWith('/?'))
        return page(response, 'list');
      response.writeHead(404, {
        'Content-Type': 'text/html',
        'Cache-Control': 'public, max-age=0, s-maxage=60',
      });
      response.end('nothing');
    });
    for (let number = 0; number < 20; number += 1) {
      await ask(`/events/made-up-${number}`);
      await ask(`/things-to-do/made-up-${number}`);
      await ask(`/?made-up=${number}`);
      await ask(`/?q=made-up-${number}`);
    }
    // The list, and the home page with its known parameters.
    expect(cache.counts().answers).toBe(2);
  });
});

describe('A request with a header that only Next’s router sends', () => {
  test.each<Record<string, string>>([
    { RSC: '' },
    { RSC: '0' },
    { RSC: '1' },
    { RSC: '1', 'Next-Url': '/' },
    { RSC: '1', 'Next-Router-Prefetch': '9' },
    { 'Next-Url': '/' },
    { 'Next-Router-State-Tree': '%5B%5D', 'Next-Router-Prefetch': '1' },
    { 'Next-Action': 'x' },
    { 'Next-HMR-Refresh': '1' },
    { 'X-Nextjs-Data': '1' },
    { 'X-Middleware-Prefetch': '1' },
    { 'X-Middleware-Subrequest': 'middleware' },
    { 'User-Agent': 'Prerender (a crawler)' },
    { 'User-Agent': 'Twitterbot' },
  ])('is one for a page where its address does not name it: %j', async (headers) => {
    let received: IncomingMessage['headers'] = {};
    const { ask, asked } = await frontBefore((request, response) => {
      received = request.headers;
      page(response, 'page');
    });
    const answer = await ask('/', headers);
    expect(Object.keys(received).join(' ')).not.toMatch(/rsc|next|middleware/);
    expect(received['user-agent']).toBe('front');
    expect(answer.headers.etag).toBe((await ask('/')).headers.etag);
    expect(asked).toHaveLength(1);
  });

  test('is passed on with all of them where it does, and its response is not kept', async () => {
    let received = {};
    const { ask, asked } = await frontBefore((request, response) => {
      received = request.headers;
      response.setHeader('Cache-Control', PAGE);
      response.end('data');
    });
    const { address, headers } = await routerRequest('/', { 'next-url': '/' });
    await ask(address, headers);
    await ask(address, headers);
    expect(received).toMatchObject({ rsc: '1', 'next-url': '/' });
    expect(asked).toHaveLength(2);
  });

  test('is not passed on to what is no page', async () => {
    let received = '';
    const { ask } = await frontBefore((request, response) => {
      received = Object.keys(request.headers).join(' ');
      response.end();
    });
    const { address, headers } = await routerRequest('/api/health', { 'next-url': '/' });
    await ask(address, headers);
    expect(received).not.toMatch(/rsc|next/);
  });
});

describe('A client that takes too long', () => {
  test('to read is let go', async () => {
    const { server, open } = await frontBefore((_, response) => void response.end(Buffer.alloc(20_000_000)), {
      limits: { ...LIMITS, silentMs: 50 },
    });
    const closed = new Promise((resolve) => {
      server.once('connection', (socket) => socket.once('close', resolve));
    });
    const socket = await open('/moderate/export.csv');
    await closed;
    socket.destroy();
  });

  test('to send the body of a refused request is let go at once', async () => {
    const { origin } = await frontBefore(() => {});
    const head = 'Host: x\r\nContent-Length: 1000\r\n\r\nab';
    expect(await rawBytes(origin, `TRACE / HTTP/1.1\r\n${head}`)).toMatch(
      /^HTTP\/1\.1 405 [\s\S]*Connection: close/,
    );
    expect(await rawBytes(origin, `POST //x HTTP/1.1\r\n${head}`)).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*Connection: close/,
    );
    expect(await rawBytes(origin, `GET / HTTP/1.1\r\n${head}`)).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*Connection: close/,
    );
  });

  test('to send its headers is let go', async () => {
    const { origin } = await frontBefore(() => {}, { limits: { ...LIMITS, headersMs: 50 } });
    expect(await rawBytes(origin, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('to send the whole request is let go, though bytes arrive', async () => {
    const { origin } = await frontBefore((request) => void request.resume(), {
      limits: { ...LIMITS, requestMs: 100, stalledBodyMs: 600 },
    });
    const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n';
    expect(await rawBytes(origin, head, 10)).toMatch(/^HTTP\/1\.1 408 [\s\S]*took too long/);
  });

  test('to send an image is waited for longer', async () => {
    const { origin } = await frontBefore(
      (request, response) => void request.resume().on('end', () => response.end()),
      {
        limits: { ...LIMITS, requestMs: 0, stalledBodyMs: 60 },
      },
    );
    const head =
      'POST /api/upload-image HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 40\r\n\r\n';
    expect(await rawBytes(origin, head, 10)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('to send a body gets 408, and the connection is closed', async () => {
    const { origin } = await frontBefore(() => {}, { limits: { ...LIMITS, stalledBodyMs: 60 } });
    const received = await rawBytes(
      origin,
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab',
    );
    expect(received).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close[\s\S]*Nothing more arrived/);
  });

  test('is waited for while bytes arrive, and while they wait to be read here', async () => {
    const { origin } = await frontBefore(
      async (request, response) => {
        // Longer than the limit before the first byte is read, while the client sends one after the other.
        await new Promise((resolve) => setTimeout(resolve, 150));
        let bytes = 0;
        for await (const chunk of request) bytes += chunk.length;
        response.end(String(bytes));
      },
      { limits: { ...LIMITS, stalledBodyMs: 60 } },
    );
    const answer = await rawRequest(origin, '/api/contact', { method: 'POST', body: 'x'.repeat(100_000) });
    expect([answer.status, String(answer.body)]).toEqual([200, '100000']);
  });
});

describe('A page', () => {
  test('has the digests of its scripts whatever its parameters are called', async () => {
    const { ask } = await frontBefore((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Content-Security-Policy', POLICY);
      response.end('<script>self.__next_f.push([1])</script>');
    });
    expect((await ask('/?made-up=b.csv')).headers['content-security-policy']).toContain("'sha256-");
  });
});

describe('A response that is no page', () => {
  test('is not kept when it is large, though it does not say so', async () => {
    const { ask, cache } = await frontBefore(
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=60' });
        for (let part = 0; part < 30; part += 1) response.write(Buffer.alloc(100_000, 'x'));
        response.end('end');
      },
      { maxBytes: 100_000_000 },
    );
    const { body } = await ask('/robots.txt');
    expect([body.length, String(body.subarray(-4))]).toEqual([3_000_003, 'xend']);
    expect(cache.counts().answers).toBe(0);
  });

  test('is passed on as it comes, however large', async () => {
    const { ask } = await frontBefore((_, response) => {
      response.setHeader('Content-Type', 'text/csv');
      for (let part = 0; part < 50; part += 1) response.write(Buffer.alloc(100_000, 'x'));
      response.end();
    });
    expect((await ask('/moderate/export.csv')).body).toHaveLength(5_000_000);
  });

  test('has a policy without inline scripts too', async () => {
    const { ask } = await frontBefore((_, response) => {
      response.setHeader('Content-Security-Policy', POLICY);
      response.end('{}');
    });
    expect((await ask('/api/health')).headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self'; script-src-attr 'none'",
    );
  });
});
