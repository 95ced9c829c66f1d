// What both versions are asked without changing anything: pages, feeds, exports and what their endpoints refuse.
import { asForm, asJson, asUpload } from './client.mjs';
import { anEvent, aShortApplication } from './submissions.mjs';

// One in so many of the sheet's events is read.
const EVENT_STEP = 12;
const PAST_EVENT = '20261120-hopkins-hudut-ereba-cook-off';

const PAGES = [
  '/',
  '/?city=belize-city',
  '/things-to-do-in-belize',
  '/things-to-do-in-belize?q=christmas&category=cultural',
  '/things-to-do',
  '/things-to-do-in-belize/',
  '/submit-event',
  '/advertise',
  '/offline',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/preview.jpg',
  '/no-such-page',
  '/events/no-such-event',
  '/events/no-such-event/calendar.ics',
  `/events/${PAST_EVENT}`,
  `/events/${PAST_EVENT}/calendar.ics`,
  '/status/x',
  `/status/${'A'.repeat(43)}`,
  '/moderate',
  '/moderate/sign-in',
  '/moderate/sign-in?sent=yes',
  '/moderate/sign-in?problem=link',
  '/moderate/sign-in?problem=signed-out',
  '/moderate/sign-in?token=nonsense',
  '/moderate/export.csv',
  '/moderate/no-such-page',
];

const STATUS_PAGES = ['', '/correct', '/withdraw', '/cancelled', '/moved'];

const QUEUES = [
  '',
  '?status=approved',
  '?status=rejected',
  '?status=withdrawn',
  '?status=spam',
  '?status=all',
  '?kind=event',
  '?kind=advertiser&status=all',
  '?kind=contact&status=all',
  '?q=concert&status=all',
  '?q=nothing-like-this',
  '?page=2&status=all',
];

/** The addresses of pictures, calendar entries and files that a page names. */
const namedBy = (html) =>
  [...new Set(html.match(/\/(?:uploads\/[\w.-]+\.webp|events\/[\w-]+\/[\w.-]+\.jpg)/g) ?? [])].sort();

/** The path of an approved event's page, by the link of its private page. */
async function eventPathOf(session, { statusPath }) {
  const { text } = await session.page(statusPath);
  return /href="(\/events\/[\w-]+)"/.exec(text)?.[1];
}

/** Everything that visitors, submitters and moderators can look at. `when` goes before the names of the records. */
export async function readPages(session, when) {
  const record = async (name, answer) =>
    session.recordAnswer(`${when}: ${session.names.apply(name)}`, answer);
  await session.renewPages();
  const events = session.events.filter((_, index) => index % EVENT_STEP === 0);
  const eventPages = events.flatMap((id) => [`/events/${id}`, `/events/${id}/calendar.ics`]);
  for (const path of [...PAGES, ...eventPages]) await record(path, session.page(path));
  await record('/ as its data', session.page('/', { 'Save-Data': 'on' }));

  for (const [name, item] of Object.entries(session.items)) {
    if (item.statusPath)
      for (const page of STATUS_PAGES)
        await record(`private page of ${name}${page}`, session.page(item.statusPath + page));
    const eventPath = item.statusPath && (await eventPathOf(session, item));
    if (eventPath) {
      const { text } = await record(`public page of ${name}`, session.page(eventPath));
      await record(`calendar entry of ${name}`, session.page(`${eventPath}/calendar.ics`));
      for (const path of namedBy(text)) await record(`${path} of ${name}`, session.page(path));
    }
    const asModerator = { Cookie: session.cookie };
    await record(`item ${name}`, session.page(`/moderate/items/${item.id}`, asModerator));
    await record(`edit ${name}`, session.page(`/moderate/items/${item.id}/edit`, asModerator));
  }
  for (const [name, search] of [
    ['done', '?done=cancelled'],
    ['corrected', '?done=corrected'],
    ['problem', '?problem=changed'],
    ['too late', '?problem=too-late'],
  ])
    await record(`private page, ${name}`, session.page(session.items.waiting.statusPath + search));
  const { concert, waiting } = session.items;
  await record('correction again', session.page(`${waiting.statusPath}/correct?again=1`));
  await record('correction changed', session.page(`${waiting.statusPath}/correct?changed=1`));

  for (const search of QUEUES) {
    await record(`queue ${search}`, session.sendAsModerator({ path: `/moderate${search}` }));
    await record(`export ${search}`, session.sendAsModerator({ path: `/moderate/export.csv${search}` }));
  }
  await record('queue after a decision', session.sendAsModerator({ path: `/moderate?done=${concert.id}` }));
  await record(
    'item after a decision',
    session.sendAsModerator({ path: `/moderate/items/${waiting.id}?done=${concert.id}&told=yes&sheet=yes` }),
  );
  await record(
    'item after an edit',
    session.sendAsModerator({ path: `/moderate/items/${waiting.id}?saved=yes` }),
  );
  await record(
    'unknown item',
    session.sendAsModerator({ path: '/moderate/items/00000000-0000-4000-8000-000000000000' }),
  );
  for (const days of ['', '?days=7', '?days=90'])
    await record(`visits ${days}`, session.sendAsModerator({ path: `/moderate/visits${days}` }));

  await record('/api/events', session.page('/api/events'));
  await record('/api/events packed', session.page('/api/events', { 'Accept-Encoding': 'gzip' }));
  await record('/api/health', session.page('/api/health'));
  await record('/api/voice', session.page('/api/voice'));
  for (const search of ['', '?lat=17.5&lon=-88.2', '?lat=91&lon=0', '?lat=1&lat=2&lon=3', '?lat=x&lon=y'])
    await record(`/api/weather${search}`, session.page(`/api/weather${search}`));
}

const JSON_ROUTES = ['/api/submit-event', '/api/submit-advertiser', '/api/contact', '/api/voice/session'];
const BARE_ROUTES = ['/api/opening', '/api/analytics', '/api/upload-image', '/api/revalidate'];
const FORM_ROUTES = [
  ...['cancelled', 'correct', 'moved', 'take-back', 'withdraw'].map((action) => `/api/status/${action}`),
  ...['notifications', 'session', 'sign-in', 'sign-out'].map((action) => `/api/moderate/${action}`),
  '/api/moderate/items/00000000-0000-4000-8000-000000000000/decision',
  '/api/moderate/items/00000000-0000-4000-8000-000000000000/edit',
];
const ELSEWHERE = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };

/** Bodies with one thing wrong each, by what it is. */
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
  'a foreign picture': JSON.stringify(
    anEvent({ coverImageUrl: '/uploads/../store.db', additionalImageUrls: Array(5).fill('/uploads/a.webp') }),
  ),
  'too large': JSON.stringify({ message: 'x'.repeat(70_000) }),
};

/** What every endpoint answers to whatever it does not take; nothing of it is stored. */
export async function readRefusals(session, when) {
  const record = (name, asked) => session.recordAnswer(`${when}: ${name}`, session.send(asked));
  for (const path of [...JSON_ROUTES, ...BARE_ROUTES, ...FORM_ROUTES])
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'])
      await record(`${method} ${path}`, { path, method });
  for (const path of ['/api/events', '/api/health', '/api/weather', '/api/voice', '/', '/advertise'])
    await record(`POST ${path}`, { path, method: 'POST' });
  await record('GET /api/no-such-route', { path: '/api/no-such-route' });
  await record('POST / as a server action', { path: '/', method: 'POST', headers: { 'Next-Action': 'x' } });

  for (const path of JSON_ROUTES) {
    for (const [what, body] of Object.entries(WRONG_BODIES))
      await record(`POST ${path} with ${what}`, asJson(path, body));
    await record(`POST ${path} as text`, { path, method: 'POST', body: '{}' });
    await record(`POST ${path} from elsewhere`, asJson(path, {}, ELSEWHERE));
    await record(`POST ${path} with a short key`, asJson(path, {}, { 'Idempotency-Key': 'x' }));
  }
  await record('POST /api/submit-event without a token', asJson('/api/submit-event', anEvent()));
  await record(
    'POST /api/submit-event with an unknown token',
    asJson('/api/submit-event', anEvent(), { 'X-Opening-Token': 'x.y' }),
  );
  await record(
    'POST /api/submit-event too early',
    asJson('/api/submit-event', anEvent(), { 'X-Opening-Token': await session.openingToken() }),
  );
  await record('POST /api/opening from elsewhere', {
    path: '/api/opening',
    method: 'POST',
    headers: ELSEWHERE,
  });

  for (const [what, body] of Object.entries({
    'no JSON': '{',
    nothing: '{}',
    'no events': '{"events":[]}',
    'too many events': JSON.stringify({ events: Array(51).fill({ name: 'landing', view: 'home' }) }),
    'more than events': '{"events":[{}],"more":1}',
    'too large': JSON.stringify({ events: ['x'.repeat(17_000)] }),
  }))
    await record(`POST /api/analytics with ${what}`, asJson('/api/analytics', body));
  await record('POST /api/analytics of a visitor who objects', asJson('/api/analytics', '{}', { DNT: '1' }));
  await record('POST /api/analytics from elsewhere', asJson('/api/analytics', '{}', ELSEWHERE));

  for (const [what, file] of Object.entries({
    'an empty file': Buffer.alloc(0),
    'a text': Buffer.from('This is no picture.'),
    'half a picture': Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0', 'hex'),
  }))
    await record(
      `POST /api/upload-image with ${what}`,
      asUpload('/api/upload-image', { name: 'a.jpg', type: 'image/jpeg', bytes: file }),
    );
  await record('POST /api/upload-image as JSON', asJson('/api/upload-image', {}));
  await record(
    'POST /api/upload-image in another field',
    asUpload('/api/upload-image', {
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
    await record(`POST ${path} empty`, asForm(path, {}));
    await record(`POST ${path} empty, for a script`, asForm(path, {}, { Accept: 'application/json' }));
    await record(`POST ${path} as JSON`, asJson(path, {}));
    await record(`POST ${path} from elsewhere`, asForm(path, {}, ELSEWHERE));
    await record(`POST ${path} too large`, asForm(path, { token: 'x'.repeat(70_000) }));
    await record(
      `POST ${path} for nothing`,
      asForm(path, { token: 'A'.repeat(43), version: '1', email: 'x@y.z' }),
    );
  }
}
