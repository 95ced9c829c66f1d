import type { APIRequestContext } from '@playwright/test';
import { EVENT_CATEGORIES } from '../../lib/events/event-category.ts';
import { categoryPath, landingAt, MONTH_PATHS, monthPath } from '../../lib/landing/landing-address.ts';
import { WEEKEND_PATH } from '../../lib/site/site.ts';
import { MONTHS } from '../../lib/time/format-day.ts';
import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { shownCards } from '../support/browser/shown-cards.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const LIST = '/things-to-do-in-belize';
const PARADE = eventOf('parade');
const monthOf = (on: string) => Number(on.slice(5, 7));
const MONTH = monthPath(monthOf(PARADE.day));
const HEADING = `Belize in ${MONTHS[monthOf(PARADE.day) - 1]}`;
/** Of the sheet of the run three parades and more take place. */
const CATEGORY = categoryPath('parade');
const SHOWN = {
  'the month that is on': monthPath(monthOf(day(0))),
  'a month of later': MONTH,
  'the weekend': WEEKEND_PATH,
  'a category': CATEGORY,
};

/** What a search engine reads of a page. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return {
    status: response.status(),
    canonical: /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1],
    isIndexed: !html.includes('noindex'),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    data: data.map(([, json]) => JSON.parse(json ?? '')),
    events: new Set(html.match(/href="\/events\/[a-z0-9-]+"/g)).size,
  };
}

test('each month is in the sitemap, answers, names itself, and has a title of its own and events', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const titles = new Set<string | undefined>();
  for (const path of MONTH_PATHS) {
    expect(sitemap).toContain(`${path}</loc>`);
    const { status, canonical, isIndexed, title, events } = await read(request, path);
    expect({ status, canonical, isIndexed }).toEqual({ status: 200, canonical: path, isIndexed: true });
    expect([path, events >= 3]).toEqual([path, true]);
    titles.add(title);
  }
  expect(titles.size).toBe(MONTH_PATHS.length);
});

test('the weekend is in the sitemap, names itself, and is never empty', async ({ request, page }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`${WEEKEND_PATH}</loc>`);
  const { data, ...found } = await read(request, WEEKEND_PATH);
  expect(found).toMatchObject({ status: 200, canonical: WEEKEND_PATH, isIndexed: true });
  expect(data.map((one) => one['@type']).sort()).toEqual(['BreadcrumbList', 'ItemList']);
  await page.goto(WEEKEND_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This weekend in Belize');
  // Next are at least five.
  expect(await shownCards(page, '#next').count()).toBeGreaterThanOrEqual(5);
});

test('categories with three events and more are in the sitemap, and others show the list', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(listed).toContain(CATEGORY);
  for (const path of EVENT_CATEGORIES.map(categoryPath)) {
    const { status, canonical, isIndexed, events } = await read(request, path);
    const isListed = listed.includes(path);
    expect([path, status, canonical, isIndexed]).toEqual([path, 200, isListed ? path : LIST, true]);
    if (isListed) expect([path, events >= 3]).toEqual([path, true]);
  }
  expect(listed.filter((path) => landingAt(path)?.kind === 'category').length).toBeLessThan(
    EVENT_CATEGORIES.length,
  );
});

test('structured data of a month is its breadcrumb and a list of addresses, never an event', async ({
  request,
}) => {
  const { data } = await read(request, MONTH);
  expect(data.map((one) => one['@type']).sort()).toEqual(['BreadcrumbList', 'ItemList']);
  const [breadcrumb, list] = data;
  expect(breadcrumb.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
    '/',
    LIST,
    MONTH,
  ]);
  expect(list.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname)).toContain(
    PARADE.path,
  );
  for (const item of list.itemListElement)
    expect(Object.keys(item).sort()).toEqual(['@type', 'position', 'url']);
});

test('what is unknown below the list shows the list, with its canonical address', async ({ request }) => {
  for (const path of [`${LIST}/smarch`, `${LIST}/july/2027`, '/things-to-do-in-july']) {
    const { status, canonical, isIndexed } = await read(request, path);
    expect([path, status, canonical, isIndexed]).toEqual([path, 200, LIST, true]);
  }
});

test('a month that is asked for with filters leads to the list, which has them', async ({ page }) => {
  await page.goto(`${MONTH}?q=parade&utm_source=tv`);
  await expect(page).toHaveURL(`${LIST}?q=parade&utm_source=tv`);
  await expect(page.locator('#events').getByLabel('Search events')).toHaveValue('parade');
});

test('who lands on a month goes on to the list filtered alike, and finds an event there', async ({
  page,
}) => {
  await page.goto(MONTH);
  await page
    .getByRole('link', { name: `Filter ${HEADING.replace('Belize in ', '')} ${PARADE.day.slice(0, 4)}` })
    .click();
  const filters = `from=${PARADE.day.slice(0, 7)}-\\d\\d&to=`;
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?${filters}`));
  // By its title, as a month may have more events than the list shows at once.
  await page.locator('#events').getByLabel('Search events').fill(PARADE.title);
  await expect(page).toHaveURL(new RegExp(`q=.*&${filters}|${filters}.*&q=`));
  await expect(page.locator('#events').getByRole('link', { name: PARADE.title })).toBeVisible();
});

test('an event of a month opens as a page of its own, and Back leads to the month', async ({ page }) => {
  await page.goto(MONTH);
  await page.getByRole('main').getByRole('link', { name: PARADE.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: PARADE.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await expect(page).toHaveURL(MONTH);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list leads to the months, a month to its events, and each of them back', async ({ page }) => {
    await page.goto(LIST);
    const months = page.getByRole('navigation', { name: 'Weekend and months' });
    await months.getByRole('link', { name: HEADING.replace('Belize in ', '') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    await page.getByRole('main').getByRole('link', { name: PARADE.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: PARADE.title })).toBeVisible();
    await page.getByRole('article').getByRole('link', { name: HEADING }).click();
    await expect(page).toHaveURL(MONTH);
    await page.goBack();
    await page.getByRole('article').getByRole('link', { name: 'Parade in Belize' }).click();
    await expect(page).toHaveURL(CATEGORY);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Things to Do' })
      .click();
    await expect(page).toHaveURL(LIST);
  });

  test('a month leads to the results of its days, its celebrations and its neighbours', async ({ page }) => {
    await page.goto(`${LIST}/september`);
    await expect(page.getByRole('heading', { name: 'Public and bank holidays' })).toBeVisible();
    await page
      .getByRole('link', { name: /^Filter September/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/search\?from=\d{4}-09-\d\d&to=\d{4}-09-30$/);
    await page.goto(`${LIST}/september`);
    await page
      .getByRole('navigation', { name: 'Weekend and months' })
      .getByRole('link', { name: 'October' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Belize in October');
    await page.getByRole('link', { name: "Indigenous Peoples' Resistance Day" }).click();
    await expect(page).toHaveURL('/celebrations/indigenous-peoples-resistance-day');
  });
});

for (const [name, path] of Object.entries(SHOWN))
  test(`axe finds no violation on ${name}, in the dark and in the light theme`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectNoViolationsInBothThemes(page, 'main');
  });

test('no landing page scrolls sideways at 320 px and 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...Object.values(SHOWN), `${LIST}/september`]) {
    await page.goto(path);
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, size, over <= 0]).toEqual([path, size, true]);
    }
  }
});
