// Not the one that waits until the scripts of a page have run.
import { expect, type Locator, type Page, test } from '@playwright/test';

/** How soon a page says how else to send, in milliseconds. */
const SAID_WITHIN_MS = 8_000;

/** Scripts arrive spoilt, as from a broken connection, or for a browser that cannot read them. */
const spoilScripts = (page: Page) =>
  page.route('**/_next/static/**/*.js', (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'const { = ;' }),
  );

/** Shows what style sheets show after some time of a part of the page, and stops that time there. */
const showAfter = (part: Locator, ms: number) =>
  part.evaluate((element, time) => {
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      if (!target?.contains(element)) continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);

for (const path of ['/submit-event', '/advertise'])
  test(`${path} says within eight seconds what else to do where its scripts cannot be read @phone`, async ({
    page,
  }) => {
    await spoilScripts(page);
    await page.goto(path);
    const note = page.getByText(/^The form is not ready yet/);
    await expect(note).toBeHidden();
    await showAfter(note, SAID_WITHIN_MS);
    await expect(note).toBeVisible();
    expect((await note.boundingBox())?.height).toBeGreaterThan(20);
  });

test('the contact form says within eight seconds of its use what else to do where its scripts cannot be read @phone', async ({
  page,
}) => {
  await spoilScripts(page);
  await page.goto('/terms');
  const note = page.getByText(/^This form is not ready yet/);
  await expect(note).toBeHidden();
  await page.getByRole('link', { name: 'Write to us' }).click();
  const form = page.locator('form', { has: page.getByRole('textbox', { name: 'Message' }) });
  await form.getByLabel('Name').fill('Marva');
  await expect(note).toBeHidden();
  await showAfter(note, SAID_WITHIN_MS);
  await expect(note).toBeVisible();
  // It stays when the focus leaves the form.
  await page.locator('h1').click();
  await expect(note).toBeVisible();
});

test('a form that works says nothing of that', async ({ page }) => {
  await page.goto('/advertise');
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await expect(page.getByText(/^The form is not ready yet/)).toHaveCount(0);
});
