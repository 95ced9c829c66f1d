// Requests whose method, host, cookies or other headers claim what is not so.
import { pickOne } from '../../harness/chance.mjs';
import { get, hex } from './attack-parts.mjs';

/** @type {import('./attack-parts.mjs').Attack[]} */
export const HEADER_ATTACKS = [
  {
    name: 'TRACE',
    weight: 1,
    foreseen: [405],
    send: ({ client }) => client.askOnce(get('/', {}, 'TRACE')),
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
    send: ({ client }) => client.askOnce(get('/', { 'Next-Action': hex(20) }, 'POST')),
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
            get('/api/sheet/check', { Authorization: `Bearer ${hex(8)}` }, 'POST'),
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
];
