import { expectNoViolations } from '../support/browser/no-violations.ts';
import { bar, cached, found, keeps, LIST, used, visit } from '../support/browser/offline-pages.ts';
import { listSearch } from '../support/browser/search-fields.ts';
import { shownCards } from '../support/browser/shown-cards.ts';
import { expect, type Page } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { test } from '../support/sites/shared-site.ts';
import { siteBehindProxy } from '../support/sites/site-behind-proxy.ts';

test.use({ serviceWorkers: 'allow' });

const offline = siteBehindProxy();

const VISITED = eventOf('tomorrow');
const SAVED = eventOf('parade').path;
const UNSEEN = eventOf('allDay').path;

/** Saves an event of the list as the button of its dialog does, without opening it: it is never visited. */
async function saveUnvisited(page: Page) {
  await page.evaluate(
    (id) => {
      window.localStorage.setItem('saved-events', JSON.stringify([id]));
      window.dispatchEvent(new StorageEvent('storage'));
    },
    SAVED.replace('/events/', ''),
  );
  await keeps(page, 'saved', SAVED);
}

test('the last list, visited and saved events open offline, with the time they were cached', async ({
  page,
  context,
}) => {
  await visit(page, offline.proxy.url, LIST);
  await page.getByRole('link', { name: VISITED.title }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await keeps(page, 'page', VISITED.path);
  await saveUnvisited(page);
  // Its images are loaded after it.
  await expect.poll(async () => (await cached(page))['saved-picture'] ?? []).not.toEqual([]);

  await context.setOffline(true);
  // Addresses with filters share one cached page, which the search uses.
  await page.goto(`${offline.proxy.url}${LIST}?q=lobsterfest`);
  await expect(bar(page)).toBeVisible();
  await expect(found(page)).toBeVisible();
  await listSearch(page).fill('san pedro');
  await expect(
    page.getByRole('status').filter({ hasText: /events? (in San Pedro|for “san pedro”)/ }),
  ).toBeVisible();

  for (const path of [VISITED.path, SAVED]) {
    await page.goto(offline.proxy.url + path);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Belize Celebrations$/);
  }
  // The image that replaces a missing one is cached too.
  const replacement = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => replacement.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the page says that the network is away, and the assistant and the search field do without it', async ({
  page,
  context,
}) => {
  await visit(page, offline.proxy.url, LIST);
  // The index comes after the assistant's code, when the page rests.
  await keeps(page, 'index', '/api/events');
  const words = page.getByText('You are offline. What you have opened or saved still works.');
  await context.setOffline(true);
  await expect(words).toBeVisible();
  await context.setOffline(false);
  await expect(words).toBeHidden();
  await context.setOffline(true);
  await page.goto(offline.proxy.url + LIST);
  await expect(bar(page)).toBeVisible();
  await listSearch(page).fill('parades in dangriga');
  await expect(page.getByRole('combobox', { name: 'Place', exact: true })).toHaveValue('dangriga');
  await page.getByRole('banner').getByRole('button', { name: 'Ask the guide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the guide' });
  await dialog.getByLabel('Your question').fill('parades in San Pedro');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').first()).toHaveText(/^I found \d+ parades? in San Pedro/);
});

test('the manifest has all that a phone needs to install the guide', async ({ page, context }) => {
  await page.goto(`${offline.proxy.url}/terms`);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Every context of a test is a private window, from which nothing can be installed.
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

test('a page that is not cached, as results of the server never are, shows the offline page, and opens when the network returns', async ({
  page,
  context,
}) => {
  await visit(page, offline.proxy.url, LIST);
  const results = `${offline.proxy.url}/search?cost=free&page=2`;
  await page.goto(results);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('events');
  await context.setOffline(true);
  await page.goto(results);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No signal');
  await page.goto(offline.proxy.url + UNSEEN);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No signal');
  await expect(page.getByRole('link', { name: /^Things to do in Belize/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^Things to do in Belize/ }).click();
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No signal');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('No signal');
  await expect(page).toHaveURL(offline.proxy.url + UNSEEN);
});

test('a server error is replaced by the cached page', async ({ page }) => {
  await visit(page, offline.proxy.url, LIST);
  offline.proxy.replies.set(LIST, { status: 503, type: 'text/html', body: 'Busy' });
  await page.goto(offline.proxy.url + LIST);
  await expect(page.getByText(/^Saved copy from .* The latest could not be loaded\.$/)).toBeVisible();
  offline.proxy.replies.clear();
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByText(/^Saved copy from/)).toBeHidden();
  await expect(shownCards(page).first()).toBeVisible();
});

test('the page of a saved event that is no longer there is removed when it is fetched again without a visit', async ({
  page,
}) => {
  await visit(page, offline.proxy.url, LIST);
  await saveUnvisited(page);
  offline.proxy.replies.set(SAVED, { status: 404, type: 'text/html', body: 'Gone' });
  await page.evaluate(async (path) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ kind: 'keep-page', path, parts: [] });
  }, SAVED);
  await expect.poll(async () => (await cached(page)).saved ?? []).not.toContain(SAVED);
});

test('the kept page of a saved event is fetched again as soon as a list says another hour of it', async ({
  page,
}) => {
  const html = await (await page.request.get(offline.proxy.url + SAVED)).text();
  const [, facts = ''] = /<\/time>, <time[^>]*(>[^<]+<\/time>)/.exec(html) ?? [];
  expect(facts).toContain('9 AM - 12 PM');
  const former = html.replace(facts, '>4:15 AM</time>');
  offline.proxy.replies.set(SAVED, { status: 200, type: 'text/html', body: former });
  await visit(page, offline.proxy.url, LIST);
  await saveUnvisited(page);
  const says = (words: string) =>
    used(page, () =>
      page.evaluate(
        async ([path = '', text = '']) =>
          (await (await caches.match(path, { cacheName: 'guide-saved-1' }))?.text())?.includes(text),
        [SAVED, words],
      ),
    );
  await expect.poll(() => says('4:15 AM')).toBe(true);
  offline.proxy.replies.clear();
  await page.goto(offline.proxy.url + LIST);
  await expect.poll(() => says('4:15 AM')).toBe(false);
  expect(await says(facts)).toBe(true);
});
