import { expect, type Page } from '@playwright/test';

/** Playwright would look every second. */
const LOOK_AGAIN_MS = [100];

/**
 * Touches a page, by a key that it does not answer, and waits until the code that answers a press has loaded, as the code
 * of the header's search has, whose field is a combobox then.
 */
export async function idle(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.locator('#header-search-field').getAttribute('role')).toBe('combobox');
  }).toPass({ intervals: LOOK_AGAIN_MS });
  await page.waitForLoadState('networkidle');
}
