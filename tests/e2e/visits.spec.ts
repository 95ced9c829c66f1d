import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { atNoon } from '../support/moment/at-noon.ts';
import { MODERATOR, signIn } from '../support/sites/moderator.ts';
import { ask, type SiteServer, startSite } from '../support/sites/site-server.ts';

test.describe.configure({ mode: 'default' });

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite({ env: { MODERATOR_EMAILS: MODERATOR, ...atNoon } });
});
test.afterAll(() => site.stop());

/** Sends analytics events to the site, as many times as given, in batches of 50. */
async function tell(events: readonly object[], times = 1, headers: Record<string, string> = {}) {
  const all = Array.from({ length: times }, () => events).flat();
  for (let from = 0; from < all.length; from += 50) {
    const answer = await ask(`${site.url}/api/analytics`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ events: all.slice(from, from + 50) }),
    });
    expect(answer.status).toBe(204);
  }
}

const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition');
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('row', { name });

test('the visits page asks for a sign-in, and says when nothing was counted', async ({ page }) => {
  await page.goto(`${site.url}/moderate/visits`);
  await expect(page).toHaveURL(`${site.url}/moderate/sign-in`);
  await signIn(page, site);
  await page.goto(`${site.url}/moderate/visits?days=7`);
  await expect(page.getByText('Nothing was counted in the last 7 days.')).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'main');
});

test('moderators see what browsers have sent, with the keyboard alone and without errors', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));

  const [id = ''] =
    (await (await ask(`${site.url}/sitemap.xml`)).text()).match(/(?<=\/events\/)[a-z0-9-]+/) ?? [];
  await tell(
    [
      { name: 'landing', view: 'home' },
      { name: 'page_view', view: 'home' },
      { name: 'event_view', id },
      { name: 'event_view', id: 'buy-my-pills' },
      { name: 'search', found: false, words: 'kite flying' },
      { name: 'share', what: 'event', way: 'whatsapp' },
      { name: 'submit_event_open' },
      { name: 'web_vital', metric: 'LCP', value: 2_450 },
      { name: 'page_load', firstByte: 300, interactive: 900, complete: 1_800 },
    ],
    30,
  );
  await tell([
    { name: 'event_submission_step', step: 2 },
    { name: 'event_submission_abandoned', step: 2 },
    { name: 'search', found: false, words: 'bob the neighbour' },
    { name: 'script_error', kind: 'TypeError', at: '/_next/static/chunks/x.js:1:20' },
  ]);
  await tell([{ name: 'landing', view: 'home' }], 5, { 'Sec-GPC': '1' });

  await page.goto(site.url);
  const isTaken = await page.evaluate(() =>
    navigator.sendBeacon(
      '/api/analytics',
      new Blob([JSON.stringify({ events: [{ name: 'landing', view: 'other' }] })], {
        type: 'application/json',
      }),
    ),
  );
  expect(isTaken).toBe(true);

  await signIn(page, site);
  await expect(page.locator('html[data-moderation-keys]')).toBeAttached();
  await page.keyboard.press('v');
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    // Pages that the browser opened here may have been counted as well.
    expect(Number(await figure(page, 'Visits').textContent())).toBeGreaterThanOrEqual(31);
  }).toPass();
  await expect(figure(page, 'Visits')).not.toHaveText(/^3[5-9]$/);
  await expect(figure(page, 'Events opened')).toHaveText('30');
  await expect(row(page, /kite flying.* 30$/)).toBeVisible();
  await expect(row(page, /^Step 2: Location 1 3% 1$/)).toBeVisible();
  await expect(row(page, /^TypeError in x\.js:1:20 1/)).toBeVisible();
  await expect(page.getByText(/bob/)).toHaveCount(0);
  await expect(page.getByText('buy-my-pills')).toHaveCount(0);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /Largest Contentful Paint/ }) }),
  ).toContainText('Good');
  await expect(page.getByRole('img', { name: /^Visits per day: from 0 to 3\d, most on/ })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'main');

  await page.getByText('Every day in numbers').focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('table', { name: /^Visits and pages seen on each day/ }).getByRole('row'),
  ).toHaveCount(31);
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/\?days=7$/);
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
  expect(problems).toEqual([]);
});

test('counts survive an immediate restart, and the page works without JavaScript on the smallest phone', async ({
  browser,
}) => {
  await tell([{ name: 'contact_form_success' }], 7);
  await site.restart();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await signIn(page, site);
  await page.getByRole('link', { name: 'Visits' }).click();
  await expect(row(page, /^Sent a message 7$/)).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await context.close();
});
