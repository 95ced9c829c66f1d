import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CACHE_LIMITS, IMAGE_MAX_BYTES } from '#lib/offline/cache-limits';
import {
  bar,
  cached,
  keeps,
  LIST,
  search,
  takesOver,
  used,
  visit,
} from '../support/browser/offline-pages.ts';
import { shownCards } from '../support/browser/shown-cards.ts';
import { expect, type Page } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { addressOn, eventOf } from '../support/moment/sheet.ts';
import { test } from '../support/sites/shared-site.ts';
import { siteBehindProxy } from '../support/sites/site-behind-proxy.ts';

test.use({ serviceWorkers: 'allow' });

const offline = siteBehindProxy();

const UNKNOWN = addressOn(day(1), 'nowhere-nothing');

const hasWorker = (page: Page) =>
  page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

for (const path of ['/', LIST, eventOf('parade').path])
  test(`a first visit of ${path} that nobody touches fetches no dialog, and nothing for a later visit`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    // Narrow enough for the menu's button.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto(offline.proxy.url + path);
    await page.clock.runFor(60_000);
    // Its startup is over, as the weather is loaded after that.
    await expect.poll(() => asked).toContain('/api/weather');
    await page.waitForLoadState('networkidle');
    const loaded = (await Promise.all(scripts)).join('\n');
    expect(loaded).toContain('IntersectionObserver');
    // No dialog's code, the menu's included.
    expect(loaded).not.toContain('.showModal(');
    expect(asked.filter((one) => /^\/(sw\.js|offline|api\/(events|celebrations))$/.test(one))).toEqual([]);
    expect(await hasWorker(page)).toBe(false);
    await page.keyboard.press('Shift');
    await expect.poll(() => hasWorker(page)).toBe(true);
  });

test('a second visit has the service worker without a touch', async ({ page }) => {
  await page.goto(offline.proxy.url + LIST);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('visited'))).not.toBeNull();
  expect(await hasWorker(page)).toBe(false);
  await page.reload();
  await expect.poll(() => hasWorker(page)).toBe(true);
});

test('private pages, API responses and errors are not cached, and cached images are few and small', async ({
  page,
}) => {
  await visit(page, offline.proxy.url, LIST);
  await page.goto(`${offline.proxy.url}/moderate`);
  await page.goto(`${offline.proxy.url}/status/not-a-token-of-anybody`);
  await page.goto(offline.proxy.url + UNKNOWN);
  offline.proxy.replies.set('/images/large.webp', {
    status: 200,
    type: 'image/webp',
    body: Buffer.alloc(IMAGE_MAX_BYTES + 1),
  });
  await page.goto(offline.proxy.url + LIST);
  const wanted = CACHE_LIMITS.image.maxEntries + 20;
  await page.evaluate(async (count) => {
    await fetch('/api/health');
    await fetch('/api/opening', { method: 'POST' });
    await fetch('/images/large.webp');
    await fetch('/images/missing.webp');
    await fetch('/images/mark.svg', { headers: { Range: 'bytes=0-10' } });
    await fetch('/images/mark.svg?secret', { headers: { Authorization: 'Bearer secret' } });
    for (let number = 0; number < count; number++) await fetch(`/images/mark.svg?${number}`);
    await fetch('/api/events');
  }, wanted);
  await keeps(page, 'index', '/api/events');
  await keeps(page, 'picture', `/images/mark.svg?${wanted - 1}`);
  await expect
    .poll(async () => (await cached(page)).picture?.length)
    .toBeLessThanOrEqual(CACHE_LIMITS.image.maxEntries);
  const all = Object.values(await cached(page)).flat();
  expect(all.filter((path) => /moderate|status|nothing|missing|large|secret/.test(path))).toEqual([]);
  expect(all.filter((path) => path.startsWith('/api/'))).toEqual(['/api/events']);
});

test('after a new deployment open tabs keep working with the old files, and outdated caches are deleted', async ({
  page,
  context,
}) => {
  await visit(page, offline.proxy.url, LIST);
  await page.evaluate(() => document.body.setAttribute('data-from-before', ''));
  const scripts = async () => (await cached(page)).static?.filter((path) => path.endsWith('.js')) ?? [];
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(8);
  const files = await scripts();
  await page.evaluate(() => caches.open('guide-page-0'));

  offline.proxy.deploy();
  const later = await context.newPage();
  await later.goto(offline.proxy.url);
  const precached = async () => (await used(later, cached)).precache ?? [];
  await expect.poll(async () => (await precached()).some((path) => path.includes('/renewed/'))).toBe(true);
  await takesOver(later);
  await expect.poll(async () => (await precached()).filter((path) => path.includes('/chunks/'))).toEqual([]);
  await keeps(later, 'page', '/');
  await expect.poll(() => later.evaluate(() => caches.has('guide-page-0'))).toBe(false);

  // The server no longer has the old files; the earlier tab still gets them, and was not reloaded.
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    files,
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await search(page);
  await expect(page.locator('body')).toHaveAttribute('data-from-before', '');

  // Cached pages of both builds open.
  await context.setOffline(true);
  for (const path of [LIST, '/']) {
    await later.goto(offline.proxy.url + path);
    await expect(bar(later)).toBeVisible();
  }
  await later.goto(offline.proxy.url + UNKNOWN);
  await expect(later.getByRole('link', { name: /^Things to do in Belize/ })).toBeVisible();
});

/** How many registrations and caches of the service worker are left. */
const remains = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    ...(await caches.keys()),
  ]);

test('a service worker that the server has removed is unregistered with its caches', async ({ page }) => {
  await visit(page, offline.proxy.url, LIST);
  offline.proxy.replies.set('/sw.js', { status: 404, type: 'text/plain', body: 'Gone' });
  await page.goto(offline.proxy.url + LIST);
  await expect.poll(() => used(page, remains)).toEqual([0]);
  await expect(shownCards(page).first()).toBeVisible();
});

test('a retired service worker deletes its caches and unregisters itself', async ({ page }, info) => {
  await visit(page, offline.proxy.url, LIST);
  const file = info.outputPath('retired.js');
  const made = spawnSync('node', ['scripts/worker.mjs', file], {
    env: { ...process.env, OFFLINE_WORKER: 'off' },
  });
  expect(made.status).toBe(0);
  offline.proxy.replies.set('/sw.js', { status: 200, type: 'text/javascript', body: readFileSync(file) });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await takesOver(page);
  await expect.poll(() => remains(page)).toEqual([0]);
});
