import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { clockAt } from '../../lab/harness/moment.mjs';
import { startGoogleSheets } from '../fakes/google-sheets.mjs';
import { expect, test } from '../support/browser/strong-device.ts';
import { startSite } from '../support/sites/site-server.ts';

/** Early on a Saturday, in the future, as Next never renders anew what was built after "now". */
const RENDERED = '2030-11-23T04:00:00-06:00';

const TOWNS = [
  'San Pedro',
  'Dangriga',
  'Belize City',
  'San Ignacio',
  'Hopkins',
  'Placencia',
  'Corozal',
  'Orange Walk',
  'Punta Gorda',
  'Belmopan',
  'Caye Caulker',
  'Seine Bight',
];

/** In each town something that is over, cancelled, postponed, all day; in every other one a night. */
const SHEET = [
  'Event,Date,Time,Venue,Location,Cost,ID,PlaceID,Status,Category',
  ...TOWNS.flatMap((town, index) => {
    const end = `Beach,${town},Free`;
    const category = EVENT_CATEGORIES[index % EVENT_CATEGORIES.length];
    return [
      `Morning Walk,11/23/2030,5:30 AM - 7 AM,${end},walk-${index},,,${category}`,
      `Live Music Off,11/23/2030,7:00 PM,${end},off-${index},,cancelled,${category}`,
      `Live Music Later,11/23/2030,6:00 PM,${end},later-${index},,postponed,${category}`,
      ...(index % 3 === 0 ? [`Open Day,11/23/2030,All Day,${end},day-${index},,,${category}`] : []),
      ...(index % 2 === 0
        ? [`Live Music,11/23/2030,8:00 PM - 2:00 AM,${end},music-${index},,,${category}`]
        : []),
      `Sunday Fair,11/24/2030,10:00 AM - 3:00 PM,${end},fair-${index},,,${category}`,
    ];
  }),
].join('\n');

const LISTS = [
  ...TOWNS.map((town) => `?city=${town.toLowerCase().replaceAll(' ', '-')}`),
  ...EVENT_CATEGORIES.map((category) => `?category=${category}`),
  '?when=today&hours=17:00-24:00',
  '?when=today',
  '?when=weekend',
  ...[
    'live music tonight',
    'walk',
    'music',
    'open day',
    'fair this weekend',
    'what is on now',
    'free events today',
    'music in san pedro',
    'tonight in dangriga',
    'live music',
  ].map((words) => `?q=${encodeURIComponent(words)}`),
];

/** By hours that differ in what is over, on and to come. The evening, when people look, is tried with all lists at each change. */
const EVENING = ['20:00', '2030-11-23T20:00'] as const;
const OTHER_HOURS = [
  ['9:00', '2030-11-23T09:00'],
  ['15:00', '2030-11-23T15:00'],
  ['23:30', '2030-11-23T23:30'],
  ['0:30', '2030-11-24T00:30'],
] as const;
/** Of towns, categories, times and words. */
const SOME_LISTS = LISTS.filter((_, index) => index % 5 === 0);

test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startSite>>;
let sheet: Awaited<ReturnType<typeof startGoogleSheets>>;
test.beforeAll(async () => {
  sheet = await startGoogleSheets({ csv: SHEET });
  site = await startSite({
    env: { EVENTS_CSV_URL: sheet.csvUrl, ...clockAt(Date.parse(RENDERED)) },
  });
});
test.afterAll(async () => {
  await site.stop();
  await sheet.close();
});

const VISITS = [
  { hours: [EVENING], lists: LISTS, tag: [] },
  { hours: OTHER_HOURS, lists: SOME_LISTS, tag: [] },
  { hours: OTHER_HOURS, lists: LISTS, tag: '@all' },
].flatMap(({ hours, ...visit }) => hours.map(([clock, instant]) => ({ clock, instant, ...visit })));

for (const { clock, instant, lists, tag } of VISITS)
  test(`the first card of each of ${lists.length} lists at ${clock} is one that can still be gone to, or nothing is left`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    expect(LISTS.length).toBeGreaterThanOrEqual(40);
    await page.clock.setFixedTime(Date.parse(`${instant}:00-06:00`));
    // By the browser itself: with page.route() it would fetch every script of each list anew.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.setBlockedURLs', { urls: ['*/images/*', '*/_next/image*'] });
    const problem = () =>
      page.evaluate(() => {
        const status = document.querySelector('#found [role="status"]')?.textContent ?? '';
        if (/^(Nothing left|No events)/.test(status)) return '';
        if (!/\d/.test(status) || / to come$/.test(status)) return status;
        const cards = document.querySelectorAll<HTMLElement>('#event-list li > a[href^="/events/"]');
        const first = [...cards].find((card) => card.checkVisibility());
        if (!first) return 'no card';
        return first.matches('[data-state="over"],[data-off]') ? first.getAttribute('href') : '';
      });
    for (const list of lists)
      await test.step(list, async () => {
        await page.goto(`${site.url}/things-to-do-in-belize${list}`, { waitUntil: 'commit' });
        await expect.poll(problem, { message: list, intervals: [50] }).toBe('');
      });
  });
