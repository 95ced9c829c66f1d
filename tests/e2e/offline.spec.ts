import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { LIMITS, PICTURE_MAX_BYTES } from '#lib/offline/limits';
import { MIN_FORM_SECONDS } from '#lib/submissions/event-submission';
import { type Front, startFront } from '../support/front-server.ts';
import { type SiteServer, startSite } from '../support/site-server.ts';
import { type BrowserContext, expect, type Page, test } from '../support/strong-device.ts';

test.use({ serviceWorkers: 'allow' });

let site: SiteServer;
let front: Front;

test.beforeAll(async () => {
  site = await startSite({ env: { MODERATOR_EMAILS: 'ana@example.com' } });
});
test.afterAll(() => site?.stop());
test.beforeEach(async () => {
  front = await startFront(site.url);
});
test.afterEach(() => front.close());

const LIST = '/things-to-do-in-belize';
const bar = (page: Page) => page.getByText(/^Saved copy from \d+ \w+, \d\d:\d\d\. You are offline\.$/);
const cards = (page: Page) => page.getByRole('main').locator('a[href^="/events/"]');

/** What lies in each cache, by its name without number: paths with what they were asked with. */
const cached = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name.replace(/^guide-|^serwist-|-v?\d.*$/g, '')] = requests.map(({ url }) =>
        url.slice(window.location.origin.length),
      );
    }
    return found;
  });

const keeps = (page: Page, cache: string, path: string) =>
  expect
    .poll(async () => (await cached(page))[cache] ?? [], { message: `${path} in ${cache}` })
    .toContain(path);

/** Opens a page and waits until the worker has kept it. */
async function visit(page: Page, path: string) {
  await page.goto(front.url + path);
  await keeps(page, 'page', path);
}

test('the last list, visited and saved events open without a signal, with the time of their copy', async ({
  page,
  context,
}) => {
  await visit(page, LIST);
  await cards(page).nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  const visited = new URL(page.url()).pathname;
  await keeps(page, 'page', visited);
  const saved = (await cards(page).nth(8).getAttribute('href'))?.replace(/\?.*/, '') ?? '';
  // As the button of its dialog does, without opening it: never visited.
  await page.evaluate(
    (id) => {
      window.localStorage.setItem('saved-events', JSON.stringify([id]));
      window.dispatchEvent(new StorageEvent('storage'));
    },
    saved.replace('/events/', ''),
  );
  await keeps(page, 'saved', saved);

  await context.setOffline(true);
  // Addresses with filters share one copy, and the search looks through it.
  await page.goto(`${front.url}${LIST}?q=garifuna`);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /events? for “garifuna”/ })).toBeVisible();
  await page.getByLabel('Search events').fill('san pedro');
  await expect(page.getByRole('status').filter({ hasText: /events? for “san pedro”/ })).toBeVisible();

  for (const path of [visited, saved]) {
    await page.goto(front.url + path);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Belize Celebrations$/);
  }
  // What is shown in a picture's place is there too.
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a phone may install the guide: nothing is missing in its manifest', async ({ page, context }) => {
  await visit(page, LIST);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Every context of a test is a private window, and from there nobody installs anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { screenshots, icons } = JSON.parse(data ?? '{}');
  expect(new Set(screenshots.map((shot: { form_factor: string }) => shot.form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  for (const { src, sizes } of [...screenshots, ...icons]) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('a page that was not kept leads to what is; a signal brings it', async ({ page, context }) => {
  await visit(page, LIST);
  const unseen = (await cards(page).nth(4).getAttribute('href')) ?? '';
  await context.setOffline(true);
  await page.goto(front.url + unseen);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No signal');
  await expect(page.getByRole('link', { name: /^Things to do in Belize/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('link', { name: /^Things to do in Belize/ }).click();
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No signal');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('No signal');
  await expect(page).toHaveURL(front.url + unseen);
});

test('the bar comes when the signal goes and goes when it is back', async ({ page, context }) => {
  await visit(page, LIST);
  await context.setOffline(true);
  const words = page.getByText('You are offline. What you have opened or saved still works.');
  await expect(words).toBeVisible();
  await context.setOffline(false);
  await expect(words).toBeHidden();
});

test('a server that fails is answered for by the copy', async ({ page }) => {
  await visit(page, LIST);
  front.replies.set(LIST, { status: 503, type: 'text/html', body: 'Busy' });
  await page.goto(front.url + LIST);
  await expect(page.getByText(/^Saved copy from .* The newest could not be loaded\.$/)).toBeVisible();
  front.replies.clear();
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByText(/^Saved copy from/)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});

test('nothing private, nothing of the API and no error is kept, and pictures are few and small', async ({
  page,
}) => {
  await visit(page, LIST);
  await page.goto(`${front.url}/moderate`);
  await page.goto(`${front.url}/status/not-a-token-of-anybody`);
  await page.goto(`${front.url}/events/20990101-nowhere-nothing`);
  front.replies.set('/images/large.webp', {
    status: 200,
    type: 'image/webp',
    body: Buffer.alloc(PICTURE_MAX_BYTES + 1),
  });
  await page.goto(front.url + LIST);
  const wanted = LIMITS.picture.maxEntries + 20;
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
    .toBeLessThanOrEqual(LIMITS.picture.maxEntries);
  const all = Object.values(await cached(page)).flat();
  expect(all.filter((path) => /moderate|status|nothing|missing|large|secret/.test(path))).toEqual([]);
  expect(all.filter((path) => path.startsWith('/api/'))).toEqual(['/api/events']);
});

test('a new deployment takes over: open tabs go on, old files serve them, old copies go', async ({
  page,
  context,
}) => {
  await visit(page, LIST);
  await page.evaluate(() => document.body.setAttribute('data-from-before', ''));
  const scripts = async () => (await cached(page)).static?.filter((path) => path.endsWith('.js')) ?? [];
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(8);
  const files = await scripts();
  await page.evaluate(() => caches.open('guide-page-0'));

  front.deploy();
  const later = await context.newPage();
  await later.goto(front.url);
  const precached = async () => (await cached(later)).precache ?? [];
  await expect.poll(async () => (await precached()).some((path) => path.includes('/renewed/'))).toBe(true);
  await expect.poll(async () => (await precached()).filter((path) => path.includes('/chunks/'))).toEqual([]);
  await keeps(later, 'page', '/');
  expect(await later.evaluate(() => caches.has('guide-page-0'))).toBe(false);

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
    await later.goto(front.url + path);
    await expect(bar(later)).toBeVisible();
  }
  await later.goto(`${front.url}/events/20990101-nowhere-nothing`);
  await expect(later.getByRole('link', { name: /^Things to do in Belize/ })).toBeVisible();
});

/** How much of the worker is left on the device. */
const remains = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    ...(await caches.keys()),
  ]);

test('a worker that the server has withdrawn takes its caches with it', async ({ page }) => {
  await visit(page, LIST);
  front.replies.set('/sw.js', { status: 404, type: 'text/plain', body: 'Gone' });
  await page.goto(front.url + LIST);
  await expect.poll(() => remains(page)).toEqual([0]);
  await expect(cards(page).first()).toBeVisible();
});

test('a worker that calls itself back empties the device, and pages go on', async ({ page }, info) => {
  await visit(page, LIST);
  const file = info.outputPath('retired.js');
  const made = spawnSync('node', ['scripts/worker.mjs', file], {
    env: { ...process.env, OFFLINE_WORKER: 'off' },
  });
  expect(made.status).toBe(0);
  front.replies.set('/sw.js', { status: 200, type: 'text/javascript', body: readFileSync(file) });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => remains(page)).toEqual([0]);
});

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Fills in the event form up to its review, and waits as long as a person takes at least. */
async function fillEvent(page: Page, title: string) {
  await expect(step(page, 'Event Details')).toBeVisible();
  const opened = Date.now();
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('Event title').fill(title);
  await page.getByLabel('Event date').fill('2099-12-05');
  await page.getByLabel('Start time').fill('19:30');
  await page.getByLabel('End time').fill('23:00');
  await page.getByLabel('Cultural Celebration').check();
  await page.getByLabel('Event description').fill('Marimba, food and games on the field behind the school.');
  await next.click();
  await page.getByRole('combobox', { name: 'City or community' }).pressSequentially('san ant');
  await page.getByRole('option', { name: 'San Antonio (Toledo)' }).click();
  await page.getByLabel('Venue name').fill('Football Field');
  await next.click();
  await page.getByLabel('Your name').fill('Sample Organiser');
  await page.getByLabel('Your email').fill('organiser@example.com');
  await next.click();
  await expect(step(page, 'Images & Media')).toBeVisible();
  await next.click();
  await expect(step(page, 'Review & Submit')).toBeVisible();
  await page.waitForTimeout(Math.max(0, opened + MIN_FORM_SECONDS * 1000 + 1_500 - Date.now()));
}

/** Submits an event without a signal and closes the page. */
async function submitAndClose(context: BrowserContext, title: string) {
  const page = await context.newPage();
  await page.goto(`${front.url}/submit-event`);
  await fillEvent(page, title);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit event for review' }).click();
  await expect(page.getByText('You may close the page')).toBeVisible();
  // A page that is being closed still hears that the signal is back.
  front.setDown(true);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.waitForTimeout(1_500);
  await next.close();
  front.setDown(false);
}

test('what was submitted without a signal is sent at the next visit, once, and its private link is told', async ({
  context,
}) => {
  await submitAndClose(context, 'Village Fiesta');
  const [page, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([page.goto(front.url + LIST), other.goto(front.url)]);
  await expect
    .poll(() => front.posts.filter((path) => path === '/api/submit-event').length, { timeout: 30_000 })
    .toBe(1);
  const told = async () =>
    (await page.getByText('was sent.').count()) + (await other.getByText('was sent.').count());
  await expect.poll(told).toBe(1);

  const third = await context.newPage();
  await third.goto(front.url);
  await expect(third.getByText('Your event “Village Fiesta” was sent.')).toBeVisible();
  await third.getByRole('link', { name: 'See it here' }).click();
  await expect(third).toHaveURL(/\/status\/[\w-]+$/);
  await expect(third.getByText('Village Fiesta').first()).toBeVisible();
  await third.goto(front.url);
  await third.getByRole('button', { name: 'Close this notice' }).click();
  await third.reload();
  await keeps(third, 'page', '/');
  await expect(third.getByText('was sent.')).toBeHidden();
  expect(
    Object.values(await cached(third))
      .flat()
      .filter((path) => path.includes('status')),
  ).toEqual([]);
  expect(front.posts.filter((path) => path === '/api/submit-event')).toHaveLength(1);
});

test('what the server refuses waits with its reason, and is not sent again by itself', async ({
  context,
}) => {
  await submitAndClose(context, 'Refused Fiesta');
  front.replies.set('/api/submit-event', {
    status: 400,
    type: 'application/json',
    body: JSON.stringify({
      error: 'Please enter a valid date',
      fields: { date: 'Please enter a valid date' },
    }),
  });
  const page = await context.newPage();
  await page.goto(front.url);
  await expect(
    page.getByText('Your event “Refused Fiesta” could not be sent: Please enter a valid date'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByText('“Refused Fiesta”').first()).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(step(page, 'Review & Submit')).toBeVisible();
  expect(front.posts.filter((path) => path === '/api/submit-event')).toHaveLength(1);
});
