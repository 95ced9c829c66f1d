import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { clockAt } from '../../lab/harness/moment.mjs';
import { startGoogleSheets } from '../fakes/google-sheets.mjs';
import { expect, test } from '../support/browser/strong-device.ts';
import { startSite } from '../support/sites/site-server.ts';

/** A Thursday; in the future, as Next never renders anew what was built after "now". */
const RENDERED = '2030-11-21T10:00:00-06:00';
const LIST = '/things-to-do-in-belize';

const SHEET = [
  'Event,Date,Time,Venue,Location,Cost,ID,EndDate,MoreDates',
  // Saturdays from 9 November to 14 December.
  'Yoga in the Park,11/9/2030,7 AM - 8 AM,Park,Hopkins,25,yoga,,"11/16/2030, 2030-11-23, 11/30/2030, 12/7/2030, 12/14/2030"',
  'Village Fiesta,11/20/2030,10 AM - 6 PM,Green,Dangriga,Free,fiesta,11/22/2030,',
  'Drum Night,11/21/2030,8 PM,Beach,Hopkins,Free,drums,,',
  'Early Market,12/7/2030,5 AM,Market,Belmopan,Free,market,,',
  'Late Show,12/7/2030,9 PM,Hall,Belize City,Paid,late,,',
].join('\n');

let site: Awaited<ReturnType<typeof startSite>>;
let sheet: Awaited<ReturnType<typeof startGoogleSheets>>;
test.describe.configure({ mode: 'default' });
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

async function open(page: Page, path: string) {
  await page.clock.setFixedTime(Date.parse(RENDERED));
  await page.goto(site.url + path);
}

/** The lines of an event in the list that is seen: the day on the stub of each. */
const daysOf = (page: Page, title: string) =>
  page
    .getByRole('link', { name: title })
    .filter({ visible: true })
    .locator(':scope > time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));

test('an event with several dates is one line in the list, under its next date', async ({ page }) => {
  await open(page, LIST);
  const line = page.getByRole('link', { name: 'Yoga in the Park' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('+3 dates');
  await expect(line).toContainText('BZ$25');
  expect(await daysOf(page, 'Yoga in the Park')).toEqual(['2030-11-23']);
});

for (const [filter, title, day] of [
  ['from=2030-12-01&to=2030-12-31', 'Yoga in the Park', '2030-12-07'],
  ['when=weekend', 'Yoga in the Park', '2030-11-23'],
  ['when=today', 'Yoga in the Park', undefined],
  ['from=2030-12-14&to=2030-12-14', 'Yoga in the Park', '2030-12-14'],
  ['when=today', 'Village Fiesta', '2030-11-21'],
  ['from=2030-11-22&to=2030-11-22', 'Village Fiesta', '2030-11-21'],
  ['from=2030-11-23&to=2030-11-23', 'Village Fiesta', undefined],
] as const) {
  test(`the filter ${filter} shows ${title} ${day ? `on ${day}` : 'not at all'}`, async ({ page }) => {
    await open(page, `${LIST}?${filter}`);
    await expect(page.getByRole('status').filter({ hasText: /event/ }).first()).not.toContainText('…');
    await expect.poll(() => daysOf(page, title)).toEqual(day ? [day] : []);
  });
}

test('in a filter, an event at a later date stands among the others of that day by its hour', async ({
  page,
}) => {
  await open(page, `${LIST}?from=2030-12-01&to=2030-12-10`);
  await expect(
    page.getByRole('link', { name: /Early Market|Yoga|Late Show/ }).filter({ visible: true }),
  ).toHaveText([/Early Market/, /Yoga in the Park/, /Late Show/]);
});

test('without a script the results are the same', async ({ request }) => {
  const html = await (await request.get(`${site.url}/search?from=2030-12-01&to=2030-12-10`)).text();
  const titles = [...html.matchAll(/Early Market|Yoga in the Park|Late Show/g)].map(([title]) => title);
  expect([...new Set(titles)]).toEqual(['Early Market', 'Yoga in the Park', 'Late Show']);
  expect(html).toContain('dateTime="2030-12-07"');
  expect(html).not.toContain('dateTime="2030-11-23"');
});

test('the month shows all dates of an event, and all days of a fiesta that has begun', async ({ page }) => {
  await open(page, `${LIST}?month=2030-11`);
  for (const [day, title] of [
    ['23 November, 1 event', 'Yoga in the Park'],
    ['30 November, 1 event', 'Yoga in the Park'],
    ['22 November, 1 event', 'Village Fiesta'],
    ['20 November, 1 event', 'Village Fiesta'],
  ] as const) {
    await page.getByRole('button', { name: day }).click();
    await expect(page.getByRole('link', { name: title }).filter({ visible: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Next month: December 2030' }).click();
  for (const [day, date] of [
    ['14 December, 1 event', '2030-12-14'],
    ['7 December, 3 events', '2030-12-07'],
  ] as const) {
    await page.getByRole('button', { name: day }).click();
    await expect.poll(() => daysOf(page, 'Yoga in the Park')).toEqual([date]);
  }
  await page.getByRole('link', { name: 'Yoga in the Park' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'Yoga in the Park' })).toBeVisible();
});

test('the page of an event with several dates shows the next first, then all of them', async ({ page }) => {
  await open(page, '/events/yoga');
  const article = page.getByRole('article');
  await expect(article.getByText('Saturday, 23 November 2030', { exact: true })).toBeVisible();
  const dates = article.getByRole('region', { name: 'All 6 dates' }).getByRole('listitem');
  await expect(dates).toHaveText([
    'Sat 9 over',
    'Sat 16 over',
    'Sat 23 next',
    /^Sat 30\s*$/,
    /^Sat 7\s*$/,
    /^Sat 14\s*$/,
  ]);
  await expect(article.getByText('BZ$25 (US$12.50)', { exact: true })).toBeVisible();
  expect(await page.title()).toContain('Sat 23 Nov 2030, 7 AM - 8 AM');
  expect(await page.locator('meta[property="og:description"]').getAttribute('content')).toMatch(
    /^Sat 23 Nov 2030, 7 AM - 8 AM, and 3 more dates · /,
  );
  await article.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(page.getByRole('link', { name: 'All dates: calendar file (.ics)' })).toBeVisible();
  const google = page.getByRole('link', { name: 'Next date: Google Calendar' });
  expect(await google.getAttribute('href')).toContain('dates=20301123T130000Z');
  await page.keyboard.press('Escape');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

test('a page that was rendered before a date leads on to the next one, and is not over', async ({ page }) => {
  await page.clock.setFixedTime(Date.parse('2030-11-25T10:00:00-06:00'));
  await page.goto(`${site.url}/events/yoga`);
  const article = page.getByRole('article');
  await expect(article.getByText('Next on Saturday, 30 November 2030')).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: 'Sat 23 over' })).toBeVisible();
  await expect(article).not.toContainText('Took place');
});

test('a fiesta that began yesterday is on, until its last day', async ({ page }) => {
  await open(page, '/events/fiesta');
  await expect(page.getByRole('article').getByText(/On now, until Friday, 22 November 2030/)).toBeVisible();
});

test('each date has its own structured Event and entry in the calendar file', async ({ page, request }) => {
  await open(page, '/events/yoga');
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  const events = data.filter((one) => one['@type'] === 'Event');
  expect(events.map(({ startDate }) => startDate)).toEqual(
    ['11-09', '11-16', '11-23', '11-30', '12-07', '12-14'].map((day) => `2030-${day}T07:00:00-06:00`),
  );
  expect(new Set(events.map(({ url }) => url)).size).toBe(1);
  expect(events[0].offers).toEqual({ '@type': 'Offer', price: 25, priceCurrency: 'BZD' });
  const file = await (await request.get(`${site.url}/events/yoga/calendar.ics`)).text();
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(file).toMatch(/\r\nUID:yoga@/);
  expect(file).toMatch(/\r\nUID:yoga\.20301214@/);
  expect(file).toContain('DTSTART:20301214T130000Z');
});
