import { expect, type Page, test } from '../support/browser/strong-device.ts';

const ROTATION_MS = 4_000;

const block = (page: Page) => page.locator('#sponsors');
const slides = (page: Page) => block(page).locator('[data-slide]');

/** The numbers of the slides in view, from left to right. */
const inView = (page: Page) =>
  slides(page).evaluateAll((all) => {
    const frame = all[0]?.parentElement?.parentElement?.getBoundingClientRect();
    return all
      .map((slide) => ({ label: slide.getAttribute('aria-label'), box: slide.getBoundingClientRect() }))
      .filter(({ box }) => frame && box.right > frame.left + 5 && box.left < frame.right - 5)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ label }) => label);
  });

const sizes = (page: Page) =>
  block(page).evaluate((section) => [
    (section as HTMLElement).offsetHeight,
    Math.round(section.querySelector('[data-slide]')?.getBoundingClientRect().width ?? 0),
  ]);

async function bringNear(page: Page) {
  await block(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'center' }));
}

async function openAlive(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.goto('/');
  await bringNear(page);
  await expect(block(page).getByRole('button', { name: 'Next slide' })).toBeVisible();
}

test('the carousel starts without layout shift and without violating the content security policy', {
  tag: '@phone',
}, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await sizes(page);
  await bringNear(page);
  await expect(block(page).getByRole('button', { name: 'Next slide' })).toBeVisible();
  expect(await sizes(page)).toEqual(before);
  expect(complaints).toEqual([]);
});

for (const { width, height, steps } of [
  { width: 390, height: 844, steps: [['2 of 3'], ['3 of 3'], ['1 of 3'], ['2 of 3']] },
  {
    width: 768,
    height: 1024,
    steps: [
      ['2 of 3', '3 of 3'],
      ['3 of 3', '1 of 3'],
      ['1 of 3', '2 of 3'],
    ],
  },
])
  test(`the slides loop in both directions at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, { width, height });
    const first = await inView(page);
    for (const step of steps) {
      await block(page).getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(() => inView(page)).toEqual(step);
    }
    for (const step of [...steps.slice(0, -1).reverse(), first]) {
      await block(page).getByRole('button', { name: 'Previous slide' }).click();
      await expect.poll(() => inView(page)).toEqual(step);
    }
  });

test('a step that is pressed while the row gets another width is not taken back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, { width: 768, height: 1024 });
  await block(page)
    .getByRole('button', { name: 'Next slide' })
    .evaluate(async (button: HTMLElement) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const section = button.closest<HTMLElement>('#sponsors');
      if (section) section.style.paddingInline = '40px';
      // What observes the width has been told of it after the first frame; what it does then may come in the next ones.
      await nextFrame();
      await nextFrame();
      await new Promise((resolve) => setTimeout(resolve));
      button.click();
      for (let frames = 0; frames < 4; frames += 1) await nextFrame();
    });
  expect(await inView(page)).toEqual(['2 of 3', '3 of 3']);
});

test('the slides move automatically until they receive the keyboard focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openAlive(page, { width: 390, height: 844 });
  expect(await inView(page)).toEqual(['1 of 3']);
  await page.clock.fastForward(ROTATION_MS);
  await expect.poll(() => inView(page)).toEqual(['2 of 3']);
  await block(page).getByRole('link', { name: 'Advertise' }).focus();
  await page.keyboard.press('Tab');
  await expect(block(page).getByRole('button', { name: 'Pause motion' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(block(page).getByRole('button', { name: 'Previous slide' })).toBeFocused();
  await expect(block(page).getByRole('button', { name: 'Play motion' })).toBeVisible();
});

test('where all slides are in view the carousel does not start and its script is not fetched', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await bringNear(page);
  await expect(slides(page).nth(2)).toBeInViewport();
  await expect(block(page).getByRole('button')).toHaveCount(0);
  // From there to a phone's width and back: the loop is made, and taken apart in its order.
  await page.setViewportSize({ width: 390, height: 844 });
  // In the other layout it is elsewhere.
  await bringNear(page);
  await expect(block(page).getByRole('button', { name: 'Next slide' })).toBeVisible();
  await block(page).getByRole('button', { name: 'Next slide' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => inView(page)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});

test('a broken image is replaced by the stock image', async ({ page }) => {
  await page.route('**/images/sponsors/food-stall*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await bringNear(page);
  await expect
    .poll(() =>
      slides(page)
        .nth(1)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.currentSrc),
    )
    .toContain('shop-front');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the slides are a row that scrolls, with their links', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(block(page).getByRole('button')).toHaveCount(0);
    await slides(page).nth(2).scrollIntoViewIfNeeded();
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.5 });
    await expect(slides(page).nth(2).getByRole('link')).toHaveAttribute('href', '/advertise');
  });
});
