// Requests for addresses that are made up, forbidden, or asked for too often.
import { randomBytes } from 'node:crypto';
import { pickOne } from '../../harness/chance.mjs';
import { networkOf } from '../../harness/client.mjs';
import { get, hex, LIMITED } from './attack-parts.mjs';

/** Made-up addresses must lead to no page; some are written in ways that are redirected or refused first. */
const MADE_UP = [404];

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

/** @type {import('./attack-parts.mjs').Attack[]} */
export const ADDRESS_ATTACKS = [
  {
    name: 'address of another server',
    weight: 2,
    foreseen: [400],
    send: ({ client, random }) =>
      client.askOnce(get(pickOne(['//evil.example/', 'http://evil.example/', '/\\evil.example'], random))),
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
    name: 'weather of nowhere',
    weight: 1,
    foreseen: [400],
    send: ({ client, random }, number) =>
      client.ask({
        ...get(pickOne(['/api/weather', '/api/weather?lat=1e9&lon=x', '/api/weather?lat=91&lon=0'], random)),
        network: networkOf(number, 10, 40),
      }),
  },
];
