import { holdPage } from '../support/browser/held-page.ts';
import { idle } from '../support/browser/idle.ts';
import { expect, type Locator, type Page, test } from '../support/browser/strong-device.ts';
import { now } from '../support/moment/moment.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const LIST = '/things-to-do-in-belize';
const { title: NIGHT, path: NIGHT_PATH, inWords: NIGHT_IN_WORDS } = eventOf('night');

const message = (page: Page) => page.getByText('Loading Things to Do…');
/** Where the dialog's close button is, once the dialog has moved in. */
async function closeBox(dialog: Locator) {
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return dialog.getByRole('button', { name: 'Close' }).boundingBox();
}
/** Waits until the list stores its scroll position when the document is left, which is then the one to return to. */
const storesPosition = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('pagehide'));
        return Boolean(window.sessionStorage.getItem('list-position'));
      }),
    )
    .toBe(true);

test('Things to do shows a loading message until it is there, and the pressed link is marked', async ({
  page,
}) => {
  await page.goto('/');
  await idle(page);
  const release = await holdPage(page, LIST);
  const menu = page.getByRole('button', { name: 'Menu' });
  const isPhone = await menu.isVisible();
  if (isPhone) await menu.click();
  const navigation = isPhone
    ? page.getByRole('dialog', { name: 'Navigation' })
    : page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Things to Do' }).click();
  await expect(message(page)).toBeVisible();
  if (isPhone) await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeHidden();
  else await expect(navigation.locator('a[data-pending]')).toHaveText('Things to Do');
  release();
  await expect(page).toHaveURL(LIST);
  await expect(message(page)).toBeHidden();
  await expect(page.locator('a[data-pending]')).toHaveCount(0);
});

test('Back instead of waiting ends the loading message', async ({ page }) => {
  await page.goto('/submit-event');
  await page.goto('/');
  await idle(page);
  const release = await holdPage(page, LIST);
  await page.getByRole('link', { name: /^All \d+ events by month$/ }).click();
  await expect(message(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/submit-event');
  await expect(message(page)).toBeHidden();
  release();
});

test('an event opens at once with what its card knows, and its own dialog follows', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${LIST}?q=noche`);
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? for “noche”$/);
  await idle(page);
  const release = await holdPage(page, NIGHT_PATH);
  const card = page.getByRole('link', { name: NIGHT });
  await card.click();
  const dialog = page.getByRole('dialog', { name: NIGHT });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(NIGHT_IN_WORDS);
  await expect(dialog).toContainText('San Pedro');
  await expect(dialog.getByRole('status')).toHaveText('Loading the details…');
  await expect
    .poll(() => dialog.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page).toHaveURL(`${LIST}?q=noche`);
  const before = await closeBox(dialog);
  release();
  await expect(page).toHaveURL(`${NIGHT_PATH}?q=noche`);
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible();
  // A press on Close in the moment of the change must not fall on something else.
  expect(await closeBox(dialog)).toEqual(before);
  await expect(dialog.getByRole('heading', { name: NIGHT })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await expect(page).toHaveURL(`${LIST}?q=noche`);
});

for (const way of ['Close', 'Back'] as const)
  test(`${way} on the preview of an event gives up opening it`, async ({ page }) => {
    await page.goto('/');
    await page.goto(`${LIST}?q=noche`);
    await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? for “noche”$/);
    await idle(page);
    const release = await holdPage(page, NIGHT_PATH);
    await page.getByRole('link', { name: NIGHT }).click();
    const dialog = page.getByRole('dialog', { name: NIGHT });
    await expect(dialog).toBeVisible();
    if (way === 'Close') await dialog.getByRole('button', { name: 'Close' }).click();
    else await page.evaluate(() => window.history.back());
    await expect(dialog).toBeHidden();
    const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === NIGHT_PATH);
    release();
    await (await arrived).finished();
    await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? for “noche”$/);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${LIST}?q=noche`);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

test('an event that arrives while its preview is closed leaves the visitor on the list', async ({ page }) => {
  await page.goto(`${LIST}?q=noche`);
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? for “noche”$/);
  await idle(page);
  const card = page.getByRole('link', { name: NIGHT });
  const dialog = page.getByRole('dialog', { name: NIGHT });
  // Each time Escape comes a little later after the answer: before the event's own dialog, with it, after it.
  for (const lateMs of [0, 20, 40, 60, 80, 120]) {
    await page.unrouteAll();
    const release = await holdPage(page, NIGHT_PATH);
    await card.click();
    await expect(dialog).toBeVisible();
    release();
    await page.waitForTimeout(lateMs);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${LIST}?q=noche`);
    await expect(card).toBeFocused();
    // Nothing is on its way any more.
    await page.waitForLoadState('networkidle');
    await expect(dialog).toBeHidden();
  }
});

test('the second half of a double click closes nothing', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/');
  await idle(page);
  const banner = page.getByRole('banner');
  if (isMobile) {
    await banner.getByRole('button', { name: 'Menu' }).dblclick();
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    return;
  }
  for (const [button, title] of [
    ['Show QR code', 'Scan to Visit Our Website'],
    ['Ask the guide', /guide/i],
  ] as const) {
    await banner.getByRole('button', { name: button }).dblclick();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

/** The position of a card's place in the window: the card lifts itself under the mouse. */
const topOf = (page: Page, name: string) =>
  page
    .locator('main a[href^="/events/"]')
    .filter({ hasText: name })
    .last()
    .evaluate((card) => Math.round((card.closest('li') ?? card).getBoundingClientRect().top));

test('Back from a reloaded event, and a reload of the list, return to the same place in the list', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(LIST);
  await idle(page);
  const card = page.getByRole('link', { name: NIGHT });
  await card.scrollIntoViewIfNeeded();
  await storesPosition(page);
  // The hover effect, which moves the card, has ended before the press.
  await card.hover();
  await card.evaluate((link) =>
    Promise.all(
      (link.closest('li') ?? link).getAnimations({ subtree: true }).map(({ finished }) => finished),
    ),
  );
  // Only now: Chromium keeps a card in its place by scrolling, also one that lifts itself.
  await page.mouse.down();
  const before = await topOf(page, NIGHT);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: NIGHT })).toBeVisible();
  await expect(page).toHaveURL(NIGHT_PATH);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: NIGHT })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await page.mouse.move(0, 0);
  await expect.poll(async () => Math.abs((await topOf(page, NIGHT)) - before)).toBeLessThan(3);
  await storesPosition(page);
  const at = await topOf(page, NIGHT);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf(page, NIGHT)) - at)).toBeLessThan(3);
});

test('a device whose storage is full does not say that an event is saved', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await page.goto(NIGHT_PATH);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Not saved: this device’s storage is full/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('before the weather has loaded its place shows the usual range of the month', async ({ page }) => {
  await page.route('**/api/weather?*', () => {});
  await page.goto('/');
  const pill = page.getByRole('button', { name: /^Weather/ });
  await expect(pill).toHaveAccessibleName(/^Weather: \d\d–\d\d°F typical this month$/);
  const { width, height } = (await pill.boundingBox()) ?? {};
  await page.evaluate((at) => localStorage.setItem('last-weather', `84 ${at}`), now() - 20 * 60_000);
  await page.reload();
  await expect(pill).toHaveAccessibleName('Weather: 84°F 20 min ago');
  expect(await pill.boundingBox()).toMatchObject({ width, height });
});
