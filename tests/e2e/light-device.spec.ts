import { recordConfetti } from '../support/browser/record-confetti.ts';
import { shownCards } from '../support/browser/shown-cards.ts';
import { beStrong, expect, type Page, test } from '../support/browser/strong-device.ts';
import { beWeak } from '../support/browser/weak-device.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const ROTATION_MS = 12_000;

/** The switch in the footer; the panel has the same. */
const dataSaver = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Data saver' });
/** Touches a page, by a key that it does not answer, until it offers the data saver. */
const offersDataSaver = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Shift');
    expect(await dataSaver(page).count()).toBe(1);
  }).toPass({ intervals: [100] });
const scenes = (page: Page) => page.locator('#home picture');
const scene = (page: Page) => page.locator('#home').getByRole('img').last().getAttribute('alt');

/** The home page with its time in our hands. */
async function openHome(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(3_000);
  await offersDataSaver(page);
}

/** Lets the time of a rotation pass. To run through it would draw each of its frames. */
async function passRotation(page: Page) {
  await page.clock.fastForward(ROTATION_MS);
  await page.clock.runFor(500);
}

async function expectRotation(page: Page) {
  const before = await scene(page);
  await expect(async () => {
    await passRotation(page);
    expect(await scene(page)).not.toBe(before);
  }).toPass();
}

test('with Save-Data nothing plays automatically or is prefetched, until the visitor switches the data saver off', async ({
  page,
}) => {
  await beWeak(page, { saveData: true });
  const ahead: string[] = [];
  page.on('request', async (request) => {
    if ((await request.allHeaders())['next-router-prefetch']) ahead.push(request.url());
  });
  await openHome(page);
  await expect(page.locator('html')).toHaveAttribute('data-light');
  await expect(dataSaver(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(dataSaver(page)).toHaveAccessibleDescription('On by itself: your browser saves data');
  for (let turn = 0; turn < 3; turn += 1) await passRotation(page);
  await expect(scenes(page)).toHaveCount(1);

  // The slides stay the row that the server drew.
  const row = page.locator('#sponsors .swiper-wrapper').locator('..');
  await row.scrollIntoViewIfNeeded();
  await passRotation(page);
  await expect(row).not.toHaveAttribute('data-live');

  const card = shownCards(page).first();
  await card.scrollIntoViewIfNeeded();
  await card.dispatchEvent('pointerover');
  await page.clock.runFor(1_000);
  expect(ahead).toEqual([]);

  await offersDataSaver(page);
  await dataSaver(page).click();
  await expect(dataSaver(page)).toHaveAccessibleDescription('Off: your choice');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectRotation(page);
  await card.dispatchEvent('pointerover');
  await expect.poll(() => ahead.length).toBeGreaterThan(0);
});

test('the data saver stops motion, is remembered on the next page, and can be set back to automatic', async ({
  page,
}) => {
  await openHome(page);
  await expect(dataSaver(page)).toHaveAccessibleDescription('Comes on when it helps');
  await dataSaver(page).focus();
  await page.keyboard.press('Enter');
  await expect(dataSaver(page)).toHaveAccessibleDescription('On: your choice');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-light');
  await page.clock.runFor(3_000);
  for (let turn = 0; turn < 3; turn += 1) await passRotation(page);
  await expect(scenes(page)).toHaveCount(1);
  await offersDataSaver(page);
  await dataSaver(page).click();
  await expect(dataSaver(page)).toHaveAccessibleDescription('Comes on when it helps');
  await expectRotation(page);
});

test('pausing and playing on a light device starts the rotation of the scenes', async ({ page }) => {
  await beWeak(page, { cores: 2 });
  await openHome(page);
  await expect(dataSaver(page)).toHaveAccessibleDescription('On by itself: small processor');
  const hero = page.locator('#home');
  await hero.getByRole('button', { name: 'Pause motion' }).click();
  await hero.getByRole('button', { name: 'Play motion' }).click();
  await expectRotation(page);
});

/** The images that scrolling through a whole page fetches: their paths, each with its bytes. */
async function visit(page: Page, path: string) {
  const answers: Array<Promise<[string, number]>> = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/images\/(hero|events|categories|sponsors)\//.test(pathname)) return;
    answers.push(response.allHeaders().then((headers) => [pathname, Number(headers['content-length'])]));
  });
  await page.goto(path, { waitUntil: 'load' });
  await offersDataSaver(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 1_200) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  return new Map(await Promise.all(answers));
}

test('with Save-Data the server sends smaller images for the same page', { tag: '@phone' }, async ({
  browser,
  page,
  baseURL,
}) => {
  const path = '/things-to-do-in-belize';
  const usual = await visit(page, path);
  const context = await browser.newContext({
    baseURL: baseURL as string,
    extraHTTPHeaders: { 'Save-Data': 'on' },
    viewport: page.viewportSize(),
  });
  // Only the header asks for less.
  await context.addInitScript(beStrong);
  const saving = await visit(await context.newPage(), path);
  // A page that is scrolled through quickly may leave one out; those of small cards are small already.
  const both = [...saving.keys()].filter((address) => usual.has(address) && !address.includes('-320.'));
  expect(both.length).toBeGreaterThan(0);
  const weight = (images: Map<string, number>) =>
    both.reduce((sum, address) => sum + (images.get(address) ?? 0), 0);
  expect(weight(saving)).toBeLessThan(weight(usual) * 0.6);
  await context.close();
});

test('an image request with Save-Data gets a smaller file and a Vary header', async ({ request }) => {
  const length = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(path, { headers });
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/avif']);
    expect(answer.headers().vary).toContain('Save-Data');
    return (await answer.body()).length;
  };
  for (const path of [
    '/images/hero/blue-hole-1920.avif',
    '/images/hero/blue-hole-1280.avif',
    '/images/events/garifuna-1920.avif',
    '/images/events/garifuna-640.avif',
    '/images/categories/food-640.avif',
    '/images/sponsors/your-place-640.avif',
  ])
    expect(await length(path, { 'Save-Data': 'on' })).toBeLessThan((await length(path)) * 0.6);
});

test('the data saver makes images that are not loaded yet smaller', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('data-saver', 'on'));
  const images = await visit(page, '/');
  expect([...images.keys()].filter((address) => address.endsWith('-320.avif')).length).toBeGreaterThan(0);
});

for (const light of [false, true])
  test(`${light ? 'no confetti flies on a light device' : 'confetti flies'} when an application is sent`, async ({
    page,
  }) => {
    if (light) await beWeak(page, { cores: 2 });
    await page.route('**/api/submit-advertiser', (route) =>
      route.fulfill({ json: { message: 'Thank you!', reference: 'BC-7K4M-92QX', statusUrl: '/status/abc' } }),
    );
    await recordConfetti(page);
    await page.goto('/advertise');
    await offersDataSaver(page);
    const form = page.getByRole('main');
    const next = () => form.getByRole('button', { name: 'Next' }).click();
    await form.getByLabel('Business name').fill('Marva’s Bakery');
    await form.getByLabel('Business type').selectOption('Restaurant & Food');
    await form.getByLabel('Business location').fill('Dangriga');
    await next();
    await form.getByLabel('Contact name').fill('Marva');
    await form.getByLabel('Email address').fill('marva@example.bz');
    await form.getByLabel('Phone number').fill('+501 600 0000');
    await next();
    await form.getByLabel('Advertising goals').fill('More people at the counter');
    await form.getByText('Under $500 per month').click();
    await form.getByText('Within 30 days').click();
    await next();
    await expect(form.getByRole('heading', { level: 2, name: 'Review & Submit' })).toBeFocused();
    await page.waitForTimeout(600);
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Thank you!')).toBeVisible();
    const html = page.locator('html');
    if (!light) return expect(html).toHaveAttribute('data-confetti', 'page');
    await page.waitForTimeout(1_000);
    await expect(html).not.toHaveAttribute('data-confetti');
  });
