import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CACHE_LIMITS, IMAGE_MAX_BYTES } from '#lib/offline/cache-limits';
import { behindFront } from '../support/behind-front.ts';
import { bar, cached, cards, keeps, LIST, TAKEOVER, visit } from '../support/offline-pages.ts';
import { expect, type Page, test } from '../support/strong-device.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 240_000 + TAKEOVER.timeout });

const offline = behindFront();

test('nothing private, nothing of the API and no error is kept, and pictures are few and small', async ({
  page,
}) => {
  await visit(page, offline.front.url, LIST);
  await page.goto(`${offline.front.url}/moderate`);
  await page.goto(`${offline.front.url}/status/not-a-token-of-anybody`);
  await page.goto(`${offline.front.url}/events/20990101-nowhere-nothing`);
  offline.front.replies.set('/images/large.webp', {
    status: 200,
    type: 'image/webp',
    body: Buffer.alloc(IMAGE_MAX_BYTES + 1),
  });
  await page.goto(offline.front.url + LIST);
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

test('a new deployment takes over: open tabs go on, old files serve them, old copies go', async ({
  page,
  context,
}) => {
  await visit(page, offline.front.url, LIST);
  await page.evaluate(() => document.body.setAttribute('data-from-before', ''));
  const scripts = async () => (await cached(page)).static?.filter((path) => path.endsWith('.js')) ?? [];
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(8);
  const files = await scripts();
  await page.evaluate(() => caches.open('guide-page-0'));

  offline.front.deploy();
  const later = await context.newPage();
  await later.goto(offline.front.url);
  const precached = async () => (await cached(later)).precache ?? [];
  await expect.poll(async () => (await precached()).some((path) => path.includes('/renewed/'))).toBe(true);
  await expect
    .poll(async () => (await precached()).filter((path) => path.includes('/chunks/')), TAKEOVER)
    .toEqual([]);
  await keeps(later, 'page', '/');
  await expect.poll(() => later.evaluate(() => caches.has('guide-page-0'))).toBe(false);

  // The server knows the old files no longer; the tab from before still gets them, and was not loaded anew.
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    files,
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await page.getByLabel('Search events').fill('garifuna');
  await expect(page.getByRole('status').filter({ hasText: /events? for “garifuna”/ })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-from-before', '');

  // Copies of both builds open.
  await context.setOffline(true);
  for (const path of [LIST, '/']) {
    await later.goto(offline.front.url + path);
    await expect(bar(later)).toBeVisible();
  }
  await later.goto(`${offline.front.url}/events/20990101-nowhere-nothing`);
  await expect(later.getByRole('link', { name: /^Things to do in Belize/ })).toBeVisible();
});

/** How much of the worker is left on the device. */
const remains = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    ...(await caches.keys()),
  ]);

test('a worker that the server has withdrawn takes its caches with it', async ({ page }) => {
  await visit(page, offline.front.url, LIST);
  offline.front.replies.set('/sw.js', { status: 404, type: 'text/plain', body: 'Gone' });
  await page.goto(offline.front.url + LIST);
  await expect.poll(() => remains(page)).toEqual([0]);
  await expect(cards(page).first()).toBeVisible();
});

test('a worker that calls itself back empties the device, and pages go on', async ({ page }, info) => {
  await visit(page, offline.front.url, LIST);
  const file = info.outputPath('retired.js');
  const made = spawnSync('node', ['scripts/worker.mjs', file], {
    env: { ...process.env, OFFLINE_WORKER: 'off' },
  });
  expect(made.status).toBe(0);
  offline.front.replies.set('/sw.js', { status: 200, type: 'text/javascript', body: readFileSync(file) });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => remains(page), TAKEOVER).toEqual([0]);
});
