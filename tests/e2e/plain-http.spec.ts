import { expect, test } from '../support/browser/strong-device.ts';

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

for (const path of ['/', '/things-to-do-in-belize'])
  test(`the first HTML of ${path} holds every event to come, with title, day, place and link`, async ({
    request,
  }) => {
    // At midnight in Belize page and index are made anew one after the other.
    await expect(async () => {
      const html = text(await (await request.get(path)).text());
      const { events } = await (await request.get('/api/events')).json();
      const links = [...html.matchAll(/href="\/events\/([a-z0-9-]+)"/g)].map(([, id]) => id);
      expect(events.length).toBeGreaterThan(50);
      expect(new Set(links)).toEqual(new Set(events.map(([id]: [string]) => id)));
      expect(html).toContain('Sample calendar');
    }).toPass();
  });

test('dates to be confirmed come last', async ({ request }) => {
  const html = text(await (await request.get('/things-to-do-in-belize')).text());
  expect(html.indexOf('Caye Caulker Kite &amp; Sail Day')).toBeGreaterThan(html.lastIndexOf('2027</h3>'));
  expect(html).toContain('Date to be confirmed');
});

for (const path of ['/things-to-do', '/things-to-do/anything/at/all', '/things-to-dofoo'])
  test(`${path} shows things to do under one canonical address`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/<link rel="canonical" href="[^"]*\/things-to-do-in-belize"\/>/);
  });

test.describe('an event page', () => {
  const path = '/events/20271218-san-pedro-san-pedro-christmas-lighted-bo';

  test('has a canonical address, facts, a preview and structured data of its own', async ({ request }) => {
    const html = await (await request.get(`${path}?q=boat`)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"/>`));
    expect(html).toContain('San Pedro Christmas Lighted Boat Parade, Sat 18 Dec 2027, 5:30 PM');
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/preview-[0-9a-f]{8}\.jpg"\/>/);
    const [, json = ''] =
      /<script type="application\/ld\+json">(\{[^<]*"@type":"Event"[^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      name: 'San Pedro Christmas Lighted Boat Parade',
      startDate: '2027-12-18T17:30:00-06:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        name: 'Central Park Beachfront',
        address: { addressLocality: 'San Pedro', addressCountry: 'BZ' },
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
    const response = await request.get('/events/20261212-san-pedro-placencia-holiday-lighted-boat', {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(
      /\/events\/20261205-placencia-placencia-holiday-lighted-boat$/,
    );
  });

  for (const unknown of ['/events/20991231-nowhere-nothing', '/events/x', '/nowhere'])
    test(`${unknown} is a real 404 in the site’s style`, async ({ request }) => {
      const response = await request.get(unknown);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('This page is not on the calendar');
    });
});

test('a preview that gets a POST before its first GET is still rendered', async ({ request }) => {
  const html = await (await request.get('/events/20270710-placencia-placencia-lobsterfest')).text();
  const [, image = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname } = new URL(image);
  expect((await request.post(pathname)).status()).toBe(405);
  expect((await request.get(pathname)).status()).toBe(200);
});

test('the 404 of an unknown event is cached for minutes only', async ({ request }) => {
  const { 'cache-control': keep } = (await request.get('/events/20991231-nowhere-nothing')).headers();
  expect(keep).toBe('public, max-age=0, s-maxage=60');
});

for (const path of ['/(.)events/20270710-placencia-placencia-lobsterfest', '/%28.%29events/x'])
  test(`the inner form of a dialog has no address: ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });

for (const path of ['/things-to-do-in-belize/', '/events/20270710-placencia-placencia-lobsterfest/'])
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

test('sitemap and robots name the pages worth finding', async ({ request }) => {
  await expect(async () => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const { events } = await (await request.get('/api/events')).json();
    expect(sitemap.match(/<loc>/g)).toHaveLength(events.length + 4);
  }).toPass();
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
  '/images/events/food.webp',
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

for (const path of ANSWERS)
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("script-src-attr 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('geolocation=(self), microphone=(self)');
    expect(headers['x-powered-by']).toBeUndefined();
  });

for (const path of [
  '/',
  '/things-to-do-in-belize',
  '/things-to-do/x',
  '/events/20271218-san-pedro-san-pedro-christmas-lighted-bo',
  '/nowhere',
])
  test(`${path} refuses every method but GET and HEAD, and server actions`, async ({ request }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch(path, { method });
      expect([404, 405]).toContain(response.status());
    }
    expect((await request.get(path, { headers: { 'next-action': 'abc' } })).status()).toBeGreaterThanOrEqual(
      400,
    );
    expect((await request.head(path)).status()).toBeLessThan(405);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and an event opens as a page', async ({ page }) => {
    await page.goto('/things-to-do-in-belize');
    await page.getByRole('link', { name: 'Placencia Lobsterfest' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Placencia Lobsterfest' })).toBeVisible();
    await expect(page.getByText('Join us at Placencia Point')).toBeVisible();
  });
});
