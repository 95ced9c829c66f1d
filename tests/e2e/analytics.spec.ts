import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { expect, type Page, test } from '../support/strong-device.ts';

test.skip(({ isMobile }) => isMobile, 'What is told is the same on a phone');

const MARIA = { name: 'Maria Lopez', email: 'maria.lopez@mail.example', phone: '+501 622 1234' };

/** Everything that the page tells from now on, and the bodies it came in. */
async function listen(page: Page) {
  const events: AnalyticsEvent[] = [];
  const bodies: string[] = [];
  await page.route('**/api/analytics', async (route) => {
    const body = route.request().postData() ?? '';
    bodies.push(body);
    events.push(...JSON.parse(body).events);
    await route.fulfill({ status: 204 });
  });
  return { events, bodies, names: () => new Set(events.map(({ name }) => name)) };
}

/** Lets the page believe that somebody has gone to another tab, and come back. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });

/** Waits until all of these have been told. */
async function expectTold(page: Page, told: AnalyticsEvent[], wanted: Record<string, unknown>[]) {
  await expect(async () => {
    await lookAway(page);
    for (const event of wanted) expect(told).toContainEqual(expect.objectContaining(event));
  }).toPass();
}

/** Opens a page and waits until it rests and is counted. */
async function open(page: Page, path: string, told: AnalyticsEvent[]) {
  await page.goto(path);
  await expectTold(page, told, [{ name: 'page_view' }]);
}

async function scrollThrough(page: Page) {
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate((to) => window.scrollTo(0, document.documentElement.scrollHeight * to), part);
    await page.waitForTimeout(600);
  }
}

test('a visit that looks around is counted, without cookies and without a word about who it was', async ({
  page,
  context,
}) => {
  const { events, bodies } = await listen(page);
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/', events);
  await expectTold(page, events, [
    { name: 'landing', view: 'home' },
    { name: 'page_view', view: 'home' },
    { name: 'page_load' },
    { name: 'web_vital', metric: 'FCP' },
    { name: 'web_vital', metric: 'CLS' },
    { name: 'web_vital', metric: 'TTFB' },
  ]);
  await scrollThrough(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Show QR code' }).click();
  const code = page.getByRole('dialog', { name: 'Scan to Visit Our Website' });
  await code.getByRole('button', { name: 'Copy Link' }).click();
  await code.getByRole('button', { name: 'Close' }).click();
  await expectTold(page, events, [
    ...[25, 50, 75, 100].map((percent) => ({ name: 'scroll_depth', percent })),
    { name: 'dark_mode_toggle', theme: 'dark' },
    { name: 'share', what: 'site', way: 'qr' },
    { name: 'share', what: 'site', way: 'copy' },
    { name: 'web_vital', metric: 'INP' },
    { name: 'web_vital', metric: 'LCP' },
  ]);

  const box = page.getByRole('searchbox', { name: 'Search the guide' });
  await box.fill('free');
  await box.press('Enter');
  await expectTold(page, events, [
    { name: 'search', found: true },
    { name: 'ab_assignment', experiment: 'search-hint' },
    { name: 'ab_assignment', experiment: 'search-hint-used' },
  ]);
  const search = page.locator('#events').getByLabel('Search events');
  await search.fill(`Kite ${MARIA.email} ${MARIA.phone}`);
  await expectTold(page, events, [{ name: 'search', found: false }]);
  await search.fill('Zeppelin flights 2031');
  await expectTold(page, events, [{ name: 'search', found: false, words: 'zeppelin flights' }]);
  await search.fill('');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Things to Do' }).click();
  await expect(page).toHaveURL('/things-to-do-in-belize');
  const card = page.locator('main a[href^="/events/"]').first();
  const id = (await card.getAttribute('href'))?.replace('/events/', '');
  await card.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share' }).click();
  // Nothing of other people's servers is asked for in a test.
  await context.route(/wa\.me|facebook|twitter/, (route) => route.fulfill({ body: '' }));
  for (const name of ['WhatsApp', 'Facebook', 'Twitter']) {
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name }).click();
    await (await opened).close();
    if (!(await dialog.getByRole('link', { name }).isVisible()))
      await dialog.getByRole('button', { name: 'Share' }).click();
  }
  await expectTold(page, events, [
    { name: 'page_view', view: 'things-to-do' },
    { name: 'things_to_do_page_visit' },
    { name: 'event_view', id },
    ...['whatsapp', 'facebook', 'twitter'].map((way) => ({ name: 'share', what: 'event', way })),
  ]);

  expect(events.filter(({ name }) => name === 'landing')).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  for (const body of bodies) {
    expect(body.length).toBeLessThan(16_000);
    expect(body).not.toMatch(/maria|lopez|mail\.example|622|501/i);
  }
});

test('five minutes on a page are told, and after thirty seconds what has gathered', async ({ page }) => {
  const { events } = await listen(page);
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward('00:15');
  await expect(async () => {
    await page.clock.fastForward('00:31');
    expect(events).toContainEqual({ name: 'page_view', view: 'home' });
  }).toPass();
  for (let minute = 0; minute < 6; minute += 1) await page.clock.fastForward('01:00');
  await expectTold(page, events, [{ name: 'session_duration', minutes: 5 }]);
});

test('the steps of an event’s form are told, an abandoned one and a completed one', async ({ page }) => {
  const { events, bodies } = await listen(page);
  const tokens = { token: 'a-token' };
  await page.route('**/api/opening', (route) => route.fulfill({ json: tokens }));
  await page.route('**/api/submit-event', (route) =>
    route.fulfill({ json: { message: 'Thank you', reference: 'BC-7K4M-92QX' } }),
  );
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Submit International Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Event' });
  const next = () => dialog.getByRole('button', { name: /^Next/ }).click();
  const details = async () => {
    await dialog.getByLabel('Event title').fill(`Gala of ${MARIA.name}`);
    await dialog.getByLabel('Event date').fill('2099-12-05');
    await dialog.getByLabel('Start time').fill('19:30');
    await dialog.getByLabel('Cultural Celebration').check();
    await dialog
      .getByLabel('Event description')
      .fill('Marimba, food and games on the field behind the school.');
    await next();
    await expect(dialog.getByRole('heading', { name: 'Location', exact: true })).toBeFocused();
  };
  await details();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Submit Event' }).click();
  await details();
  await dialog.getByRole('combobox', { name: 'City or community' }).fill('Dangriga');
  await dialog.getByLabel('Venue name').fill('Football Field');
  await next();
  await dialog.getByLabel('Your name').fill(MARIA.name);
  await dialog.getByLabel('Your email').fill(MARIA.email);
  await next();
  await next();
  await expect(dialog.getByRole('heading', { name: 'Review & Submit' })).toBeFocused();
  await page.clock.fastForward('00:20');
  await dialog.getByRole('button', { name: 'Submit event for review' }).click();
  await expect(dialog.getByRole('heading', { name: 'Thank You for Your Submission!' })).toBeFocused();
  await expectTold(page, events, [
    { name: 'submit_event_open' },
    { name: 'event_submission_abandoned', step: 2 },
    ...[2, 3, 4, 5].map((step) => ({ name: 'event_submission_step', step })),
    { name: 'event_submission_completed' },
  ]);
  for (const body of bodies) expect(body).not.toMatch(/maria|lopez|mail\.example|marimba|BC-7K4M/i);
});

test('advertisers’ and contact forms tell what became of them', async ({ page }) => {
  const { events, bodies } = await listen(page);
  let status = 500;
  for (const path of ['submit-advertiser', 'contact'])
    await page.route(`**/api/${path}`, (route) =>
      route.fulfill({ status, json: status === 200 ? { message: 'Thank you' } : { error: 'No' } }),
    );
  await open(page, '/', events);
  await page.locator('#sponsors').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Become a Founding Advertiser' });
  const next = () => dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Business name').fill(`${MARIA.name}’s Bakery`);
  await dialog.getByLabel('Business type').selectOption('Restaurant & Food');
  await dialog.getByLabel('Business location').fill('Dangriga');
  await next();
  await dialog.getByLabel('Contact name').fill(MARIA.name);
  await dialog.getByLabel('Email address').fill(MARIA.email);
  await dialog.getByLabel('Phone number').fill(MARIA.phone);
  await next();
  await dialog.getByLabel('Advertising goals').fill('More people at the counter');
  await dialog.getByText('Under $500 per month').click();
  await dialog.getByText('Within 30 days').click();
  await next();
  await expect(dialog.getByRole('heading', { name: 'Review & Submit' })).toBeFocused();
  await page.waitForTimeout(600);
  const submit = dialog.getByRole('button', { name: 'Submit Application' });
  status = 400;
  await submit.click();
  await expectTold(page, events, [{ name: 'advertiser_signup_failed' }]);
  status = 200;
  await submit.click();
  await expectTold(page, events, [
    { name: 'advertiser_signup_open' },
    { name: 'advertiser_signup_attempted' },
    { name: 'advertiser_signup_completed' },
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const form = page.getByRole('form', { name: 'Contact Us' });
  await form.getByLabel('Name').fill(MARIA.name);
  await form.getByLabel('Email').fill(MARIA.email);
  await form.getByLabel('Subject').fill('A fiesta');
  await form.getByLabel('Message').fill('The fiesta of our village is missing.');
  status = 400;
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectTold(page, events, [{ name: 'contact_form_submit' }, { name: 'contact_form_error' }]);
  status = 200;
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectTold(page, events, [{ name: 'contact_form_success' }]);
  for (const body of bodies) expect(body).not.toMatch(/maria|lopez|mail\.example|622|bakery|fiesta/i);
});

test('an error in a page is told by its kind and place, and by no word of it', async ({ page }) => {
  const { events, bodies } = await listen(page);
  await open(page, '/?q=maria', events);
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
  await expectTold(page, events, [
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

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`with ${name} nothing is told, nothing kept, and not even the code that counts is fetched`, async ({
    page,
    context,
  }) => {
    const { bodies } = await listen(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
    });
    await page.addInitScript(
      ([key, says]) =>
        Object.defineProperty(Navigator.prototype, key, { configurable: true, get: () => says }),
      [name, value] as const,
    );
    await page.goto('/');
    // The last thing that happens by itself: by then the page has rested.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('health-checks'))).not.toBeNull();
    await page.getByRole('button', { name: 'Dark mode' }).first().click();
    await page.getByRole('searchbox', { name: 'Search the guide' }).focus();
    await lookAway(page);
    await page.goto('/things-to-do-in-belize');
    await page.waitForTimeout(3_500);
    expect(bodies).toEqual([]);
    expect((await Promise.all(scripts)).filter((text) => text.includes('/api/analytics'))).toEqual([]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /experiment/.test(key))),
    ).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

test('private pages are not counted', async ({ page }) => {
  const { bodies } = await listen(page);
  await page.goto('/status/a-private-link-that-leads-nowhere');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('health-checks'))).not.toBeNull();
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  await lookAway(page);
  await page.goto('/moderate');
  await page.waitForTimeout(3_500);
  await lookAway(page);
  expect(bodies).toEqual([]);
});

for (const [what, breakIt] of [
  ['sendBeacon is missing', () => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon')],
  [
    'sendBeacon throws',
    () => {
      Navigator.prototype.sendBeacon = () => {
        throw new TypeError('No');
      };
    },
  ],
  [
    'storage throws',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('No', 'SecurityError');
          },
        });
    },
  ],
  [
    'nothing can be measured',
    () => {
      for (const name of ['PerformanceObserver', 'requestIdleCallback']) Reflect.deleteProperty(window, name);
      performance.getEntriesByType = () => {
        throw new TypeError('No');
      };
    },
  ],
] as const)
  test(`a visit is counted and nothing breaks where ${what}`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const { events } = await listen(page);
    await page.addInitScript(breakIt);
    await open(page, '/', events);
    await page.getByRole('button', { name: 'Dark mode' }).first().click();
    await page.getByRole('searchbox', { name: 'Search the guide' }).focus();
    await expectTold(page, events, [{ name: 'landing' }, { name: 'dark_mode_toggle' }]);
    expect(failures).toEqual([]);
  });
