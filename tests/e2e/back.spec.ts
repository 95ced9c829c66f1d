import { idle } from '../support/browser/idle.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const LIST = '/things-to-do-in-belize';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const inBanner = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name }).first();

/** What has no address of its own: how it is opened, and what is in sight while it is open. */
const OPENED = [
  {
    name: 'the QR code',
    open: (page: Page) =>
      page.locator('#diaspora, main').getByRole('button', { name: 'QR code' }).last().click(),
    what: (page: Page) => dialog(page, 'Scan to Visit Our Website'),
  },
  {
    name: 'the weather',
    open: (page: Page) => inBanner(page, 'Weather').click(),
    what: (page: Page) => page.getByRole('region', { name: 'Weather' }),
  },
  {
    name: 'the share menu',
    open: (page: Page) => page.locator('main').getByRole('button', { name: 'Share' }).first().click(),
    what: (page: Page) => page.getByRole('button', { name: 'Copy Link' }),
  },
] as const;

/** Home, reached from the list by a link of the site. */
async function comeHome(page: Page) {
  await page.goto(LIST);
  await idle(page);
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Events Calendar' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const goBack = (page: Page) => page.evaluate(() => window.history.back());

for (const { name, open, what } of OPENED)
  test(`Back closes ${name} before it changes the page, and leaves the page at once where that is closed`, async ({
    page,
  }) => {
    await comeHome(page);
    await open(page);
    await expect(what(page)).toBeVisible();
    // What this would leave in the history, Back would meet below.
    await page.keyboard.press('Escape');
    await expect(what(page)).toBeHidden();
    await open(page);
    await expect(what(page)).toBeVisible();
    await goBack(page);
    await expect(what(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await goBack(page);
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('heading', { level: 2, name: 'Everything to come' })).toBeVisible();
  });

test('Back closes the menu before it changes the page, and after a choice leads to the page before', {
  tag: '@phone-only',
}, async ({ page }) => {
  await comeHome(page);
  await inBanner(page, 'Menu').click();
  await expect(dialog(page, 'Navigation')).toBeVisible();
  await goBack(page);
  await expect(dialog(page, 'Navigation')).toBeHidden();
  await expect(page).toHaveURL('/');
  await inBanner(page, 'Menu').click();
  await dialog(page, 'Navigation').getByRole('link', { name: 'Things to Do' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Everything to come' })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 2, name: 'Events Calendar' })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL(LIST);
});

test('Back closes the assistant before it changes the page', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await comeHome(page);
  if (isMobile) await inBanner(page, 'Search').click();
  await inBanner(page, 'Ask the guide').click();
  const assistant = page.locator('dialog[open]');
  await expect(assistant).toBeVisible();
  await goBack(page);
  await expect(assistant).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('in the dialog of an event Back closes the QR code first, and Close leaves the event', async ({
  page,
}) => {
  const { title: NIGHT } = eventOf('night');
  await page.goto(`${LIST}?q=noche`);
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? for “noche”$/);
  await page.getByRole('link', { name: NIGHT }).click();
  const event = dialog(page, NIGHT);
  await event.getByRole('button', { name: 'Share' }).click();
  await event.getByRole('button', { name: 'QR code' }).click();
  const code = dialog(page, 'Scan to open this event');
  await expect(code).toBeVisible();
  await goBack(page);
  await expect(code).toBeHidden();
  await expect(event).toBeVisible();
  await event.getByRole('button', { name: 'Close' }).first().click();
  await expect(event).toBeHidden();
  await expect(page).toHaveURL(`${LIST}?q=noche`);
});
