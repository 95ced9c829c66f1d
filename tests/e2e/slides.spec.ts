import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import PostalMime from 'postal-mime';
import { belizeMidnight } from '#lib/time/calendar-day';
import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';
import { clockAt } from '../../lab/harness/moment.mjs';
import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { hideAndShow } from '../support/browser/sent-analytics.ts';
import { beStrong, expect, type Page, test } from '../support/browser/strong-device.ts';
import { someJpeg } from '../support/images/images.ts';
import { day } from '../support/moment/moment.ts';
import { MODERATOR, signIn } from '../support/sites/moderator.ts';
import { ask, type SiteServer, startSite } from '../support/sites/site-server.ts';
import { putInStore } from '../support/store/in-store.ts';
import { someApplication } from '../support/submissions/some-bodies.ts';

test.describe.configure({ mode: 'serial' });

const BADGES = ['Sponsored', 'Free spot', 'Free spot', 'Free spot'];

let site: SiteServer;
test.beforeAll(async () => {
  // At noon, so that no midnight comes but the one that is waited for.
  const noon = belizeMidnight(day(0)) + 12 * HOUR_MS;
  site = await startSite({ env: { MODERATOR_EMAILS: MODERATOR, ...clockAt(noon) } });
});
test.afterAll(() => site.stop());

type Booking = { title: string; first?: string; last?: string; image?: Buffer };

/** Fills in the form for a slide and sends it. */
async function book(page: Page, { title, first = day(0), last = day(2), image }: Booking) {
  await page.getByLabel('First day').fill(first);
  await page.getByLabel('Last day').fill(last);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Description').fill('Bread and cakes before the parade.');
  await page.getByLabel('Link', { exact: true }).fill('https://bakery.example.com/');
  if (image) {
    await page
      .getByLabel('Upload their own picture')
      .setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: image });
    await expect(page.getByRole('radio', { name: 'Uploaded picture' })).toBeChecked();
  } else await page.getByRole('radio', { name: 'Shop front' }).check();
  await page.getByLabel('What the picture shows').fill('The door of a bakery');
  await page.getByRole('button', { name: 'Book it' }).click();
}

const html = async (path = '/') => (await ask(site.url + path)).text();
const sponsors = (page: Page) => page.locator('#sponsors');
const posters = (page: Page) => sponsors(page).locator('[data-slide]:not([hidden])');
const bringNear = (page: Page) =>
  sponsors(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'center' }));

/** A visitor of the site, without the moderator's session. */
async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(beStrong);
  return context.newPage();
}

/** What the results page says of a slide: shown and pressed. */
const figures = (page: Page) => page.getByRole('main').locator('dl dd').allInnerTexts();

let resultsUrl = '';
let statusUrl = '';

test('a slide that is booked for an application is on the home page at once, and its advertiser is mailed', async ({
  page,
}) => {
  const { id, path } = await putInStore(site, { kind: 'advertiser', payload: someApplication() });
  statusUrl = site.url + path;
  await signIn(page, site);
  await page.goto(`${site.url}/moderate/items/${id}`);
  await page.getByRole('link', { name: 'Book a slide' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Sample Bakery');
  await expect(page.getByLabel('Email the link to its results to baker@example.com')).toBeChecked();
  await expectNoViolationsInBothThemes(page);

  await page.getByRole('button', { name: 'Book it' }).click();
  const problems = page.getByRole('alert', { name: 'There is a problem' });
  await expect(problems.getByRole('link', { name: 'Description is required' })).toBeVisible();
  await expect(problems.getByRole('link', { name: 'Choose a picture' })).toBeVisible();

  await book(page, { title: 'Sample Bakery', image: await someJpeg() });
  await expect(page.getByText('Booked. It goes up and comes down by itself on its days.')).toBeVisible();
  await expect(page.getByText(`${MODERATOR} booked it`)).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  resultsUrl = site.url + new URL(await page.getByLabel('Private link to its results').inputValue()).pathname;

  await expect.poll(() => html()).toContain('Bread and cakes before the parade.');
  await expect(async () => {
    const folder = join(site.dataDir, 'mail');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    const mail = mails.find(({ subject }) => subject?.startsWith('Your poster on Belize Celebrations'));
    expect(mail?.to?.[0]?.address).toBe('baker@example.com');
    expect(mail?.text).toContain(new URL(resultsUrl).pathname);
  }).toPass();
  await page.goto(`${site.url}/moderate/slides`);
  await expect(page.getByRole('region', { name: /^Running/ }).getByRole('link')).toHaveText('Sample Bakery');
  await expectNoViolationsInBothThemes(page);
});

test('‘Sponsored’ stands where somebody pays, ‘Free spot’ elsewhere, and what was shown and pressed is counted', async ({
  browser,
  page,
}) => {
  const seen = await visitor(browser);
  await seen.goto(site.url);
  await bringNear(seen);
  await expect(posters(seen)).toHaveCount(4);
  expect(await posters(seen).locator('picture + span').allInnerTexts()).toEqual(BADGES);
  await expect(seen.getByRole('button', { name: 'Next slide' })).toBeVisible();
  const link = seen.getByRole('link', { name: 'Visit Sample Bakery' });
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await seen.context().route('https://bakery.example.com/**', (route) => route.fulfill({ body: 'Bread' }));
  const opened = seen.waitForEvent('popup');
  await link.click();
  await (await opened).close();

  await expect(async () => {
    await hideAndShow(seen);
    await page.goto(resultsUrl);
    expect(await figures(page)).toEqual(['1', '1']);
    // Each try takes the page away for a moment, and a poster counts once it was in view for a second without a break.
  }).toPass({ intervals: [2000] });
  await expect(page.getByRole('heading', { level: 1, name: 'Results of “Sample Bakery”' })).toBeVisible();
  await expect(page.getByRole('row', { name: /1 1 100%$/ })).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  await seen.context().close();
});

test('the private page of the application leads to the results of its slide', async ({ page }) => {
  await page.goto(statusUrl);
  await page.getByRole('link', { name: 'Results of “Sample Bakery”' }).click();
  await expect(page).toHaveURL(resultsUrl);
  await page.goBack();
  await expectNoViolationsInBothThemes(page);
});

test('nothing is counted of who asks not to be', async ({ browser, page }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(beStrong);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const seen = await context.newPage();
  const sent: string[] = [];
  await context.route('**/api/analytics', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await seen.goto(site.url);
  await bringNear(seen);
  await expect(seen.getByRole('button', { name: 'Next slide' })).toBeVisible();
  // Longer than a slide has to be in view.
  await seen.waitForTimeout(1_500);
  await hideAndShow(seen);
  expect(sent).toEqual([]);
  await context.close();
  await page.goto(resultsUrl);
  expect(await figures(page)).toEqual(['1', '1']);
});

test('the results are found by their link alone, which is neither indexed nor cached and sends no referrer', async () => {
  const response = await ask(resultsUrl);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  for (const path of [
    '/results',
    '/results/x',
    `/results/${'A'.repeat(43)}`,
    `/results/${'A'.repeat(43)}/more`,
  ])
    expect([path, (await ask(site.url + path)).status]).toEqual([path, 404]);
  expect(await html('/robots.txt')).not.toContain('results');
  expect(await html('/sitemap.xml')).not.toContain('results');
});

test('a slide of other days is not shown, and one that is ended leaves the home page', async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/moderate/slides/book`);
  await book(page, { title: 'Tomorrow only', first: day(1), last: day(1) });
  await expect(page.getByText(/^Still to come/)).toBeVisible();
  await page.goto(`${site.url}/moderate/slides`);
  await expect(page.getByRole('region', { name: /^Coming/ }).getByRole('link')).toHaveText('Tomorrow only');
  await page.getByRole('link', { name: 'Sample Bakery' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Sample Bakery and Café');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${MODERATOR} changed it: title`)).toBeVisible();
  await expect.poll(() => html()).toContain('Sample Bakery and Café');
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('Ended. The home page no longer shows it.')).toBeVisible();
  await expect.poll(() => html()).not.toContain('Sample Bakery');
  expect(await html()).not.toContain('Tomorrow only');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a slide is booked, after what was wrong is told beside its field, and its results are read', async ({
    page,
  }) => {
    await signIn(page, site);
    await page.goto(`${site.url}/moderate/slides/book`);
    await book(page, { title: 'Plain booking', last: day(-1) });
    await expect(page.getByLabel('Last day')).toHaveAccessibleDescription(
      /The last day must not be before the first/,
    );
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Plain booking');
    await expect(page.getByRole('radio', { name: 'Shop front' })).toBeChecked();
    await page.getByLabel('Last day').fill(day(2));
    await page.getByRole('button', { name: 'Book it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plain booking' })).toBeVisible();
    await page.goto(
      site.url + new URL(await page.getByLabel('Private link to its results').inputValue()).pathname,
    );
    await expect(page.getByRole('table')).toBeVisible();
  });
});

const midnight = belizeMidnight(day(1));

test('at midnight the slide of the next day is on the home page by itself, and one whose last day is over leaves it', async ({
  page,
}) => {
  await signIn(page, site);
  await page.goto(`${site.url}/moderate/slides/book`);
  await book(page, { title: 'Today only', last: day(0) });
  await expect(page.getByRole('heading', { level: 1, name: 'Today only' })).toBeVisible();
  await expect.poll(() => html()).toContain('Today only');
  expect(await html()).not.toContain('Tomorrow only');
  // Its pages are made a minute before midnight: none is too old after it.
  await site.restart(clockAt(midnight - MINUTE_MS));
  await expect.poll(() => html()).toContain('Today only');
  await site.advance(MINUTE_MS);
  await expect.poll(() => html()).toContain('Tomorrow only');
  // Made anew, not cut by a script: our own slides are still in it.
  expect(await html()).toContain('Restaurants and food stalls');
  for (const path of ['/', '/?q=drum']) expect(await html(path)).not.toContain('Today only');
});

test('an old page hides a slide after its end', async ({ page }) => {
  await page.clock.setFixedTime(midnight + HOUR_MS);
  await page.goto(site.url);
  await expect(page.getByText('Tomorrow only', { exact: true })).toHaveCount(1);
  await bringNear(page);
  // These days the plain booking has a place too.
  await expect(posters(page)).toHaveCount(5);
  await page.clock.setFixedTime(midnight + 25 * HOUR_MS);
  await page.goto(site.url);
  await expect(posters(page)).toHaveCount(4);
  await bringNear(page);
  await expect(page.getByText('Tomorrow only', { exact: true })).not.toBeVisible();
});
