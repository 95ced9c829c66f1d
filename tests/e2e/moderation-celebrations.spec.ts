import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { expect } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { signIn } from '../support/sites/moderator.ts';
import { test } from '../support/sites/shared-site.ts';
import { ask, type SiteServer } from '../support/sites/site-server.ts';

let site: SiteServer;
test.beforeAll(({ site: shared }) => {
  site = shared;
});

test.use({ javaScriptEnabled: false });

test('a moderator puts an event in a celebration, whose page shows it within seconds, and takes that back', async ({
  page,
}) => {
  await signIn(page, site);
  await page.getByRole('link', { name: 'Celebrations', exact: true }).first().click();
  await page.getByRole('link', { name: 'Lobsterfest', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ask first' })).toBeVisible();
  // The next of all events, so that it is in the coming edition.
  const { title, inWords } = eventOf('tomorrow');
  await page.getByLabel('Put an event in').selectOption({ label: `${inWords}: ${title}` });
  await page.getByRole('button', { name: 'Put it in' }).click();
  await expect(page.getByText('Put in. Its pages show it within seconds.')).toBeVisible();
  const html = async () => (await ask(`${site.url}/celebrations/lobsterfest`)).text();
  await expect.poll(html, { timeout: 30_000 }).toContain(title);
  const byHand = page.getByRole('region', { name: /^Put in by hand/ });
  await expect(byHand.getByRole('link', { name: title })).toBeVisible();
  await byHand.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect.poll(html, { timeout: 30_000 }).not.toContain(title);
});

test('what operators should ask first is on no public page', async ({ page }) => {
  await page.goto(`${site.url}/celebrations/lobsterfest`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.content()).not.toContain('BTIA Placencia');
});

test.describe('With scripts', () => {
  test.use({ javaScriptEnabled: true });
  test('the pages of celebrations for moderators can be used by everybody, also at 320 pixels', async ({
    page,
  }) => {
    await signIn(page, site);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/moderate/celebrations', '/moderate/celebrations/lobsterfest']) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await expectNoViolationsInBothThemes(page, 'main');
    }
  });
});
