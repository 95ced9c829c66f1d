import type { Page } from '@playwright/test';
import { clockAt } from '../../lab/harness/moment.mjs';
import { startGoogleSheets } from '../fakes/google-sheets.mjs';
import { setDeviceClock } from '../support/browser/device-clock.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { startSite } from '../support/sites/site-server.ts';

const MAX_SHIFT = 0.02;
const HOUR_MS = 3_600_000;
/**
 * A Saturday before noon; in Los Angeles it is two hours earlier. In the future, as Next never renders anew what was
 * built after "now".
 */
const RENDERED = '2030-11-23T11:30:00-06:00';

const SHEET = [
  'Event,Date,Time,Venue,Location,Cost,ID,PlaceID,Status',
  'Farmers Market,11/23/2030,5:00 AM - 12:00 PM,Market,San Ignacio,Free,market,,',
  'Sunrise Walk,11/23/2030,5:30 AM,Park,San Pedro,Free,walk,,',
  'Heritage Day,11/23/2030,All Day,Green,Seine Bight,Free,heritage,,',
  'Horse Races,11/23/2030,1:00 PM - 4:00 PM,Track,Burrell Boom,Paid,races,,',
  'Called Off,11/23/2030,2:00 PM,Hall,Belmopan,Free,off,,cancelled',
  'Drum Night,11/23/2030,8:00 PM - 1:00 AM,Beach,Hopkins,Free,drums,,',
  'Sunday Service,11/24/2030,7:00 AM,Church,Dangriga,Free,service,,',
  'Sunday Fair,11/24/2030,10:00 AM - 3:00 PM,Green,Dangriga,Free,fair,,',
  'Monday Class,11/25/2030,5:00 PM,School,Corozal,Free,class,,',
  'Late Concert,12/20/2030,8:00 PM,Hall,Belize City,Paid,late,,',
].join('\n');

// One site for all of them.
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

/** Opens a page in a browser whose clock is `hours` ahead of the HTML; the sum of its layout shifts is kept in it. */
async function openLater(page: Page, path: string, hours: number) {
  await page.clock.setFixedTime(Date.parse(RENDERED) + hours * HOUR_MS);
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          sum.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.url + path);
}
const shiftOf = (page: Page) =>
  page.evaluate(() => ('sum' in window ? (window.sum as { shift: number }).shift : Number.NaN));

/** The visible tickets of a part of the page in the order in which they are seen, each with its state in words. */
const ticketsOf = (page: Page, part: string) =>
  page.locator(`${part} a[href^="/events/"]:visible`).evaluateAll((cards) =>
    cards
      .map((card) => ({ card, box: card.getBoundingClientRect() }))
      .sort((a, b) => Math.round(a.box.top - b.box.top) || a.box.left - b.box.left)
      .map(({ card }) => {
        const words = card.querySelector('[data-says]')?.textContent ?? '';
        return `${card.getAttribute('href')?.slice(8).split('?')[0]}${words && `: ${words}`}`;
      }),
  );

const NEXT = '#next-events';
const LIST = '#month-2030-11';

test('a page is right for the moment when it was made, without a script too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  expect(await ticketsOf(page, NEXT)).toEqual([
    'market: On now',
    'races: Later today',
    'drums: Tonight',
    'heritage: Today',
    'service: Tomorrow',
    'fair: Tomorrow',
  ]);
  await expect(page.locator(NEXT)).toContainText('6 events to choose from between today and Sunday.');
  await page.goto(`${site.url}/things-to-do-in-belize`);
  expect(await ticketsOf(page, LIST)).toEqual(
    [
      'market: On now',
      'races: Later today',
      'drums: Tonight',
      'heritage: Today',
      'service: Tomorrow',
      'fair: Tomorrow',
      'class: ',
    ].map((line) => line.replace(/: $/, '')),
  );
  const fold = page.locator(`${LIST} summary`);
  await expect(fold).toHaveText('1 over. Cancelled: Called Off');
  await fold.click();
  expect((await ticketsOf(page, LIST)).slice(0, 2)).toEqual(['walk: Began 5:30 AM', 'off']);
  await context.close();
});

const AGES: [string, number, string[], string[], string][] = [
  [
    'an hour old',
    1,
    ['races: Starts in 30 minutes', 'drums: Tonight', 'heritage: Today'],
    [
      'races: Starts in 30 minutes',
      'drums: Tonight',
      'heritage: Today',
      'service: Tomorrow',
      'fair: Tomorrow',
      'class',
    ],
    '5 events to choose from',
  ],
  [
    'of the day before, after midnight',
    13,
    ['drums: On now', 'service: Later today', 'fair: Later today'],
    ['drums: On now', 'service: Later today', 'fair: Later today', 'class: Tomorrow'],
    '3 events to choose from',
  ],
  [
    '25 hours old',
    25,
    ['fair: On now', 'class: Tomorrow'],
    ['fair: On now', 'class: Tomorrow'],
    '1 event to choose from',
  ],
];

for (const [age, hours, next, listed, count] of AGES)
  test(`a page that is ${age} is put right without a jump`, async ({ page }) => {
    await openLater(page, '/', hours);
    await expect(page.locator(NEXT)).toContainText(count);
    expect((await ticketsOf(page, NEXT)).slice(0, next.length)).toEqual(next);
    // The header works when the page is hydrated.
    await page.locator(NEXT).scrollIntoViewIfNeeded();
    expect(await ticketsOf(page, NEXT)).toEqual(await ticketsOf(page, NEXT));
    expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);

    await openLater(page, '/things-to-do-in-belize#events', hours);
    await expect.poll(() => ticketsOf(page, LIST)).toEqual(listed);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
  });

for (const [off, hours] of [
  ['six hours fast', 6],
  ['six hours slow', -6],
  ['a year fast', 365 * 24],
  ['a year slow', -365 * 24],
] as const)
  test(`a device that is ${off} shows the list of the server’s hour, also of a page that it has`, async ({
    page,
  }) => {
    await setDeviceClock(page, Date.parse(RENDERED) + hours * HOUR_MS);
    await page.goto(`${site.url}/things-to-do-in-belize`);
    const listed = ['market: On now', 'races: Later today', 'drums: Tonight', 'heritage: Today'];
    expect((await ticketsOf(page, LIST)).slice(0, 4)).toEqual(listed);
    await page.reload();
    expect((await ticketsOf(page, LIST)).slice(0, 4)).toEqual(listed);
    await page.goto(`${site.url}/things-to-do-in-belize?when=today`);
    await expect(page.locator('#found')).toContainText('4 events today');
    expect(await ticketsOf(page, '#events')).toEqual(listed);
  });

test('what is over is grey and does not glow', async ({ page }) => {
  await openLater(page, '/things-to-do-in-belize', 1);
  const edge = (id: string) =>
    page
      .locator(`${LIST} a[href^="/events/${id}"]`)
      .evaluate((card) => getComputedStyle(card).borderTopColor);
  const [races, market, service] = await Promise.all(['races', 'market', 'service'].map(edge));
  expect(market).toBe(service);
  expect(races).not.toBe(service);
});

test('an open page follows the clock, and moves nothing while somebody looks', async ({ page }) => {
  await page.clock.install({ time: Date.parse(RENDERED) + HOUR_MS / 2 - 120_000 });
  await page.goto(`${site.url}/things-to-do-in-belize#events`);
  const market = page.locator(`${LIST} a[href^="/events/market"]`);
  await expect(market).toContainText('On now');
  await market.scrollIntoViewIfNeeded();
  const before = await ticketsOf(page, LIST);
  await page.clock.fastForward('03:00');
  await expect(market).toContainText('Ended 12 PM');
  const idsOf = (tickets: string[]) => tickets.map((ticket) => ticket.split(':')[0]);
  expect(idsOf(await ticketsOf(page, LIST))).toEqual(idsOf(before));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.fastForward('01:00');
  await expect
    .poll(async () => idsOf(await ticketsOf(page, LIST)))
    .toEqual(['races', 'drums', 'heritage', 'service', 'fair', 'class']);
  await expect(page.locator(`${LIST} summary`)).toHaveText('2 over. Cancelled: Called Off');
});

test('of today’s events only those that are not over are counted', async ({ page }) => {
  const heading = page.getByRole('heading', { name: /^Today’s Events/ });
  await openLater(page, '/', 1);
  await expect(heading).toHaveText('Today’s Events 3 events left');
  await openLater(page, '/', 12);
  await expect(heading).toHaveText('Today’s Events 2 events left');
});

test('a search has what is over in one line, and not among what it counts', async ({ page }) => {
  await openLater(page, '/things-to-do-in-belize?when=today', 1);
  const shown = () => ticketsOf(page, '#events');
  await expect(page.locator('#events summary:visible')).toHaveText('2 over. Cancelled: Called Off');
  await expect(page.locator('#found')).toContainText('3 events today');
  expect(await shown()).toEqual(['races: Starts in 30 minutes', 'drums: Tonight', 'heritage: Today']);
});

test('the description for search engines never calls next what is over', async ({ page }) => {
  await page.goto(`${site.url}/things-to-do-in-belize`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /4 of them today\. Next: Farmers Market,/,
  );
});

test('at 320 pixels no word on a chip of a small card is broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openLater(page, '/things-to-do-in-belize', 0);
  const chips = page.locator('[data-small] [data-says]');
  await expect(chips.filter({ hasText: 'Tonight' })).toBeVisible();
  const broken = await page
    .locator('[data-small] [data-says], [data-small] [data-says] ~ *')
    .evaluateAll((all) =>
      all.flatMap((chip) => {
        const text = chip.firstChild;
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
  expect(broken).toEqual([]);
});
