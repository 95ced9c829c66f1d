import { startOpenWeather } from '../fakes/open-weather.mjs';
import { expectNoViolations } from '../support/browser/no-violations.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { startSite } from '../support/sites/site-server.ts';

const PATH = '/things-to-do-in-belize';
const DANGRIGA = { latitude: 16.9693, longitude: -88.222 };
const SAN_PEDRO = { latitude: 17.918273, longitude: -87.961234 };
const SAMPLE = 'Weather data unavailable – typical values shown';

const pill = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Weather/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Weather' });

/** Presses “Refresh location” and expects what its line then says for four seconds. */
async function expectRefreshToSay(page: Page, words: string) {
  const said = await panel(page)
    .getByRole('status')
    .evaluateHandle((line) => {
      const texts: string[] = [];
      const note = () => texts.push(line.textContent ?? '');
      new MutationObserver(note).observe(line, { childList: true, characterData: true, subtree: true });
      return texts;
    });
  await panel(page).getByRole('button', { name: 'Refresh location' }).click();
  await expect.poll(() => said.jsonValue()).toContain(words);
}

test('without a key the header shows typical values and says so', async ({ page }) => {
  await page.goto(PATH);
  await expect(pill(page)).toHaveAccessibleName(
    new RegExp(`^Weather: Clear, \\d\\d–\\d\\d°F typical Belize \\(${SAMPLE}\\)$`),
  );
  await pill(page).click();
  await expect(panel(page).getByText(SAMPLE)).toBeVisible();
  for (const text of ['75%', '7 mph', '4 miles']) await expect(panel(page).getByText(text)).toBeVisible();
  await panel(page).getByRole('tab', { name: '5-Day' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(5);
});

test.describe('with a key', () => {
  // One site for all of them.
  test.describe.configure({ mode: 'default' });
  let provider: Awaited<ReturnType<typeof startOpenWeather>>;
  let site: Awaited<ReturnType<typeof startSite>>;

  const weatherAt = async (lat: number, lon: number) =>
    (await fetch(`${site.url}/api/weather?lat=${lat.toFixed(1)}&lon=${lon.toFixed(1)}`)).json();
  /**
   * Waits until the site knows the weather of a place. It waits three seconds for the provider, which is played by
   * this process, and asks again a minute later: on a busy machine that may be needed.
   */
  const knows = ({ latitude, longitude }: typeof DANGRIGA) =>
    expect.poll(async () => (await weatherAt(latitude, longitude)).sample, { timeout: 180_000 }).toBe(false);

  test.beforeAll(async () => {
    provider = await startOpenWeather();
    site = await startSite({ env: provider.env, until: 'listening' });
    await knows({ latitude: 17.5, longitude: -88.2 });
  });
  test.afterAll(async () => {
    await site.stop();
    await provider.close();
  });
  test.beforeEach(() => {
    provider.setFault(null);
    provider.setWeather({});
  });

  test('the weather loads after the page without layout shift, and its panel opens with the keyboard alone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript(() => {
      const page = window as Window & { moved?: number };
      page.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          page.moved = (page.moved ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.url + PATH);
    await expect(pill(page)).toHaveAccessibleName('Weather: Clouds, 84°F Belize City');
    // By the page's own clock, which nothing else on the machine can delay.
    const [loaded, asked] = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const asking = performance.getEntriesByType('resource').find(({ name }) => /\/api\/weather/.test(name));
      return [opened?.loadEventEnd ?? Number.NaN, asking?.startTime ?? Number.NaN];
    });
    expect(asked).toBeGreaterThan(loaded);
    expect(await page.evaluate(() => (window as Window & { moved?: number }).moved)).toBeLessThan(0.01);

    await pill(page).focus();
    await page.keyboard.press('Enter');
    await expect(pill(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByRole('tabpanel', { name: 'Current' })).toContainText('12 mph');
    await expectNoViolations(page, 'header');
    await panel(page).getByRole('tab', { name: 'Current' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(panel(page).getByRole('tabpanel', { name: '5-Day' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(pill(page)).toBeFocused();
  });

  test('hovering over the pill opens the panel, which stays open under the mouse', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url + PATH);
    await pill(page).hover();
    await panel(page).getByRole('tab', { name: '5-Day' }).hover();
    await page.waitForTimeout(600);
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(10, 700);
    await expect(panel(page)).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

    test('at 320 px the pill is in the line of the header, and its panel on the screen', async ({ page }) => {
      await page.goto(site.url + PATH);
      await pill(page).tap();
      await expect(panel(page).getByRole('button', { name: 'Refresh location' })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const line = await page.getByRole('banner').boundingBox();
      expect(line?.height).toBe(64);
    });
  });

  test('a denied location is reported, and the weather of Belize City stays', async ({ page }) => {
    await page.goto(site.url + PATH);
    await pill(page).click();
    await expectRefreshToSay(page, 'Location permission denied');
    await expect(pill(page)).toHaveAccessibleName(/Belize City/);
    await expect(panel(page).getByRole('status')).toHaveText('');
  });

  test('with a granted permission the weather is that of the visitor’s place from the start', async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(SAN_PEDRO);
    provider.setWeather({ name: 'San Pedro', temp: 86 });
    await knows(SAN_PEDRO);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(site.url + PATH);
    await expect(pill(page)).toHaveAccessibleName('Weather: Clouds, 86°F San Pedro');
    // What leaves the device is a tenth of a degree.
    expect(asked.filter((url) => url.includes('17.9'))).toEqual([
      `${site.url}/api/weather?lat=17.9&lon=-88.0`,
    ]);

    // A place that was not requested yet: the response for Belize City may be cached from a slow start.
    await context.setGeolocation(DANGRIGA);
    provider.setWeather({ name: 'Dangriga' });
    await knows(DANGRIGA);
    await pill(page).click();
    await expectRefreshToSay(page, 'Weather for Dangriga');
  });

  test('when the provider fails typical values are shown and marked, and the site stays healthy', async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['geolocation']);
    // A place that was not requested before.
    await context.setGeolocation({ latitude: 16.1, longitude: -88.8 });
    provider.setFault('nan');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site.url + PATH);
    await expect(pill(page)).toHaveAccessibleName(
      new RegExp(`^Weather: Clear, \\d\\d–\\d\\d°F typical Belize \\(${SAMPLE}\\)$`),
    );
    expect(errors).toEqual([]);
    await expect
      .poll(
        async () => {
          await weatherAt(16.1, -88.8);
          return site.log();
        },
        { timeout: 180_000 },
      )
      .toContain('not-json');
    expect(site.log()).not.toContain(provider.key);
  });

  test('without a response of the weather API there is no pill', async ({ page }) => {
    await page.route('**/api/weather?*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/weather'));
    await page.goto(site.url + PATH);
    await failed;
    await expect(pill(page)).toHaveCount(0);
  });

  test('500 visitors of a place cause one pair of calls to the provider', async () => {
    provider.calls.length = 0;
    const bodies = new Set<string>();
    for (let turn = 0; turn < 10; turn += 1) {
      const answers = Array.from({ length: 50 }, () => fetch(`${site.url}/api/weather?lat=18.4&lon=-88.4`));
      for (const answer of await Promise.all(answers)) bodies.add(await answer.text());
    }
    expect(bodies.size).toBe(1);
    expect(provider.calls).toHaveLength(2);
  });
});
