import { listSearch } from '../support/browser/search-fields.ts';
import { expect, type Locator, type Page, test } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const { title: LOBSTER } = eventOf('lobster');
const { title: DRUMMING } = eventOf('drumming');

// Journeys with a keyboard alone, which a phone has not.

/**
 * Presses Tab until something has the focus, so often at most. Waits each time until the focus has moved: on a busy
 * machine a press may be answered before that, and what has the focus between two presses would be passed over.
 */
async function tabTo(page: Page, target: Locator, presses: number) {
  for (let press = 0; press < presses; press += 1) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    await page.waitForFunction((former) => document.activeElement !== former, before);
    if (await target.evaluate((it) => it === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('an event can be searched, opened and closed with the keyboard alone', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, listSearch(page), 20);
  await page.keyboard.type('lobsterfest placencia');
  await expect(page.getByRole('status').first()).toHaveText('1 event in Placencia for “lobsterfest”');
  const card = page.getByRole('link', { name: LOBSTER });
  await tabTo(page, card, 12);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: LOBSTER })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

test('the page behind an open dialog cannot be reached with the keyboard', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await page.getByRole('link', { name: DRUMMING }).click();
  await expect(page.getByRole('dialog', { name: DRUMMING })).toBeVisible();
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
