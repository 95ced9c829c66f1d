// Sends every endpoint requests that it must refuse.
import { formRequest, jsonRequest, uploadRequest } from './client.mjs';
import { anEvent, aShortApplication } from './submissions.mjs';

const JSON_ROUTES = ['/api/submit-event', '/api/submit-advertiser', '/api/contact', '/api/voice/session'];
const OTHER_ROUTES = ['/api/opening', '/api/analytics', '/api/upload-image', '/api/revalidate'];
const FORM_ROUTES = [
  ...[
    'answer',
    'cancelled',
    'correct',
    'moved',
    'propose',
    'reopen',
    'take-back',
    'take-back-proposal',
    'withdraw',
  ].map((action) => `/api/status/${action}`),
  ...['notifications', 'session', 'sign-in', 'sign-out'].map((action) => `/api/moderate/${action}`),
  '/api/moderate/items/00000000-0000-4000-8000-000000000000/decision',
  '/api/moderate/items/00000000-0000-4000-8000-000000000000/edit',
];
/** Headers of a request from a page of another site. */
const CROSS_SITE = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };

/** Request bodies that must be refused, by what is wrong with them. */
const WRONG_BODIES = {
  'no JSON': '{',
  'a list': '[]',
  nothing: '{}',
  'wrong types': '{"title":1,"businessName":[],"name":{},"email":false,"isAllDay":"yes","formDuration":"x"}',
  'control characters': JSON.stringify({
    ...anEvent({ title: 'a\u0000b', website: 'javascript:alert(1)', date: '2027-02-30', district: 'Berlin' }),
    ...aShortApplication({ businessName: 'a\u0007b', websiteUrl: 'ftp://x', budgetRange: 'all' }),
    name: '\u202e',
    email: 'no address',
    phone: 'abc',
    subject: ' ',
    message: 'short',
  }),
  'too long': JSON.stringify({
    ...anEvent({ title: 'x'.repeat(151), description: 'y'.repeat(501), community: 'z'.repeat(81) }),
    ...aShortApplication({ businessName: 'x'.repeat(121), advertisingGoals: 'y'.repeat(1_001) }),
    name: 'n'.repeat(101),
    email: `${'e'.repeat(250)}@example.com`,
    subject: 's'.repeat(151),
    message: 'm'.repeat(4_001),
  }),
  'images that are not ours': JSON.stringify(
    anEvent({ coverImageUrl: '/uploads/../store.db', additionalImageUrls: Array(5).fill('/uploads/a.webp') }),
  ),
  'too large': JSON.stringify({ message: 'x'.repeat(70_000) }),
};

/**
 * Records the response of every endpoint to requests that it must refuse; none of them is stored. `prefix` begins the
 * names of the records.
 */
export async function readRefusals(session, prefix) {
  const record = (name, request) => session.recordResponse(`${prefix}: ${name}`, session.send(request));
  for (const path of [...JSON_ROUTES, ...OTHER_ROUTES, ...FORM_ROUTES])
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'])
      await record(`${method} ${path}`, { path, method });
  for (const path of ['/api/events', '/api/health', '/api/weather', '/api/voice', '/', '/advertise'])
    await record(`POST ${path}`, { path, method: 'POST' });
  await record('GET /api/no-such-route', { path: '/api/no-such-route' });
  await record('POST / as a server action', { path: '/', method: 'POST', headers: { 'Next-Action': 'x' } });

  for (const path of JSON_ROUTES) {
    for (const [what, body] of Object.entries(WRONG_BODIES))
      await record(`POST ${path} with ${what}`, jsonRequest(path, body));
    await record(`POST ${path} as text`, { path, method: 'POST', body: '{}' });
    await record(`POST ${path} from another site`, jsonRequest(path, {}, CROSS_SITE));
    await record(`POST ${path} with a short key`, jsonRequest(path, {}, { 'Idempotency-Key': 'x' }));
  }
  await record('POST /api/submit-event without a token', jsonRequest('/api/submit-event', anEvent()));
  await record(
    'POST /api/submit-event with an unknown token',
    jsonRequest('/api/submit-event', anEvent(), { 'X-Opening-Token': 'x.y' }),
  );
  await record(
    'POST /api/submit-event too early',
    jsonRequest('/api/submit-event', anEvent(), { 'X-Opening-Token': await session.openingToken() }),
  );
  await record('POST /api/opening from another site', {
    path: '/api/opening',
    method: 'POST',
    headers: CROSS_SITE,
  });

  for (const [what, body] of Object.entries({
    'no JSON': '{',
    nothing: '{}',
    'no events': '{"events":[]}',
    'too many events': JSON.stringify({ events: Array(51).fill({ name: 'landing', view: 'home' }) }),
    'more than events': '{"events":[{}],"more":1}',
    'too large': JSON.stringify({ events: ['x'.repeat(17_000)] }),
  }))
    await record(`POST /api/analytics with ${what}`, jsonRequest('/api/analytics', body));
  await record(
    'POST /api/analytics of a visitor who has opted out',
    jsonRequest('/api/analytics', '{}', { DNT: '1' }),
  );
  await record('POST /api/analytics from another site', jsonRequest('/api/analytics', '{}', CROSS_SITE));

  for (const [what, file] of Object.entries({
    'an empty file': Buffer.alloc(0),
    'a text': Buffer.from('This is not an image.'),
    'half an image': Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0', 'hex'),
  }))
    await record(
      `POST /api/upload-image with ${what}`,
      uploadRequest('/api/upload-image', { name: 'a.jpg', type: 'image/jpeg', bytes: file }),
    );
  await record('POST /api/upload-image as JSON', jsonRequest('/api/upload-image', {}));
  await record(
    'POST /api/upload-image in another field',
    uploadRequest('/api/upload-image', {
      field: 'other',
      name: 'a.jpg',
      type: 'image/jpeg',
      bytes: Buffer.from('x'),
    }),
  );
  for (const [what, headers] of Object.entries({
    'no secret': {},
    'a wrong secret': { Authorization: 'Bearer x' },
  }))
    await record(`POST /api/revalidate with ${what}`, { path: '/api/revalidate', method: 'POST', headers });

  for (const path of FORM_ROUTES) {
    await record(`POST ${path} empty`, formRequest(path, {}));
    await record(`POST ${path} empty, for a script`, formRequest(path, {}, { Accept: 'application/json' }));
    await record(`POST ${path} as JSON`, jsonRequest(path, {}));
    await record(`POST ${path} from another site`, formRequest(path, {}, CROSS_SITE));
    await record(`POST ${path} too large`, formRequest(path, { token: 'x'.repeat(70_000) }));
    await record(
      `POST ${path} for an unknown item`,
      formRequest(path, { token: 'A'.repeat(43), version: '1', email: 'x@y.z' }),
    );
  }
}
