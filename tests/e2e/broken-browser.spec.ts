import { type Breakage, breakCapability, CAPABILITIES, type Capability } from '../support/broken-browser.ts';
import { expect, test } from '../support/strong-device.ts';

const VIEWS = ['/', '/things-to-do-in-belize'] as const;
const BREAKAGES: readonly Breakage[] = ['removed', 'throwing', 'failing'];

// On a phone more is asked of the browser: it looks for the visitor's place by itself.
test.skip(({ isMobile }) => !isMobile);

for (const capability of Object.keys(CAPABILITIES) as Capability[])
  for (const breakage of BREAKAGES)
    test(`both views work with ${capability} ${breakage}`, async ({ page }) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await breakCapability(page, capability, breakage);
      for (const view of VIEWS) {
        await page.goto(view);
        // The list answers, so the page is alive.
        await page.getByLabel('Search events').last().fill('drums');
        await expect(page.getByRole('status').filter({ hasText: 'for “drums”' })).toBeVisible();
        // What comes by itself has come.
        await expect(page.getByRole('button', { name: /°F/ })).toBeVisible();
      }
      // The header has given way to the list; a new page begins at its top.
      await page.goto('/');
      await expect(page.getByRole('button', { name: /°F/ })).toBeVisible();
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await page.getByRole('button', { name: 'Ask the guide' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ask the guide' });
      await dialog.getByRole('textbox').fill('concerts in Belize City');
      await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(dialog.getByRole('status').first()).not.toBeEmpty();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Near me' }).first().click();
      // Nobody said where this is, so it is asked.
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(complaints).toEqual([]);
    });
