import { shownCards } from '../support/browser/shown-cards.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const LIST = '/things-to-do-in-belize';

/** The images of each grid of cards, in its order. */
const imagesOfGrids = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul')]
      .filter((list) => list.checkVisibility())
      .map((list) =>
        [...list.querySelectorAll(':scope > li > a[data-category] img')]
          .filter((image) => image.closest('li')?.checkVisibility())
          .map((image) => image.getAttribute('src')),
      )
      .filter((images) => images.length > 1),
  );

for (const path of ['/', LIST, `${LIST}?category=parade`, `${LIST}?q=day`])
  test(`neighbours in a list never show the same image at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(shownCards(page).locator('img:visible').first()).toBeVisible();
    await expect.poll(async () => (await imagesOfGrids(page)).length).toBeGreaterThan(0);
    for (const images of await imagesOfGrids(page))
      for (const [index, image] of images.entries()) expect(image).not.toBe(images[index + 1]);
  });

test('an event without an image shows its poster, in the same colourway on its card and on its page', async ({
  page,
}) => {
  await page.goto(`${LIST}?q=lobsterfest`);
  const card = page.getByRole('link', { name: eventOf('lobster').title });
  const shown = await card.locator('source').last().getAttribute('srcset');
  expect(shown).toMatch(/^\/images\/categories\/food(-c\d)?-640\.avif$/);
  await page.goto(`${await card.getAttribute('href')}`);
  const cover = page.getByRole('article').locator('img').first();
  await expect(cover).toHaveAttribute('src', `${shown}`.replace('-640.avif', '.webp'));
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
