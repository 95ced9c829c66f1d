import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { fillUpToImages, formOf, goOn } from '../support/submissions/event-form.ts';

const FLYER = 'public/images/events/garifuna.webp';
const panel = (page: Page) => page.getByRole('region', { name: 'Your flyer' });

async function beginWithFlyer(page: Page) {
  await page.getByLabel('Start with the flyer').setInputFiles(FLYER);
  await expect(panel(page)).toBeFocused();
}

test('on a phone a picture of the flyer is the first step’s beginning, stays in view, and is the cover image in step 4', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/submit-event');
  await beginWithFlyer(page);
  await expectNoViolationsInBothThemes(page, 'main');
  const form = formOf(page);
  const image = page.getByRole('img', { name: 'The flyer that you chose' });
  for (const name of ['Event title', 'Event date', 'Event description']) {
    const field = form.getByLabel(name);
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 0.5 });
    await expect(image).toBeInViewport({ ratio: 0.5 });
    const [shown, typed] = [await panel(page).boundingBox(), await field.boundingBox()];
    // The field is below the flyer, not under it.
    expect(typed?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0) - 1);
  }
  await fillUpToImages(page);
  const cover = page.getByRole('group', { name: /^Cover image/ });
  await expect(cover.getByText('garifuna.webp')).toBeVisible();
  await expect(cover.getByText('Uploaded', { exact: true })).toBeVisible();
  await goOn(page, 'Review & Submit');
  await expect(page.locator('dd img')).toHaveCount(1);
});

test('the flyer folds away, is enlarged to be read, survives a reload, and is removed', async ({ page }) => {
  await page.goto('/submit-event');
  await formOf(page).getByLabel('Event title').fill('Village Fiesta');
  await beginWithFlyer(page);
  const image = page.getByRole('img', { name: 'The flyer that you chose' });
  const width = async () => (await image.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Enlarge the flyer' }).click();
  await expect.poll(width).toBeGreaterThan(2 * before);
  await page.getByRole('button', { name: 'Hide the flyer' }).click();
  await expect(image).toBeHidden();
  await page.getByRole('button', { name: 'Show the flyer' }).click();
  await expect(image).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(image).toBeVisible();
  await page.getByRole('button', { name: 'Remove the flyer' }).click();
  await expect(page.getByLabel('Start with the flyer')).toBeFocused();
  await expect(formOf(page).getByLabel('Event title')).toHaveValue('Village Fiesta');
});

test('in the dialog too, a field with the focus is below the flyer and not under it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/advertise');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Submit International Event' }).click();
  await beginWithFlyer(page);
  await expect(panel(page).getByRole('progressbar')).toBeHidden();
  const field = formOf(page).getByLabel('Event description');
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 0.5 });
  const [shown, typed] = [await panel(page).boundingBox(), await field.boundingBox()];
  expect(typed?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0) - 1);
});

for (const width of [320, 360])
  test(`on a phone of ${width} pixels a field with the focus is below the flyer and not under it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/submit-event');
    await beginWithFlyer(page);
    await expect(panel(page).getByRole('progressbar')).toBeHidden();
    const field = formOf(page).getByLabel('Event description');
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 0.5 });
    const [shown, typed] = [await panel(page).boundingBox(), await field.boundingBox()];
    expect(typed?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0) - 1);
  });

test('a file that is no picture is refused where the flyer was chosen, with the specification’s sentence', async ({
  page,
}) => {
  await page.goto('/submit-event');
  const file = { name: 'flyer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await page.getByLabel('Start with the flyer').setInputFiles(file);
  await expect(
    page.getByText('Invalid file type. Only JPEG, PNG, and WebP images are allowed.'),
  ).toBeVisible();
});
