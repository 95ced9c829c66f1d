import { headerSearch } from '../support/browser/search-fields.ts';
import { expectSent, hideAndShow, listen, MARIA, open } from '../support/browser/sent-analytics.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';

/** Waits until an opened page has done the last thing that it does by itself, on its own clock, which is moved there. */
async function rests(page: Page) {
  const checked = () => page.evaluate(() => localStorage.getItem('health-checks'));
  await expect(async () => {
    await page.clock.fastForward(3_000);
    expect(await checked()).not.toBeNull();
  }).toPass();
  // Once in each visit: the next page does it again.
  await page.evaluate(() => {
    localStorage.removeItem('health-checks');
    sessionStorage.removeItem('health-checked');
  });
}

test('a script error is reported with its kind and place, without its message', async ({ page }) => {
  const { events, bodies } = await listen(page);
  await open(page, '/?ref=maria', events);
  const own = '/_next/static/chunks/broken.js';
  await page.route(`**${own}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `Promise.reject(new SyntaxError('${MARIA.email}'));\nthrow new RangeError('${MARIA.name}');`,
    }),
  );
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src: `${src}?maria` }));
    // A script of another host, of which the browser says no more than this.
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  }, own);
  await expectSent(page, events, [
    {
      name: 'script_error',
      kind: 'RangeError',
      at: expect.stringMatching(/^\/_next\/static\/chunks\/broken\.js:2:\d+$/),
    },
    { name: 'script_error', kind: 'SyntaxError' },
  ]);
  expect(events.filter(({ name }) => name === 'script_error')).toHaveLength(2);
  for (const body of bodies) expect(body).not.toMatch(/maria|lopez|mail/i);
});

test('with Global Privacy Control nothing is sent or stored, and the analytics code is not even fetched', async ({
  page,
  context,
}) => {
  const { bodies } = await listen(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
      configurable: true,
      get: () => true,
    }),
  );
  await page.clock.install();
  await page.goto('/');
  await rests(page);
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  await headerSearch(page).focus();
  await hideAndShow(page);
  await page.goto('/things-to-do-in-belize');
  await rests(page);
  await hideAndShow(page);
  expect(bodies).toEqual([]);
  expect((await Promise.all(scripts)).filter((text) => text.includes('/api/analytics'))).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /experiment/.test(key))),
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('private pages are not counted', async ({ page }) => {
  const { bodies } = await listen(page);
  await page.clock.install();
  await page.goto('/status/a-private-link-that-leads-nowhere');
  await hideAndShow(page);
  await page.goto('/moderate');
  await rests(page);
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  await hideAndShow(page);
  expect(bodies).toEqual([]);
});

for (const [what, breakIt] of [
  [
    'sendBeacon and storage throw',
    () => {
      Navigator.prototype.sendBeacon = () => {
        throw new TypeError('No');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('No', 'SecurityError');
          },
        });
    },
  ],
  [
    'sendBeacon is missing and nothing can be measured',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'sendBeacon');
      for (const name of ['PerformanceObserver', 'requestIdleCallback']) Reflect.deleteProperty(window, name);
      performance.getEntriesByType = () => {
        throw new TypeError('No');
      };
    },
  ],
] as const)
  test(`a visit is counted and no error is thrown where ${what}`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const { events } = await listen(page);
    await page.addInitScript(breakIt);
    await open(page, '/', events);
    await page.getByRole('button', { name: 'Dark mode' }).first().click();
    await headerSearch(page).focus();
    await expectSent(page, events, [{ name: 'landing' }, { name: 'dark_mode_toggle' }]);
    expect(failures).toEqual([]);
  });
