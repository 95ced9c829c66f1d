// Forms and uploads that are none.
import { pickOne } from '../../harness/chance.mjs';
import { jsonRequest, networkOf, uploadRequest } from '../../harness/client.mjs';
import { get, hex, LIMITED } from './attack-parts.mjs';

const LONG = 'x'.repeat(70_000);
const NO_IMAGE = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(5_000, 7)]);
const upload = (bytes) => uploadRequest({ name: 'a.png', type: 'image/png', bytes });

/** @type {import('./attack-parts.mjs').Attack[]} */
export const FORM_ATTACKS = [
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
];
