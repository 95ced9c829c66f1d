import { listSearch } from '../support/browser/search-fields.ts';
import { expect, test } from '../support/browser/strong-device.ts';

// Journeys with a keyboard alone, which a phone has not.

test('an event can be searched, opened and closed with the keyboard alone', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = listSearch(page);
  for (
    let press = 0;
    press < 20 && !(await field.evaluate((it) => it === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('lobsterfest placencia');
  const card = page.getByRole('link', { name: 'Placencia Lobsterfest' });
  await expect(card).toBeVisible();
  for (let press = 0; press < 12 && !(await card.evaluate((it) => it === document.activeElement)); press += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Placencia Lobsterfest' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

test('the page behind an open dialog cannot be reached with the keyboard', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await page.getByRole('link', { name: 'Lebeha Drumming Workshop' }).click();
  await expect(page.getByRole('dialog', { name: 'Lebeha Drumming Workshop' })).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    // Of whichever dialog is open: that of the event takes the place of its preview meanwhile.
    const focused = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('dialog[open]')
        ? 'the dialog'
        : activeElement?.outerHTML;
    });
    expect(focused).toBe('the dialog');
  }
});
