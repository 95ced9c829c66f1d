import type { APIRequestContext } from '@playwright/test';
import { belizeDay } from '#lib/time/calendar-day';
import holidays from '../../lib/time/holidays.json' with { type: 'json' };
import { headerSearch, heroSearch } from '../support/browser/search-fields.ts';
import { shownCards } from '../support/browser/shown-cards.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { addressOn, eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

// What search engines, link previews and browsers without scripts get: one complete response.

const text = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

test('the first HTML of home holds its sections in the specified order', async ({ request }) => {
  const html = text(await (await request.get('/')).text());
  const marks = [
    'Breadcrumb',
    'id="home"',
    'id="countdown-title"',
    'id="sponsors"',
    'id="events"',
    'id="faq"',
    'id="footer"',
  ];
  const places = marks.map((mark) => html.indexOf(mark));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html).toContain('Today’s Events');
  expect(html).toContain('Upcoming Events');
});

const LOBSTER = eventOf('lobster');
const UNKNOWN = addressOn(day(1), 'nowhere-nothing');

/**
 * The ids of the events that a page links to, and all to come with their days. The index has a night of yesterday until
 * its day ends, a page only until its hour.
 */
async function listed(request: APIRequestContext, path: string) {
  const html = text(await (await request.get(path)).text());
  const answer = await request.get('/api/events');
  const today = belizeDay(Date.parse(answer.headers().date ?? ''));
  const links = new Set([...html.matchAll(/href="\/events\/([a-z0-9-]+)"/g)].map(([, id]) => id));
  const index: [id: string, title: string, day: string][] = (await answer.json()).events;
  const events = index.filter(([id, , on]) => on >= today || links.has(id));
  expect(events.length).toBeGreaterThan(50);
  expect(html).not.toContain('Sample calendar');
  return { html, links, events };
}

test('the first HTML of things to do holds every event to come, with title, day, place and link', async ({
  request,
}) => {
  // At midnight in Belize page and index are made anew one after the other.
  await expect(async () => {
    const { links, events } = await listed(request, '/things-to-do-in-belize');
    expect(links).toEqual(new Set(events.map(([id]) => id)));
  }).toPass();
});

test('the first HTML of home holds the next events, and a link to each month with more', async ({
  request,
}) => {
  await expect(async () => {
    const { html, links, events } = await listed(request, '/');
    expect(links.size).toBeGreaterThanOrEqual(12);
    for (const [id, , on] of events) {
      const month = /^\d{4}-\d\d/.exec(on)?.[0] ?? 'unknown';
      expect(links.has(id) || html.includes(`href="/things-to-do-in-belize#month-${month}"`)).toBe(true);
    }
  }).toPass();
});

const HOLIDAYS = new Set(holidays.map(({ name }) => name));

test('events are not sent a second time as data to hydrate them', async ({ request }) => {
  for (const path of ['/', '/things-to-do-in-belize']) {
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/<script>self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g)].join('');
    // The description in search results names the next ones, and the countdown its holiday.
    const [description = ''] = /<meta name="description"[^>]*>/.exec(html) ?? [];
    const titles = [...html.matchAll(/data-part="title">([^<&]{12,})</g)].map(([, title = '']) => title);
    const own = titles.filter((title) => !description.includes(title) && !HOLIDAYS.has(title));
    expect(data.length).toBeGreaterThan(1000);
    expect(titles.length).toBeGreaterThanOrEqual(10);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.filter((title) => data.includes(title))).toEqual([]);
  }
});

test('dates to be confirmed come last', async ({ request }) => {
  const html = text(await (await request.get('/things-to-do-in-belize')).text());
  const months = [...html.matchAll(/ id="month-\d{4}-\d\d"/g)];
  expect(html.indexOf(eventOf('undated').title)).toBeGreaterThan(months.at(-1)?.index ?? Number.NaN);
  expect(html).toContain('Date to be confirmed');
});

for (const path of ['/things-to-do', '/things-to-do/anything/at/all', '/things-to-dofoo'])
  test(`${path} shows things to do under one canonical address`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/<link rel="canonical" href="[^"]*\/things-to-do-in-belize"\/>/);
  });

test.describe('an event page', () => {
  const { title, path, day: on, inWords } = eventOf('parade');

  test('has a canonical address, facts, a preview and structured data of its own', async ({ request }) => {
    const html = await (await request.get(`${path}?q=parade`)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"/>`));
    expect(html).toContain(`${title}, ${inWords}, 9 AM`);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/preview-[0-9a-f]{8}\.jpg"\/>/);
    const [, json = ''] =
      /<script type="application\/ld\+json">(\{[^<]*"@type":"Event"[^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      name: title,
      startDate: `${on}T09:00:00-06:00`,
      endDate: `${on}T12:00:00-06:00`,
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        name: 'Town Park',
        address: { addressLocality: 'Belize City', addressCountry: 'BZ' },
      },
      offers: { price: 0 },
    });
  });

  test('has a preview of 1200×630 as JPEG under 250 KB', async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, image = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(new URL(image).pathname, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    expect((await response.body()).length).toBeLessThan(250 * 1024);
  });

  test('is the only kind of page with Event structured data', async ({ request }) => {
    for (const list of ['/', '/things-to-do-in-belize'])
      expect(await (await request.get(list)).text()).not.toContain('"@type":"Event"');
  });

  test('redirects from an address with an earlier date', async ({ request }) => {
    const earlier = addressOn(day(1), 'san-pedro-national-day-parade');
    const response = await request.get(earlier, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(new RegExp(`${path}$`));
  });

  for (const [what, unknown] of [
    ['an address with a day and a title that no event has', UNKNOWN],
    ['/events/x', '/events/x'],
    ['/nowhere', '/nowhere'],
  ] as const)
    test(`${what} is a real 404 in the site’s style`, async ({ request }) => {
      const response = await request.get(unknown);
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain('This page is not on the calendar');
      // For the counting of visits, which reads no status.
      expect(html).toContain('<meta name="status" content="404"/>');
    });
});

test('a preview that gets a POST before its first GET is still rendered', async ({ request }) => {
  const html = await (await request.get(LOBSTER.path)).text();
  const [, image = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname } = new URL(image);
  expect((await request.post(pathname)).status()).toBe(405);
  expect((await request.get(pathname)).status()).toBe(200);
});

test('the 404 of an unknown event is cached for minutes only', async ({ request }) => {
  const { 'cache-control': keep } = (await request.get(UNKNOWN)).headers();
  expect(keep).toBe('public, max-age=0, s-maxage=60');
});

for (const path of [`/(.)${LOBSTER.path.slice(1)}`, '/%28.%29events/x'])
  test(`the inner form of a dialog has no address: ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });

for (const path of ['/things-to-do-in-belize/', `${LOBSTER.path}/`])
  test(`${path} leads to the address without the slash at its end`, async ({ request }) => {
    const response = await request.get(`${path}?q=x`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(new RegExp(`${path.slice(0, -1)}\\?q=x$`));
    expect(response.headers()['content-security-policy']).toBeDefined();
  });

test('the image optimizer of Next is not reachable', async ({ request }) => {
  const response = await request.get('/_next/image?url=%2Fimages%2Fevents%2Ffood.webp&w=640&q=75');
  expect(response.status()).toBeGreaterThanOrEqual(400);
});

test('robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: .*\/sitemap\.xml/);
});

test('the index is cacheable and responds 304 to its own ETag', async ({ request }) => {
  const first = await request.get('/api/events');
  const etag = first.headers().etag ?? '';
  expect(first.headers()['cache-control']).toContain('public');
  const again = await request.get('/api/events', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  expect(first.headers()['content-encoding']).toBe('br');
  expect(JSON.parse(await first.text()).events.length).toBeGreaterThan(50);
});

const ANSWERS = [
  '/',
  '/things-to-do-in-belize',
  '/events/x',
  '/nowhere',
  '/api/events',
  '/api/health',
  '/api/ready',
  '/robots.txt',
  '/preview.jpg',
  '/icon.svg',
  '/sitemap.xml',
];

test('a build file carries no document headers, and a missing one is not served as a document', async ({
  request,
}) => {
  const [, file = ''] =
    /src="(\/_next\/static\/[^"]+\.js)"/.exec(await (await request.get('/')).text()) ?? [];
  const headers = (await request.get(file)).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBeUndefined();
  for (const path of ['/_next/static/', '/_next/static/nothing', '/_next/static/chunks/nothing.html']) {
    const answer = await request.get(path);
    const type = answer.headers()['content-type'] ?? '';
    if (/html/.test(type)) expect(answer.headers()['content-security-policy']).toBeDefined();
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

for (const path of ['/images/events/food.webp', '/images/icons.svg'])
  test(`${path} may load and run nothing where it is opened by itself`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

for (const path of ANSWERS)
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("script-src-attr 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('geolocation=(self), microphone=(self)');
    expect(headers['x-powered-by']).toBeUndefined();
  });

for (const path of ['/', '/things-to-do-in-belize', '/things-to-do/x', eventOf('parade').path, '/nowhere'])
  test(`${path} refuses every method but GET and HEAD, and knows no server actions`, async ({ request }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch(path, { method });
      expect([404, 405]).toContain(response.status());
    }
    const action = { headers: { 'next-action': 'abc' } };
    expect([404, 405]).toContain((await request.post(path, action)).status());
    // Without a body the header says nothing: the response is the one that everybody gets.
    expect((await request.get(path, action)).status()).toBe((await request.get(path)).status());
    expect((await request.head(path)).status()).toBeLessThan(405);
  });

test.describe('a page of results', () => {
  test('is rendered for its request alone, and is not for search engines', async ({ request }) => {
    const response = await request.get('/search?q=parade&city=belize-city');
    expect(response.headers()['cache-control']).toMatch(/private.*no-store/);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/things-to-do-in-belize"\/>/);
    expect(html).toContain('<title>Search: Parade, Belize City | Belize Celebrations</title>');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search');
  });

  test('has the same events as the list in a browser that runs scripts', async ({ request, page }) => {
    for (const query of [
      'q=tonight',
      'q=live music in san pedro',
      'when=weekend',
      'category=parade&city=dangriga',
    ]) {
      // At midnight, and where an event ends, they are one after the other.
      await expect(async () => {
        const html = text(await (await request.get(`/search?${query}`)).text());
        await page.goto(`/things-to-do-in-belize?${query}`);
        const [, title] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? [];
        await expect(page.getByRole('status').first()).toHaveText(title ?? '', { timeout: 10_000 });
      }).toPass();
    }
  });

  for (const query of [
    '',
    '?',
    '?q=&when=&city=&category=',
    '?q=%20%0A',
    '?saved=yes',
    '?utm_source=tv',
    '?when=never',
  ])
    test(`without a filter is the list: ${query}`, async ({ request }) => {
      const response = await request.get(`/search${query}`, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(new URL(response.headers().location ?? '', response.url()).pathname).toBe(
        '/things-to-do-in-belize',
      );
      expect(response.headers()['cache-control']).toContain('no-store');
    });

  for (const query of [
    'q=%3Cscript%3Ealert(1)%3C/script%3E',
    'q=%00%1B%E0%A4%A',
    `q=${'a%20'.repeat(2_000)}`,
    `q=${'%F0%9F%8E%89'.repeat(500)}`,
    `q=x&city=../../etc/passwd&category=constructor&hours=99:99&cost=1e999&from=${day(365).slice(0, 4)}-02-30`,
    'q=drums&q=punta&city=dangriga&city=x&__proto__[x]=1&page=-1',
    'city=atlantis&page=9999',
    'q=%22%27%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  ])
    test(`is unharmed by ${query.slice(0, 60)}`, async ({ request }) => {
      const response = await request.get(`/search?${query}`);
      expect(response.status()).toBe(200);
      const html = text(await response.text());
      expect(html).toMatch(/<h1[^>]*>(?:\d+|No) events?/);
      expect(html).not.toMatch(/<script>alert|<img src="?x/);
    });
});

/** The controls in sight that a page without a script has nothing behind. */
const deadControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        // A menu in a popover opens by itself, and a field is of use where a button sends it.
        if (control.hasAttribute('popovertarget')) return false;
        const form = control.closest('form');
        const submit = form?.querySelector('button[type="submit"]');
        return !form?.hasAttribute('action') || !submit?.checkVisibility({ visibilityProperty: true });
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and an event opens as a page', async ({ page }) => {
    await page.goto('/things-to-do-in-belize');
    await page.getByRole('link', { name: LOBSTER.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: LOBSTER.title })).toBeVisible();
    await expect(page.getByText('Join us at Town Park')).toBeVisible();
  });

  for (const path of [
    '/',
    '/things-to-do-in-belize',
    '/search?q=parade',
    '/search?q=karaoke&city=dangriga',
    LOBSTER.path,
    '/submit-event',
    '/advertise',
    '/terms',
    '/lost-link',
    '/celebrations',
    '/celebrations/lobsterfest',
    '/things-to-do-in-belize/july',
    '/things-to-do-in-belize/this-weekend',
    '/things-to-do-in-belize/parade',
    '/nowhere',
  ])
    test(`no control of ${path} is drawn dead, on a phone and on a desk`, async ({ page }) => {
      await page.goto(path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await deadControls(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

  for (const path of ['/', '/things-to-do-in-belize'])
    test(`nothing on ${path} changes its height when it comes into view`, async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const heights = () =>
          page
            .locator('li, section, footer')
            .evaluateAll((parts) =>
              parts.map((part) => `${Math.round(part.getBoundingClientRect().height)} ${part.textContent}`),
            );
        const before = await heights();
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        // Chromium lays out one window and a half ahead, so each part is come near to at every second window.
        for (let top = 0; top < end; top += 1_800) {
          await page.evaluate((y) => window.scrollTo(0, y), top);
          // Lays out what has come into view; without scripts there is no animation frame to wait for.
          await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
        }
        expect(await heights()).toEqual(before);
      }
    });

  const title = (page: Page) => page.getByRole('heading', { level: 1 });
  const filters = (page: Page) => page.getByRole('search', { name: 'Events' });
  const search = (page: Page) => filters(page).getByRole('button', { name: 'Search' }).click();

  test('“tonight in san pedro” typed into the hero is understood, and its parts can be removed', async ({
    page,
  }) => {
    await page.goto('/');
    const hero = page.locator('#home');
    await hero.getByRole('searchbox').fill('tonight in san pedro');
    await hero.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=tonight+in+san+pedro');
    await expect(title(page)).toHaveText(/^(\d+ events?|No events|Nothing left) tonight in San Pedro/);
    await page.getByRole('link', { name: 'Remove Tonight' }).click();
    await expect(title(page)).toHaveText(/^\d+ events? in San Pedro/);
    await expect(filters(page).getByRole('searchbox')).toHaveValue('in san pedro');
    await page.getByRole('link', { name: 'Remove San Pedro' }).click();
    await expect(page).toHaveURL('/things-to-do-in-belize');
  });

  test('place, time and category are chosen in the list’s own form, and stay chosen in the results', async ({
    page,
  }) => {
    await page.goto('/things-to-do-in-belize');
    await filters(page).getByRole('combobox', { name: 'Place' }).selectOption('san-pedro');
    await filters(page).getByRole('radio', { name: 'This weekend' }).check();
    await search(page);
    await expect(page).toHaveURL('/search?q=&when=weekend&city=san-pedro&category=');
    await expect(title(page)).toHaveText(/^(\d+ events?|No events|Nothing left) this weekend in San Pedro/);
    await expect(filters(page).getByRole('radio', { name: 'This weekend' })).toBeChecked();
    await expect(filters(page).getByRole('combobox', { name: 'Place' })).toHaveValue('san-pedro');

    await filters(page).getByRole('radio', { name: 'Any time' }).check();
    await filters(page).getByRole('radio', { name: 'Parade' }).check();
    await filters(page).getByRole('combobox', { name: 'Place' }).selectOption('');
    await search(page);
    await expect(title(page)).toHaveText(/^\d+ events$/);
    await shownCards(page).first().click();
    await expect(page).toHaveURL(/\/events\//);
  });

  test('“Tonight” of the form is this evening', async ({ page }) => {
    await page.goto('/');
    await filters(page).getByRole('radio', { name: 'Tonight' }).check();
    await search(page);
    await expect(title(page)).toHaveText(/^(\d+ events?|No events|Nothing left) tonight/);
    await expect(filters(page).getByRole('radio', { name: 'Tonight' })).toBeChecked();
  });

  test('the header’s search, a quick choice, a tile and a place in the footer lead to results', async ({
    page,
  }) => {
    await page.goto('/advertise');
    await headerSearch(page).fill('lobsterfest');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(/^\d+ events? for “lobsterfest”$/);
    await page.goto('/');
    await page.locator('#home').getByRole('link', { name: 'This weekend' }).click();
    await expect(title(page)).toHaveText(/^(\d+ events?|No events|Nothing left) this weekend$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Stann Creek District' }).click();
    await expect(title(page)).toHaveText(/^\d+ events? in Stann Creek District$/);
    await page.goto('/things-to-do-in-belize');
    await page
      .getByRole('region', { name: 'Where?' })
      .getByRole('link', { name: /^San Pedro/ })
      .click();
    await expect(title(page)).toHaveText(/^\d+ events? in San Pedro/);
  });

  test('what finds nothing leads to the nearest, and on', async ({ page }) => {
    await page.goto('/search?q=karaoke&city=dangriga');
    await expect(title(page)).toHaveText('No events in Dangriga for “karaoke”');
    await expect(page.getByRole('heading', { name: /^Nothing mentions|^Coming up instead/ })).toBeVisible();
    await expect(shownCards(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Search everywhere' }).click();
    await expect(page).toHaveURL('/search?q=karaoke');
    await page.getByRole('link', { name: 'Show all events' }).click();
    await expect(page).toHaveURL('/things-to-do-in-belize');
  });

  test('many results come in pages', async ({ page }) => {
    await page.goto('/search?cost=free');
    await expect(
      page.getByRole('heading', { level: 2, name: /^\w+ \d{4} \d+ events?$/ }).first(),
    ).toBeVisible();
    await expect(shownCards(page)).toHaveCount(48);
    await page.getByRole('link', { name: 'Later events' }).click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.getByRole('link', { name: 'Earlier events' }).click();
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
  });
});

test('with scripts a link to results opens the list with the same filters', async ({ page }) => {
  await page.goto('/search?q=tonight&city=dangriga&when=&category=');
  await expect(page).toHaveURL('/things-to-do-in-belize?q=tonight&city=dangriga');
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('dangriga');
  await page.goto('/');
  await heroSearch(page).fill('lobsterfest');
  await page.locator('#home').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/things-to-do-in-belize?q=lobsterfest');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ events? for “lobsterfest”$/);
});
