// Requests everything that can be viewed, without changing anything: pages, feeds, exports and JSON.

/** Every twelfth event of the sheet is requested. */
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
  '/terms',
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

const STATUS_PAGES = ['', '/answer', '/correct', '/withdraw', '/cancelled', '/moved', '/propose'];

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

/** The addresses of uploaded images and preview images in a page. */
const imagesIn = (html) =>
  [...new Set(html.match(/\/(?:uploads\/[\w.-]+\.webp|events\/[\w-]+\/[\w.-]+\.jpg)/g) ?? [])].sort();

/** The path of an approved event's page, from the link on its private page; undefined for other items. */
async function eventPathOf(session, { statusPath }) {
  const { text } = await session.page(statusPath);
  return /href="(\/events\/[\w-]+)"/.exec(text)?.[1];
}

/** Records every page that visitors, submitters and moderators can view. `prefix` begins the names of the records. */
export async function readPages(session, prefix) {
  const record = async (name, response) =>
    session.recordResponse(`${prefix}: ${session.placeholders.apply(name)}`, response);
  await session.renewPages();
  const events = session.events.filter((_, index) => index % EVENT_STEP === 0);
  const eventPages = events.flatMap((id) => [`/events/${id}`, `/events/${id}/calendar.ics`]);
  for (const path of [...PAGES, ...eventPages]) await record(path, session.page(path));
  await record('/ with Save-Data', session.page('/', { 'Save-Data': 'on' }));

  for (const [name, item] of Object.entries(session.items)) {
    if (item.statusPath)
      for (const page of STATUS_PAGES)
        await record(`private page of ${name}${page}`, session.page(item.statusPath + page));
    const eventPath = item.statusPath && (await eventPathOf(session, item));
    if (eventPath) {
      const { text } = await record(`public page of ${name}`, session.page(eventPath));
      await record(`calendar entry of ${name}`, session.page(`${eventPath}/calendar.ics`));
      for (const path of imagesIn(text)) await record(`${path} of ${name}`, session.page(path));
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
  await record('/api/events compressed', session.page('/api/events', { 'Accept-Encoding': 'gzip' }));
  await record('/api/health', session.page('/api/health'));
  await record('/api/voice', session.page('/api/voice'));
  for (const search of ['', '?lat=17.5&lon=-88.2', '?lat=91&lon=0', '?lat=1&lat=2&lon=3', '?lat=x&lon=y'])
    await record(`/api/weather${search}`, session.page(`/api/weather${search}`));
}
