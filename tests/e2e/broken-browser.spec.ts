import { type Breakage, breakCapability, CAPABILITIES, type Capability } from '../support/broken-browser.ts';
import { expect, type Page, test } from '../support/strong-device.ts';

const BREAKAGES: readonly Breakage[] = ['removed', 'throwing', 'failing'];
/** No browser forbids these, and the tool that drives this one needs them; Safari has none. */
const ONLY_MISSING: readonly Capability[] = ['idle callbacks'];

/** What comes by itself has come: the weather, of this place or a typical one. */
const weather = (page: Page) => page.getByRole('button', { name: /°F/ });

async function find(page: Page, word: string) {
  await page.getByLabel('Search events').last().fill(word);
  await expect(page.getByRole('status').filter({ hasText: `for “${word}”` })).toBeVisible();
}

for (const capability of Object.keys(CAPABILITIES) as Capability[])
  for (const breakage of ONLY_MISSING.includes(capability) ? (['removed'] as const) : BREAKAGES)
    test(`both views work with ${capability} ${breakage}`, async ({ page }) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await breakCapability(page, capability, breakage);

      await page.goto('/things-to-do-in-belize');
      await expect(weather(page)).toBeVisible();
      await find(page, 'drums');

      await page.goto('/');
      await expect(weather(page)).toBeVisible();
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await page.getByRole('button', { name: 'Ask the guide' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ask the guide' });
      await dialog.getByRole('textbox').fill('concerts in Belize City');
      await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(dialog.getByRole('status').first()).toHaveText(/^I found/);
      // The list follows the answer, and would take a word typed meanwhile with it.
      await expect(page).toHaveURL(/q=Voice/);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await find(page, 'drums');
      await page.getByRole('link', { name: 'Near me' }).first().click();
      // Nobody said where this is, so it is asked.
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(complaints).toEqual([]);
    });
