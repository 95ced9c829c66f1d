// Hostile traffic: each kind of it with the answers that refuse it. None of them may be an error of the site.
import { randomBytes } from 'node:crypto';
import { jsonRequest, uploadRequest } from '../compare/client.mjs';
import { pickInTurn, pickOne } from './chance.mjs';
import { networkOf } from './client.mjs';
import { outcomeOfAttack } from './promised.mjs';
import { hangUp, hangUpInBody, sendBytes } from './raw-attacks.mjs';

const LONG = 'x'.repeat(70_000);
const LIMITED = 429;
/** Made-up addresses must lead to no page; some are written in ways that are redirected or refused first. */
const MADE_UP = [404];

const hex = (bytes) => randomBytes(bytes).toString('hex');
const get = (path, headers = {}, method = 'GET') => ({ path, method, headers });
const lines = (...all) => `${all.join('\r\n')}\r\n\r\n`;

const NO_IMAGE = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(5_000, 7)]);
const upload = (bytes) => uploadRequest('/api/upload-image', { name: 'a.png', type: 'image/png', bytes });

const TRAVERSALS = [
  '/../../../../etc/passwd',
  '/_next/static/../../../../etc/passwd',
  '/_next/static/..%2f..%2f..%2fdata/secret-key',
  '/uploads/..%2fstore.db',
  '/uploads/..%2f..%2f..%2fetc%2fpasswd',
  '/images/..%5c..%5cdata%5cstore.db',
  '/%2e%2e/%2e%2e/package.json',
  '/events/..%2f..%2fapi%2fhealth',
  '/.env',
  '/data/store.db',
  '/.git/config',
];

/**
 * Each attack with its requests' statuses; `send` gets the parts of a run and answers as the client does. 0: the connection
 * was closed. `isSlow`: it takes half a minute, so that none begins shortly before the end.
 * @type {{ name: string, weight: number, isSlow?: boolean, foreseen: number[], send: (world: any, number: number) => Promise<any> }[]}
 */
const ATTACKS = [
  {
    name: 'body that stalls',
    weight: 2,
    isSlow: true,
    foreseen: [408],
    send: ({ client, random }, number) => {
      const path = pickOne(['/api/contact', '/api/upload-image', '/api/analytics'], random);
      const type = path === '/api/upload-image' ? 'multipart/form-data; boundary=x' : 'application/json';
      return sendBytes(
        client.url,
        `${lines(
          `POST ${path} HTTP/1.1`,
          'Host: 127.0.0.1',
          `Content-Type: ${type}`,
          'Content-Length: 9000',
          `X-Forwarded-For: ${networkOf(number, 13, 40)}`,
        )}{"name":`,
      );
    },
  },
  {
    name: 'headers that never end',
    weight: 0.5,
    isSlow: true,
    foreseen: [408],
    send: ({ client }) =>
      sendBytes(client.url, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ', { dripMs: 1_000 }),
  },
  {
    name: 'TRACE',
    weight: 1,
    foreseen: [405],
    send: ({ client }) => client.askOnce(get('/', {}, 'TRACE')),
  },
  {
    name: 'address of another server',
    weight: 2,
    foreseen: [400],
    send: ({ client, random }) =>
      client.askOnce(get(pickOne(['//evil.example/', 'http://evil.example/', '/\\evil.example'], random))),
  },
  {
    name: 'forged host',
    weight: 2,
    foreseen: [421],
    send: ({ client, random }) =>
      client.askOnce(
        get(
          '/',
          pickOne(
            [{ Host: 'evil.example' }, { 'X-Forwarded-Host': 'evil.example' }, { Host: 'a b' }],
            random,
          ),
        ),
      ),
  },
  {
    name: 'page with a body',
    weight: 1,
    foreseen: [400],
    send: ({ client }) => client.askOnce({ ...get('/', { 'Content-Length': '5' }), body: 'hello' }),
  },
  {
    name: 'traversal',
    weight: 4,
    foreseen: [307, 308, 400, 404],
    send: ({ client, random }) => client.askOnce(get(pickOne(TRAVERSALS, random))),
  },
  {
    name: 'made-up page',
    weight: 3,
    foreseen: MADE_UP,
    send: ({ client }) => client.ask(get(`/${hex(6)}/${hex(4)}`)),
  },
  {
    name: 'made-up event',
    weight: 4,
    foreseen: MADE_UP,
    send: ({ client }) => client.ask(get(`/events/20271231-dangriga-${hex(8)}`)),
  },
  {
    name: 'made-up file',
    weight: 3,
    foreseen: MADE_UP,
    send: ({ client, random }) =>
      client.ask(
        get(
          pickOne(
            [`/_next/static/chunks/${hex(8)}.js`, `/images/${hex(4)}.webp`, '/sitemaps/99.xml'],
            random,
          ),
        ),
      ),
  },
  {
    name: 'made-up upload',
    weight: 2,
    foreseen: MADE_UP,
    send: ({ client }) => client.ask(get(`/uploads/${hex(16)}.webp`)),
  },
  {
    name: 'made-up private link',
    weight: 3,
    foreseen: [404, LIMITED],
    send: ({ client }, number) =>
      client.ask({
        ...get(`/status/${randomBytes(32).toString('base64url')}`),
        network: networkOf(number, 9, 20),
      }),
  },
  {
    name: 'made-up preview',
    weight: 2,
    foreseen: [308, 404],
    send: ({ client, site, random }) =>
      client.ask(get(`/events/${pickOne([...site.events, 'nothing'], random)}/preview-${hex(4)}.jpg`)),
  },
  {
    name: 'made-up parameters',
    weight: 3,
    foreseen: [200],
    send: ({ client }) => client.ask(get(`/?${hex(4)}=${hex(8)}`)),
  },
  {
    name: 'storm of previews',
    weight: 0.4,
    foreseen: [200, 304, 308],
    send: async ({ client, site, random }) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => client.askOnce(get(pickOne(site.previews, random)))),
      );
      return answers.find(({ status }) => ![200, 304, 308].includes(status)) ?? answers[0];
    },
  },
  {
    name: 'other methods',
    weight: 2,
    foreseen: [400, 404, 405],
    send: ({ client, random }) =>
      client.askOnce(
        get(
          pickOne(['/', '/events/x', '/api/contact', '/api/events', '/uploads/x'], random),
          {},
          pickOne(['PUT', 'DELETE', 'PATCH', 'PROPFIND'], random),
        ),
      ),
  },
  {
    name: 'server action',
    weight: 1,
    foreseen: [400, 405],
    send: ({ client, random }) =>
      client.askOnce(get('/', { 'Next-Action': hex(20) }, pickOne(['GET', 'POST'], random))),
  },
  {
    name: 'moderation without a session',
    weight: 3,
    foreseen: [303, 307],
    send: ({ client, random }) =>
      client.ask(
        get(
          pickOne(['/moderate', '/moderate/visits', '/moderate/export.csv'], random),
          pickOne(
            [
              {},
              { Cookie: `moderator=${hex(24)}` },
              { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
            ],
            random,
          ),
        ),
      ),
  },
  {
    name: 'decision without a session',
    weight: 1,
    foreseen: [401],
    send: ({ client }) =>
      client.askOnce({
        ...get(
          `/api/moderate/items/${hex(8)}/decision`,
          { 'Content-Type': 'application/x-www-form-urlencoded' },
          'POST',
        ),
        body: 'action=approve&version=0',
      }),
  },
  {
    name: 'wrong secrets',
    weight: 1,
    foreseen: [401],
    send: ({ client, random }) =>
      client.askOnce(
        pickOne(
          [
            get('/metrics', { Authorization: `Bearer ${hex(8)}` }),
            get('/api/revalidate', { Authorization: `Bearer ${hex(8)}` }, 'POST'),
          ],
          random,
        ),
      ),
  },
  {
    name: 'cookies',
    weight: 2,
    foreseen: [200],
    send: ({ client, random }) =>
      client.ask(
        get('/', {
          Cookie: pickOne(
            [
              '__prerender_bypass=1; __next_preview_data=x',
              `a=${'b'.repeat(6_000)}`,
              'moderator=;;;=;',
              '\u00e9=1',
            ],
            random,
          ),
        }),
      ),
  },
  {
    name: 'differing headers',
    weight: 4,
    // 206 and 416 answer ranges; the router's own requests are redirected.
    foreseen: [200, 206, 304, 307, 400, 404, 416],
    send: ({ client, site, random }) =>
      client.ask(
        get(
          pickOne(['/', `/events/${pickOne(site.events, random)}`, '/api/events'], random),
          pickOne(
            [
              { 'Accept-Encoding': 'br;q=0, gzip;q=0, *;q=0' },
              { 'Accept-Encoding': 'zip, ,;q=,br;q=9' },
              { Range: 'bytes=5-2' },
              { 'If-None-Match': '*' },
              { 'If-Modified-Since': 'never' },
              { RSC: '1', 'Next-Router-State-Tree': '%5B%22' },
              { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Url': '/x/(.)y' },
              { 'X-Nextjs-Data': '1' },
              { 'X-Matched-Path': '/moderate' },
              { 'X-Forwarded-For': 'a, b, <script>' },
            ],
            random,
          ),
        ),
      ),
  },
  {
    name: 'form of another site',
    weight: 2,
    foreseen: [403],
    send: ({ client }) => client.askOnce(jsonRequest('/api/contact', {}, { Origin: 'https://evil.example' })),
  },
  {
    name: 'form that is none',
    weight: 3,
    foreseen: [400, 413, 415, LIMITED],
    send: ({ client, random }, number) =>
      client.askOnce({
        ...pickOne(
          [
            jsonRequest('/api/contact', LONG),
            jsonRequest('/api/contact', '{"name":'),
            jsonRequest('/api/submit-event', '['.repeat(20_000)),
            jsonRequest('/api/submit-advertiser', { __proto__: null, businessName: { $gt: '' } }),
            jsonRequest('/api/contact', {}, { 'Content-Type': 'text/plain' }),
            jsonRequest('/api/analytics', { events: Array(2_000).fill({ name: 'landing', view: 'home' }) }),
            jsonRequest('/api/analytics', '{}'),
          ],
          random,
        ),
        network: networkOf(number, 10, 40),
      }),
  },
  {
    name: 'weather of nowhere',
    weight: 1,
    foreseen: [400],
    send: ({ client, random }, number) =>
      client.ask({
        ...get(pickOne(['/api/weather', '/api/weather?lat=1e9&lon=x', '/api/weather?lat=91&lon=0'], random)),
        network: networkOf(number, 10, 40),
      }),
  },
  {
    name: 'event without an opened form',
    weight: 1,
    foreseen: [400, 403, LIMITED],
    send: ({ client }, number) =>
      client.askOnce({
        ...jsonRequest('/api/submit-event', { title: 'x' }, { 'X-Opening-Token': hex(30) }),
        network: networkOf(number, 10, 40),
      }),
  },
  {
    name: 'sign-in with a made-up link',
    weight: 0.5,
    foreseen: [303, LIMITED],
    send: ({ client }, number) =>
      client.askOnce({
        ...get('/api/moderate/session', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'POST'),
        body: `token=${hex(30)}`,
        network: networkOf(number, 10, 200),
      }),
  },
  {
    name: 'worst images',
    weight: 0.5,
    isSlow: true,
    // 503: without a place in the queue; 507: without room.
    foreseen: [200, 422, LIMITED, 503, 507],
    send: ({ client, random, worst }, number) =>
      client.askOnce({ ...upload(pickOne(worst, random)), network: networkOf(number, 11, 3) }),
  },
  {
    name: 'upload that is no image',
    weight: 1,
    foreseen: [400, 413, 415, 422, LIMITED],
    send: ({ client, random }, number) =>
      client.askOnce({
        ...pickOne(
          [
            upload(NO_IMAGE),
            upload(Buffer.alloc(0)),
            jsonRequest('/api/upload-image', {}),
            upload(Buffer.from('<svg/>')),
          ],
          random,
        ),
        network: networkOf(number, 12, 20),
      }),
  },
  {
    name: 'upload that is too large',
    weight: 0.2,
    // Closed while the rest of it is on its way.
    foreseen: [0, 413, LIMITED, 503],
    send: ({ client }, number) =>
      client.askOnce({ ...upload(Buffer.alloc(12 * 1024 * 1024, 1)), network: networkOf(number, 12, 20) }),
  },
  {
    name: 'bytes that are no request',
    weight: 2,
    foreseen: [400, 431],
    send: ({ client, random }) =>
      sendBytes(
        client.url,
        pickOne(
          [
            lines('GET / HTTP/1.1', 'Connection: close'),
            lines('FOO /', 'x'),
            lines('GET / HTTP/1.1', 'Host: 127.0.0.1', `X-Long: ${'y'.repeat(40_000)}`),
            lines('POST /api/contact HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 5', 'Content-Length: 6'),
            lines(
              'POST /api/contact HTTP/1.1',
              'Host: 127.0.0.1',
              'Content-Length: 5',
              'Transfer-Encoding: chunked',
            ),
            '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000\u00a1\u0003\u0003\r\n\r\n',
          ],
          random,
        ),
      ),
  },
  {
    name: 'client that hangs up in its body',
    weight: 2,
    foreseen: [0],
    send: ({ client, random }, number) =>
      hangUpInBody(
        client.url,
        `${lines(
          `POST ${pickOne(['/api/contact', '/api/submit-event', '/api/upload-image'], random)} HTTP/1.1`,
          'Host: 127.0.0.1',
          `Content-Type: ${pickOne(['application/json', 'multipart/form-data; boundary=x'], random)}`,
          'Content-Length: 900000',
          `X-Forwarded-For: ${networkOf(number, 14, 40)}`,
        )}${'x'.repeat(50_000)}`,
      ),
  },
  {
    name: 'client that hangs up',
    weight: 3,
    foreseen: [200],
    send: ({ client, random }) =>
      hangUp(
        client.url,
        lines(
          `GET ${pickOne(['/', '/things-to-do-in-belize', '/api/events'], random)} HTTP/1.1`,
          'Host: 127.0.0.1',
        ),
      ),
  },
];

const QUICK = ATTACKS.filter(({ isSlow }) => !isSlow);
const SLOW_MS = 45_000;

/** Sends one attack, and notes whether it was refused as it should be. */
export async function attack(world, number) {
  const kinds = number < ATTACKS.length || world.leftMs() > SLOW_MS ? ATTACKS : QUICK;
  const { name, foreseen, send } = pickInTurn(kinds, number, world.random);
  const answer = await send(world, number);
  world.ledger.note(
    'attack',
    name,
    answer,
    outcomeOfAttack(answer, foreseen),
    `foreseen: ${foreseen.join(', ')}`,
  );
}

/** The names of all kinds, each of which a long run has to contain. */
export const ATTACK_KINDS = ATTACKS.map(({ name }) => name);
