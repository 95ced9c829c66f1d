import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { LATER, makeLaterVersion } from '../support/sites/later-version.ts';
import { ask, startSite } from '../support/sites/site-server.ts';

const THANKS = "Thank you for your message! We'll get back to you within 24-48 hours via email.";
const MESSAGE = 'The fiesta moved to Sunday.';

/** Whether the document of a tab was made by the later version. */
const isLater = (page: Page) =>
  page.evaluate(
    (later) => [...document.scripts].some(({ src }) => src.includes(`/_next/static/chunks/${later}`)),
    LATER,
  );

test('a tab that was opened before a new version goes on: dialogs open, what was typed is sent, and the next page is the new one', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'belize-celebrations-'));
  const env = { DATA_DIR: dataDir };
  const former = await startSite({ env });
  const folder = makeLaterVersion();
  let later: Awaited<ReturnType<typeof startSite>> | undefined;
  try {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/_next/') && !response.ok())
        missing.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`${former.url}/things-to-do-in-belize#contact`);
    const form = page.getByRole('form', { name: 'Contact Us' });
    await form.getByLabel('Message').fill(MESSAGE);
    await page.waitForLoadState('networkidle');
    expect(await isLater(page)).toBe(false);

    await former.stop();
    later = await startSite({ env, folder, port: Number(new URL(former.url).port) });
    expect(await (await ask(later.url)).text()).toContain(`/_next/static/chunks/${LATER}`);

    await test.step('dialogs whose code comes late open', async () => {
      await page.getByRole('button', { name: 'Ask the guide' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Ask the guide' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('what was typed before is sent', async () => {
      await expect(form.getByLabel('Message')).toHaveValue(MESSAGE);
      await form.getByLabel('Name').fill('Marva');
      await form.getByLabel('Email').fill('marva@example.bz');
      await form.getByLabel('Subject').fill('Fiesta');
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText(THANKS)).toBeVisible();
      expect(await isLater(page)).toBe(false);
    });

    await test.step('a click inside the site opens a page of the new version', async () => {
      await page.getByRole('link', { name: 'Home' }).first().click();
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => isLater(page)).toBe(true);
    });
    expect(missing).toEqual([]);
  } finally {
    await later?.stop();
    await former.stop();
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
  }
});
