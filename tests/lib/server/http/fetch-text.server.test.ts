import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fetchText } from '#lib/server/http/fetch-text.server';
import { startLoopbackServer } from '../../../support/sites/loopback-server.ts';

const FETCH_MAX_BYTES = 10 * 1024 * 1024;

async function fetched(listener: RequestListener, options?: Parameters<typeof fetchText>[1]) {
  const server = await startLoopbackServer(listener);
  try {
    return await fetchText(server.url, options);
  } finally {
    await server.close();
  }
}

/** The whole of an error: what a log would show of it. */
async function failure(listener: RequestListener, options?: Parameters<typeof fetchText>[1]) {
  const error: unknown = await fetched(listener, options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('The fetch did not fail');
  expect([error.message, error.stack, error.cause].join()).not.toContain('secret-path');
  return error.message;
}

test('a text comes with its status, its words and its kind, and without a byte order mark', async () => {
  const answer = await fetched((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8' }).end('\uFEFFEvent,Día'),
  );
  expect(answer).toEqual({
    status: 200,
    statusText: 'OK',
    contentType: 'text/csv; charset=utf-8',
    text: 'Event,Día',
  });
});

test('an answer other than 200 is an answer', async () => {
  const { status, statusText } = await fetched((_, response) => response.writeHead(500).end('no'));
  expect([status, statusText]).toEqual([500, 'Internal Server Error']);
});

test('a status without words gets the usual ones', async () => {
  const { status, statusText } = await fetched((_, response) =>
    response.socket?.end('HTTP/1.1 503 \r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
  );
  expect([status, statusText]).toEqual([503, 'Service Unavailable']);
});

test('the headers reach the server', async () => {
  const { text } = await fetched((request, response) => response.end(request.headers.accept), {
    headers: { Accept: 'text/csv' },
  });
  expect(text).toBe('text/csv');
});

test('a redirect to another address is followed', async () => {
  const { text } = await fetched((request, response) =>
    request.url === '/elsewhere'
      ? response.end('here')
      : response.writeHead(307, { Location: '/elsewhere' }).end(),
  );
  expect(text).toBe('here');
});

test('a redirect that is not allowed is a failure, and the headers go nowhere else', async () => {
  const asked: string[] = [];
  const message = await failure(
    (request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(307, { Location: '/elsewhere' }).end();
    },
    { headers: { 'X-Goog-Api-Key': 'key' }, redirect: 'error' },
  );
  expect(message).toBe('The connection failed');
  expect(asked).toEqual(['/secret-path']);
});

test('redirects without an end are a failure', async () => {
  expect(
    await failure((request, response) => response.writeHead(307, { Location: request.url ?? '/' }).end()),
  ).toBe('The connection failed');
});

test('a server that is not there is told with its reason', async () => {
  const server = await startLoopbackServer(() => {});
  await server.close();
  await expect(fetchText(server.url)).rejects.toThrow(/^The connection failed \(ECONNREFUSED\)$/);
});

test('a connection that breaks is told with its reason', async () => {
  expect(await failure((_, response) => response.socket?.resetAndDestroy())).toBe(
    'The connection failed (ECONNRESET)',
  );
});

test('a body that ends before its announced length is a failure', async () => {
  const message = await failure((_, response) => {
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('Event,Date', () => setTimeout(() => response.destroy(), 20));
  });
  expect(message).toBe('The connection failed (UND_ERR_SOCKET)');
});

test('a body of 10 MB is taken', async () => {
  const { text } = await fetched((_, response) => response.end(Buffer.alloc(FETCH_MAX_BYTES, 'x')));
  expect(text).toHaveLength(10 * 1024 * 1024);
});

test('a body over 10 MB is a failure, and the rest of it is not read', async () => {
  let sent = 0;
  function* megabytes() {
    for (; sent < 200; sent += 1) yield Buffer.alloc(1024 * 1024, 'x');
  }
  const message = await failure((_, response) => {
    pipeline(Readable.from(megabytes()), response).catch(() => {});
  });
  expect(message).toBe('The answer is larger than 10 MB');
  expect(sent).toBeLessThan(200);
});

test('five seconds are for everything together: no answer, a body that drips, slow redirects', async () => {
  const messages = await Promise.all([
    failure(() => {}),
    failure((_, response) => {
      response.writeHead(200).flushHeaders();
      const drip = setInterval(() => response.write(' '), 100);
      response.once('close', () => clearInterval(drip));
    }),
    failure((_, response) => {
      setTimeout(() => response.writeHead(307, { Location: '/secret-path' }).end(), 900);
    }),
  ]);
  expect(messages).toEqual(Array(3).fill('No answer within 5 s'));
}, 20_000);
