import { behindFront } from '../support/behind-front.ts';
import { cached, cards, keeps, LIST, visit } from '../support/offline-pages.ts';
import { expect, test } from '../support/strong-device.ts';

test.use({ serviceWorkers: 'allow' });

const offline = behindFront();

test.afterEach(() => offline.front.release());

test('where a network is there and nothing comes, the copy opens, and the newest is offered when it has come', async ({
  page,
}) => {
  await visit(page, offline.front.url, LIST);
  offline.front.hold();
  await page.goto(offline.front.url + LIST, { waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(/^Saved copy from .* The newest could not be loaded\.$/)).toBeVisible();
  await page.getByLabel('Search events').fill('garifuna');
  await expect(page.getByRole('status').filter({ hasText: /events? for “garifuna”/ })).toBeVisible();

  offline.front.release();
  await expect(page.getByText(/^Saved copy from .* A newer one has come\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText(/^Saved copy from/)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});

test('a click inside the site does not wait for such a network either', async ({ page }) => {
  await visit(page, offline.front.url, LIST);
  const path = (await cards(page).nth(1).getAttribute('href')) ?? '';
  await page.goto(offline.front.url + path);
  await keeps(page, 'page', path);
  await visit(page, offline.front.url, LIST);
  const name = await cards(page).nth(1).innerText();
  offline.front.hold();
  await cards(page).nth(1).click();
  await expect(page.getByText(/^Saved copy from/)).toBeVisible();
  await expect(page).toHaveURL(offline.front.url + path);
  expect(name).toContain(await page.getByRole('heading', { level: 1 }).innerText());
});

test('a page that was never kept leads to what is after a while, and opens by itself when it has come', async ({
  page,
}) => {
  await visit(page, offline.front.url, LIST);
  const unseen = (await cards(page).nth(5).getAttribute('href')) ?? '';
  offline.front.hold();
  await page.goto(offline.front.url + unseen, { waitUntil: 'commit', timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No signal here, or too little');
  await expect(page.getByRole('link', { name: /^Things to do in Belize/ })).toBeVisible();
  offline.front.release();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('No signal');
  await expect(page).toHaveURL(offline.front.url + unseen);
});

for (const [name, breakIt] of [
  [
    'a full device',
    `Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));`,
  ],
  [
    'a cache that fails',
    `for (const what of ['match', 'open', 'keys', 'has'])
      CacheStorage.prototype[what] = () => Promise.reject(new DOMException('No', 'UnknownError'));`,
  ],
] as const)
  test(`${name} takes no page away`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await visit(page, offline.front.url, LIST);
    const before = await cached(page);
    const answer = await page.request.get(`${offline.front.url}/sw.js`);
    // It breaks once it is installed and its page has been looked at.
    offline.front.replies.set('/sw.js', {
      status: 200,
      type: 'text/javascript',
      body: `${await answer.text()}
self.addEventListener('message', ({ data }) => { if (data === 'break') { ${breakIt} } });`,
    });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return (
            registration?.active?.state === 'activated' && !registration.waiting && !registration.installing
          );
        }),
      )
      .toBe(true);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('break'));
    for (const path of [LIST, '/', '/submit-event']) {
      await page.goto(offline.front.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^No signal/)).toBeHidden();
    }
    // The page comes alive, so its scripts have come.
    await page.goto(offline.front.url + LIST);
    await page.getByLabel('Search events').fill('garifuna');
    await expect(page.getByRole('status').filter({ hasText: /events? for “garifuna”/ })).toBeVisible();
    expect(failures).toEqual([]);
    // What was kept before is still there.
    expect((await cached(page)).page).toEqual(expect.arrayContaining(before.page ?? []));
  });
