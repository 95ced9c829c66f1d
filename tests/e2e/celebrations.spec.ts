import type { APIRequestContext } from '@playwright/test';
import facts from '../../lib/celebrations/celebrations.json' with { type: 'json' };
import { expect, test } from '../support/browser/strong-device.ts';

const PATHS = facts.celebrations.map(({ slug }) => `/celebrations/${slug}`);
const PARADE = 'Independence Day Parade & Jump-Up';

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test('the list of celebrations leads to each of them once by month', async ({ page }) => {
  await page.goto('/celebrations');
  const links = page.locator('#by-month a[href^="/celebrations/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths.sort()).toEqual([...PATHS].sort());
});

test('the sitemap has the page of each celebration, which answers, names itself and has a title of its own', async ({
  request,
}) => {
  const sitemap = await htmlOf(request, '/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/celebrations[^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(listed.sort()).toEqual(['/celebrations', ...PATHS].sort());
  const titles = new Set<string | undefined>();
  for (const path of ['/celebrations', ...PATHS]) {
    const response = await request.get(path);
    const html = await response.text();
    const canonical = find(html, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/);
    expect([path, response.status(), canonical]).toEqual([path, 200, path]);
    expect([path, html.includes('noindex')]).toEqual([path, false]);
    titles.add(find(html, /<title>([^<]*)<\/title>/));
  }
  expect(titles.size).toBe(PATHS.length + 1);
});

test('a celebration that does not exist is not found', async ({ request }) => {
  for (const path of ['/celebrations/made-up', '/celebrations/easter/2027'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test('structured data of a celebration is its breadcrumb and a list of addresses, never an event', async ({
  request,
}) => {
  const html = await htmlOf(request, '/celebrations/september-celebrations');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(data.map((one) => one['@type']).sort()).toEqual(['BreadcrumbList', 'ItemList']);
  const items = data.flatMap((one) => (one['@type'] === 'ItemList' ? one.itemListElement : []));
  expect(items.length).toBeGreaterThan(10);
  for (const item of items) expect(Object.keys(item).sort()).toEqual(['@type', 'position', 'url']);
});

test('what somebody in Belize has to read first, and what is for operators, is on no page', async ({
  request,
}) => {
  const expected: [string, string[]][] = [
    ['deer-dance-san-antonio', ['Masked dancers play hunters', 'You are a guest at an act of faith']],
    ['garifuna-settlement-day', ['1832', 'recorded in Belize City']],
    ['los-finados', ['Hanal Pixan means', 'ixpasha']],
    ['semana-santa-benque', ['one in the morning', '5 or 6 PM']],
    ['lobsterfest', ['BTIA Placencia']],
  ];
  for (const [slug, words] of expected) {
    const html = await htmlOf(request, `/celebrations/${slug}`);
    expect(html).toContain('Where we read this');
    for (const word of words) expect([slug, word, html.includes(word)]).toEqual([slug, word, false]);
  }
});

test('the facts stay on the server: no script that the pages load has them', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/celebrations');
  await page.goto('/celebrations/lobsterfest');
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /askFirst|datesByRule2027|wordsPublishable/.test(text))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event leads to its celebration, whose programme leads back, and which leads to that of its season', async ({
    page,
  }) => {
    await page.goto('/celebrations/independence-day');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Independence Day \d{4}$/);
    await page
      .getByRole('region', { name: /^Programme / })
      .getByRole('link', { name: PARADE })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: PARADE })).toBeVisible();
    await page.getByRole('link', { name: /^Independence Day \d{4}$/ }).click();
    await page.getByRole('link', { name: 'September Celebrations', exact: true }).click();
    await expect(page).toHaveURL(/\/celebrations\/september-celebrations$/);
    const programme = page.getByRole('region', { name: /^Programme / });
    await expect(programme.getByRole('link')).toHaveCount(18);
  });

  test('who asks what a celebration is reads it above the results, with the way to its page', async ({
    page,
  }) => {
    const slug = 'garifuna-settlement-day';
    const summary = facts.celebrations.find((one) => one.slug === slug)?.summary.text ?? 'none';
    await page.goto('/search?q=what+is+Settlement+Day');
    await expect(page.getByText(summary)).toBeVisible();
    await page.getByRole('link', { name: 'All about Garifuna Settlement Day' }).click();
    await expect(page).toHaveURL(new RegExp(`/celebrations/${slug}$`));
  });

  test('home leads to the celebration that comes next, and to all', async ({ page }) => {
    await page.goto('/');
    const row = page.getByRole('navigation', { name: 'Coming celebrations' });
    const next = row.getByRole('link').first();
    const [name = ''] = ((await next.textContent()) ?? '').split(/, (?=today|\d)/);
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await row.getByRole('link', { name: 'All celebrations' }).click();
    await expect(page).toHaveURL(/\/celebrations$/);
  });

  test('the footer leads to the celebrations', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('link', { name: 'Yearly celebrations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Celebrations of Belize' })).toBeVisible();
  });
});
