import { expect, type Page } from '@playwright/test';

/** Waits until the code that answers a press has loaded, which it does like the data saver: when the page is idle. */
export async function idle(page: Page) {
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Data saver' })).toBeAttached();
  await page.waitForLoadState('networkidle');
}
