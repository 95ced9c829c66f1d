import { expect, test } from '@playwright/test';

const DRUMMING = 'Lebeha Drumming Workshop';
const DRUMMING_PATH = '/events/20270227-hopkins-lebeha-drumming-workshop';

test('an event opens as a dialog over the list, and every way out leads back to the list as it was', async ({
  page,
}) => {
  await page.goto('/things-to-do-in-belize?q=drumming');
  await expect(page.getByRole('status').first()).toHaveText('2 events for “drumming”');
  const card = page.getByRole('link', { name: DRUMMING });
  const dialog = page.getByRole('dialog', { name: DRUMMING });

  await card.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${DRUMMING_PATH}?q=drumming`);
  await expect(dialog.getByRole('heading', { name: DRUMMING })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/things-to-do-in-belize?q=drumming');
  await expect(card).toBeFocused();
  await expect(page.getByLabel('Search events')).toHaveValue('drumming');

  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(card).toBeVisible();

  await card.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/things-to-do-in-belize?q=drumming');
});

test('a second click on Close goes no further back', async ({ page }) => {
  await page.goto('/');
  await page.goto('/things-to-do-in-belize?q=drumming');
  await expect(page.getByRole('status').first()).toHaveText('2 events for “drumming”');
  await page.getByRole('link', { name: DRUMMING }).click();
  const dialog = page.getByRole('dialog', { name: DRUMMING });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveTitle(`${DRUMMING}, Sat 27 Feb 2027, 3:00 PM - 5:00 PM | Belize Celebrations`);
  await dialog.getByRole('button', { name: 'Close' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/things-to-do-in-belize?q=drumming');
  await expect(page).not.toHaveTitle(new RegExp(DRUMMING));
});

test('a link clicked right after typing is followed, and Back finds what was typed', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await expect(page.getByLabel('Any time')).toBeChecked();
  await page.getByLabel('Search events').pressSequentially('drumming');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events Calendar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Events Calendar' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/things-to-do-in-belize?q=drumming');
  await expect(page.getByRole('status').first()).toHaveText('2 events for “drumming”');
});

test('reloading an open dialog shows the event as a page of its own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: DRUMMING }).click();
  await expect(page.getByRole('dialog', { name: DRUMMING })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: DRUMMING })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Things to Do in Belize' })).toBeVisible();
});

test('a link inside the dialog leaves no dialog open behind it', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await page.getByRole('link', { name: DRUMMING }).click();
  const dialog = page.getByRole('dialog', { name: DRUMMING });
  await dialog.getByRole('link', { name: 'More in Hopkins' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/things-to-do-in-belize?city=hopkins');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? in Hopkins/);
});
