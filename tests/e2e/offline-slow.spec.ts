import { cached, keeps, LIST, search, takesOver, visit } from '../support/browser/offline-pages.ts';
import { shownCards } from '../support/browser/shown-cards.ts';
import { expect, type Page } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { test } from '../support/sites/shared-site.ts';
import { siteBehindProxy } from '../support/sites/site-behind-proxy.ts';

test.use({ serviceWorkers: 'allow' });

const offline = siteBehindProxy();

const EVENT = eventOf('tomorrow');

test.afterEach(() => offline.proxy.release());

/** Has the site serve a service worker that runs some code when it is sent a word; it does so once it has been fetched anew. */
async function serveWorker(page: Page, code: Record<string, string>) {
  const answer = await page.request.get(`${offline.proxy.url}/sw.js`);
  const told = Object.entries(code).map(([word, does]) => `if (data === '${word}') { ${does} }`);
  offline.proxy.replies.set('/sw.js', {
    status: 200,
    type: 'text/javascript',
    body: `${await answer.text()}
self.addEventListener('message', ({ data }) => { ${told.join('\n')} });`,
  });
}
const tell = (page: Page, word: string) =>
  page.evaluate((said) => navigator.serviceWorker.controller?.postMessage(said), word);

/** From then on the service worker waits for a tenth of its times: for the network up to 20 seconds. */
const HURRY = {
  hurry: 'const wait = setTimeout; self.setTimeout = (work, ms, ...rest) => wait(work, ms / 10, ...rest);',
};

/** Holds the network back, for which the service worker does not wait as long as it would. */
async function holdNetwork(page: Page) {
  await tell(page, 'hurry');
  offline.proxy.hold();
}

test('on a network that does not respond the cached page opens, and the newest is offered when it arrives', async ({
  page,
}) => {
  await serveWorker(page, HURRY);
  await visit(page, offline.proxy.url, LIST);
  await holdNetwork(page);
  await page.goto(offline.proxy.url + LIST, { waitUntil: 'commit' });
  await expect(shownCards(page).first()).toBeVisible();
  await expect(page.getByText(/^Saved copy from .* The latest could not be loaded\.$/)).toBeVisible();
  await search(page);

  offline.proxy.release();
  await expect(page.getByText(/^Saved copy from .* A newer one is ready\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText(/^Saved copy from/)).toBeHidden();
  await expect(shownCards(page).first()).toBeVisible();
});

test('a click inside the site does not wait for a network that does not respond', async ({ page }) => {
  await serveWorker(page, HURRY);
  await visit(page, offline.proxy.url, LIST);
  await page.goto(offline.proxy.url + EVENT.path);
  await keeps(page, 'page', EVENT.path);
  await visit(page, offline.proxy.url, LIST);
  await holdNetwork(page);
  await page.getByRole('link', { name: EVENT.title }).click();
  await expect(page.getByText(/^Saved copy from/)).toBeVisible();
  await expect(page).toHaveURL(offline.proxy.url + EVENT.path);
  await expect(page.getByRole('heading', { level: 1, name: EVENT.title })).toBeVisible();
});

test('a page that is not cached shows the offline page after a timeout, and opens by itself when it arrives', async ({
  page,
}) => {
  await serveWorker(page, HURRY);
  await visit(page, offline.proxy.url, LIST);
  await holdNetwork(page);
  await page.goto(offline.proxy.url + EVENT.path, { waitUntil: 'commit', timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No signal here, or too weak');
  await expect(page.getByRole('link', { name: /^Things to do in Belize/ })).toBeVisible();
  offline.proxy.release();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('No signal');
  await expect(page).toHaveURL(offline.proxy.url + EVENT.path);
});

/** Code that breaks a part of the installed service worker, when it is sent the key. */
const BREAKAGES = {
  'a full device': `Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));`,
  'a cache that fails': `for (const what of ['match', 'open', 'keys', 'has'])
    CacheStorage.prototype[what] = () => Promise.reject(new DOMException('No', 'UnknownError'));`,
};

test('with a full device, and with a cache that fails, every page still opens', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await visit(page, offline.proxy.url, LIST);
  const before = await cached(page);
  // It breaks once it is installed and its page has been visited.
  await serveWorker(page, BREAKAGES);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await takesOver(page);
  for (const name of Object.keys(BREAKAGES)) {
    await tell(page, name);
    for (const path of ['/', '/submit-event', LIST]) {
      await page.goto(offline.proxy.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^No signal/)).toBeHidden();
    }
    // The page becomes interactive, so its scripts were loaded.
    await search(page);
  }
  expect(failures).toEqual([]);
  // Pages cached before are still cached.
  expect((await cached(page)).page).toEqual(expect.arrayContaining(before.page ?? []));
});
