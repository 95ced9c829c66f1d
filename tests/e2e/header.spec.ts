import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { headerSearch, listSearch } from '../support/browser/search-fields.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const topOf = (page: Page, id: string) =>
  page.evaluate((it) => document.getElementById(it)?.getBoundingClientRect().top ?? Number.NaN, id);

/** Chooses an item in the line, or in the panel where the line is too short for it. */
async function choose(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (!(await menu.isVisible()))
    return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await menu.click();
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toHaveCount(0);
}

for (const from of ['/', '/things-to-do-in-belize'])
  test(`from ${from} a menu item scrolls its section to 96 + 40 px below the top and focuses it`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(from);
    await choose(page, 'Our Mission');
    await expect(page).toHaveURL('/#mission');
    // Sections begin at fractions of a pixel, and a browser scrolls by whole pixels of the screen.
    await expect.poll(async () => Math.abs((await topOf(page, 'mission')) - 136)).toBeLessThanOrEqual(1);
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeFocused();
  });

test('a search in the header fills the list of the page and keeps its other filters', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/things-to-do-in-belize?category=parade');
  // The page opens at what was found, and its header is there.
  await expect(page.getByRole('status').first()).toBeInViewport();
  if (isMobile) {
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  }
  await headerSearch(page).fill('belize');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/things-to-do-in-belize?category=parade&q=belize#events');
  await expect(listSearch(page)).toHaveValue('belize');
});

test('a chosen theme is applied before the first paint of the next page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Dark mode' }).last().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/things-to-do-in-belize', { waitUntil: 'commit' });
  await page.waitForSelector('h1');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 13, 43)');
});

test('the light theme, once chosen, is darkened by no browser that does so by force', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('theme', 'light'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.goto('/things-to-do-in-belize');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveCSS('color-scheme', /^(light only|only light)$/);
});

test('moving through the header with the keyboard does not scroll the page', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await headerSearch(page).focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Main' }).locator(':focus')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(2000);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and the search is a form', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog', { name: 'Navigation' })
      .getByRole('link', { name: 'Things to Do' })
      .click();
    await expect(page).toHaveURL('/things-to-do-in-belize');
    await headerSearch(page).fill('drums');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=drums');
  });

  test('buttons without a function are hidden, and no spinner is shown over the hero image', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('searchbox')).toBeVisible();
    await expect(header.getByRole('button', { name: 'Show QR code' })).toBeHidden();
    await expect(page.locator('#home [class*=spinner]')).toBeHidden();
  });
});

test('on a phone the header hides when scrolling down and returns by its handle', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await expect(async () => {
    // A scroll before hydration is not noticed.
    await page.evaluate(async () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      window.scrollTo({ top: 700, behavior: 'instant' });
    });
    await expect(page.getByRole('link', { name: 'Go to homepage' })).not.toBeInViewport({ timeout: 2_500 });
  }).toPass();
  await expect(async () => {
    // The handle is shown for three seconds after scrolling, which pass quickly on a slow machine.
    await page.evaluate(() => window.scrollBy({ top: 1, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Show menu bar' }).tap({ timeout: 2_500 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'Go to homepage' })).toBeInViewport();
  const [handle, edge] = await Promise.all([
    page.getByRole('button', { name: 'Hide menu bar' }).evaluate((el) => el.getBoundingClientRect().bottom),
    header.evaluate((el) => el.clientHeight),
  ]);
  expect(handle - edge, 'what of the handle hangs over the page').toBeLessThanOrEqual(8);
});

test('axe finds no violation on the open panel and search of a phone in both themes', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expectNoViolationsInBothThemes(page, 'header');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'header');
});
