import type { IncomingMessage, ServerResponse } from 'node:http';
import { getOpeningToken, type SendRequest, type SendState, sendForm } from '#lib/forms/send-form.browser';
import { startLoopbackServer } from '../../support/sites/loopback-server.ts';

type Arrival = { url?: string; key?: string; token?: string; body: string };
type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

const KEY = '11111111-1111-4111-8111-111111111111';
const json = (status: number, body: unknown, headers = {}): Answer => {
  return (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const drop: Answer = (_, request) => request.socket.destroy();
const STORED = json(200, { message: 'Thank you', reference: 'BC-7K4M-92QX' });

/** Sends a body to a server that gives these responses in turn, without waiting for the pauses. */
async function send(answers: Answer[], more: Partial<SendRequest> = {}, onlineAfter = 0) {
  const arrivals: Arrival[] = [];
  const pauses: number[] = [];
  const states: SendState[] = [];
  const server = await startLoopbackServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const header = (name: string) => request.headers[name] as string | undefined;
    arrivals.push({
      url: request.url,
      key: header('idempotency-key'),
      token: header('x-opening-token'),
      body,
    });
    (answers.shift() ?? json(500, { error: 'Nobody expected this' }))(response, request);
  });
  try {
    const result = await sendForm(
      {
        path: server.url,
        openingPath: `${server.url}/opening`,
        body: { title: 'Fiesta', timestamp: 'noon' },
        idempotencyKey: KEY,
        onState: (state) => states.push(state),
        ...more,
      },
      {
        isOnline: () => pauses.length >= onlineAfter,
        pause: async (ms) => {
          pauses.push(ms);
        },
        random: () => 0,
      },
    );
    return { result, arrivals, pauses, states };
  } finally {
    await server.close();
  }
}

test('a form is sent once, with its key', async () => {
  const { result, arrivals, pauses } = await send([STORED]);
  expect(result).toEqual({ ok: true, message: 'Thank you', reference: 'BC-7K4M-92QX' });
  expect(arrivals).toEqual([
    { url: '/secret-path', key: KEY, body: '{"title":"Fiesta","timestamp":"noon"}' },
  ]);
  expect(pauses).toEqual([]);
});

test('an offline device sends a form once it is online', async () => {
  const { result, arrivals, states } = await send([STORED], {}, 2);
  expect(result.ok).toBe(true);
  expect(arrivals).toHaveLength(1);
  expect(states[0]).toBe('waiting');
  expect(states.at(-1)).toBe('sending');
});

test('the same key and body are sent again after a lost connection and while the server is starting or busy', async () => {
  const { result, arrivals, states } = await send([
    drop,
    drop,
    json(502, {}),
    json(503, { error: 'Full' }, { 'Retry-After': '20' }),
    json(409, { error: 'Wait', code: 'in-progress' }),
    STORED,
  ]);
  expect(result.ok).toBe(true);
  expect(new Set(arrivals.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  expect(arrivals).toHaveLength(6);
  expect(new Set(states)).toEqual(new Set(['sending', 'waiting', 'busy']));
});

test('a form waits as long as the header Retry-After says', async () => {
  const { pauses } = await send([json(429, { error: 'Slow' }, { 'Retry-After': '42' }), STORED]);
  expect(pauses).toEqual([42_000]);
});

test('a redirect is not followed, since it leads to a captive portal', async () => {
  const { result, arrivals } = await send([
    (response) => response.writeHead(302, { Location: '/sign-in' }).end(),
    STORED,
  ]);
  expect(result.ok).toBe(true);
  expect(arrivals.map(({ url }) => url)).toEqual(['/secret-path', '/secret-path']);
});

test('a spent opening token is renewed, and used once it is old enough', async () => {
  const renewed: unknown[] = [];
  const { result, arrivals, pauses } = await send(
    [json(403, { error: 'Old', code: 'opening-token' }), json(200, { token: 'new' }), STORED],
    { openingToken: 'old', onRenewed: (what) => renewed.push(what) },
  );
  expect(result.ok).toBe(true);
  expect(arrivals.map(({ url, token }) => [url, token])).toEqual([
    ['/secret-path', 'old'],
    ['/secret-path/opening', undefined],
    ['/secret-path', 'new'],
  ]);
  expect(pauses).toEqual([15_500]);
  expect(renewed).toEqual([{ openingToken: 'new' }]);
});

test('an opening token that cannot be loaded is requested again', async () => {
  const { result, arrivals } = await send([
    json(403, { error: 'Old', code: 'opening-token' }),
    drop,
    json(403, { error: 'None', code: 'opening-token' }),
    json(200, { token: 'new' }),
    STORED,
  ]);
  expect(result.ok).toBe(true);
  expect(arrivals.at(-1)?.token).toBe('new');
});

test('a key that was used for another body is renewed once', async () => {
  const { result, arrivals } = await send([json(422, { error: 'Other', code: 'idempotency' }), STORED]);
  expect(result.ok).toBe(true);
  expect(arrivals[1]?.key).not.toBe(KEY);
  expect(arrivals[1]?.body).toBe(arrivals[0]?.body);

  const again = await send([
    json(422, { error: 'Other', code: 'idempotency' }),
    json(422, { error: 'Other', code: 'idempotency' }),
  ]);
  expect(again.result).toMatchObject({ ok: false, error: 'Other', status: 422 });
});

test('a form that the server refuses is not sent again', async () => {
  const { result, arrivals } = await send([
    json(400, { error: 'No', fields: { title: 'Too long' } }),
    STORED,
  ]);
  expect(result).toMatchObject({ ok: false, error: 'No', fields: { title: 'Too long' }, status: 400 });
  expect(arrivals).toHaveLength(1);
});

test('a form fails after a time limit while the device is online', async () => {
  const { result, arrivals } = await send(
    Array.from({ length: 20 }, () => drop),
    { timeoutMs: 10_000 },
  );
  expect(result).toEqual({
    ok: false,
    error: 'An unexpected error occurred. Please try again.',
    status: 0,
  });
  expect(arrivals).toHaveLength(4);
});

test('sending can be aborted in the middle of a try', async () => {
  const end = new AbortController();
  const { result } = await send([() => end.abort()], { signal: end.signal });
  expect(result).toMatchObject({ ok: false, code: 'cancelled' });
});

test('loading an opening token never rejects', async () => {
  const server = await startLoopbackServer((request, response) =>
    request.url === '/secret-path'
      ? response.writeHead(200).end('{"token":"abc"}')
      : response.writeHead(503).end('{"token":"abc"}'),
  );
  expect(await getOpeningToken(server.url)).toBe('abc');
  expect(await getOpeningToken(`${server.url}/down`)).toBeUndefined();
  await server.close();
  expect(await getOpeningToken(server.url)).toBeUndefined();
});

describe('A sending that is halted', () => {
  test('has the response of the try in progress', async () => {
    const halt = new AbortController();
    const storedAfterHalt: Answer = (response, request) => {
      halt.abort();
      STORED(response, request);
    };
    const { result, arrivals } = await send([storedAfterHalt], { halt: halt.signal });
    expect(result).toEqual({ ok: true, message: 'Thank you', reference: 'BC-7K4M-92QX' });
    expect(arrivals).toHaveLength(1);
  });

  test.each([
    ['no response', drop],
    ['a busy server', json(503, { error: 'Full' })],
    ['a refusal', json(400, { error: 'No' })],
  ])('is not tried again after %s', async (_, response) => {
    const halt = new AbortController();
    const { result, arrivals } = await send(
      [
        (...args) => {
          halt.abort();
          response(...args);
        },
      ],
      { halt: halt.signal },
    );
    expect(result).toMatchObject({ ok: false, code: 'cancelled' });
    expect(arrivals).toHaveLength(1);
  });
});
