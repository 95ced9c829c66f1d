import { formatMonth } from '#lib/time/format-day';
import { listSearch } from '../support/browser/search-fields.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const { title: NIGHT, path: NIGHT_PATH, day: NIGHT_DAY, inWords: NIGHT_IN_WORDS } = eventOf('night');

test('an event opens as a dialog over the list, and every way of closing it restores the list', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/things-to-do-in-belize?q=noche');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? for “noche”$/);
  const card = page.getByRole('link', { name: NIGHT });
  const dialog = page.getByRole('dialog', { name: NIGHT });

  await card.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${NIGHT_PATH}?q=noche`);
  await expect(dialog.getByRole('heading', { name: NIGHT })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/things-to-do-in-belize?q=noche');
  await expect(card).toBeFocused();
  await expect(listSearch(page)).toHaveValue('noche');

  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(card).toBeVisible();

  await card.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/things-to-do-in-belize?q=noche');
});

test('a second click on Close does not navigate further back', async ({ page }) => {
  await page.goto('/');
  await page.goto('/things-to-do-in-belize?q=noche');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? for “noche”$/);
  await page.getByRole('link', { name: NIGHT }).click();
  const dialog = page.getByRole('dialog', { name: NIGHT });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveTitle(`${NIGHT}, ${NIGHT_IN_WORDS}, 7:00 PM | Belize Celebrations`);
  await dialog.getByRole('button', { name: 'Close' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/things-to-do-in-belize?q=noche');
  await expect(page).not.toHaveTitle(new RegExp(NIGHT));
});

test('a link clicked right after typing is followed, and Back restores the typed words', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await expect(page.getByLabel('Any time')).toBeChecked();
  await listSearch(page).pressSequentially('noche');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events Calendar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Events Calendar' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/things-to-do-in-belize?q=noche');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? for “noche”$/);
});

test('reloading an open dialog shows the event as a page of its own', async ({ page }) => {
  await page.goto('/');
  await page.locator('#events').getByText(formatMonth(NIGHT_DAY)).click();
  await page.getByRole('link', { name: NIGHT }).click();
  await expect(page.getByRole('dialog', { name: NIGHT })).toBeVisible();
  await expect(page).toHaveURL(NIGHT_PATH);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: NIGHT })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Things to Do in Belize' })).toBeVisible();
});

test('a link inside the dialog closes the dialog', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await page.getByRole('link', { name: NIGHT }).click();
  const dialog = page.getByRole('dialog', { name: NIGHT });
  await dialog.getByRole('link', { name: 'More in San Pedro' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/things-to-do-in-belize?city=san-pedro');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? in San Pedro/);
});
