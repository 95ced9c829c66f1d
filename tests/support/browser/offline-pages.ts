import { expect, type Page } from '@playwright/test';
import { listSearch } from './search-fields.ts';

export const LIST = '/things-to-do-in-belize';
/** Playwright would look every second. */
const LOOK_AGAIN_MS = [100];
export const bar = (page: Page) =>
  page.getByText(/^Saved copy from \d+ \w+, [\d:]+ [AP]M\. You are offline\.$/);

/** What the list says that was searched for 'lobsterfest'. */
export const found = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^[1-9]\d* events? for “lobsterfest”/ });

/** Searches the list: its scripts have arrived, and it has the index of the events. */
export async function search(page: Page) {
  await listSearch(page).fill('lobsterfest');
  await expect(found(page)).toBeVisible();
}

/** Milliseconds in which a service worker may finish what it is handling before it is stopped. */
const HANDOVER_MS = 3_000;

/**
 * Waits until the newest service worker has taken over. Chromium activates it when the one before is idle, but does not
 * always notice that while DevTools are attached, as Playwright's are, and then waits for five minutes. So the old one
 * is stopped here, as Chromium itself does with an idle one after 30 seconds.
 */
export async function takesOver(page: Page) {
  const next = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (registration?.installing ?? registration?.waiting)?.state;
    });
  await expect
    .poll(next, { timeout: HANDOVER_MS })
    .toBeUndefined()
    .catch(() => {});
  await expect(async () => {
    if ((await next()) === 'installed') {
      const session = await page.context().newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await session.detach();
    }
    expect(await next()).toBeUndefined();
  }).toPass();
}

/**
 * Asks a page for something after a visitor has used it, by a key that it does not answer: what serves a later visit waits
 * for that. It may not hear it yet, so whoever asks again uses it again.
 */
export async function used<Answer>(page: Page, ask: (page: Page) => Promise<Answer>): Promise<Answer> {
  await page.keyboard.press('Shift');
  return ask(page);
}

/**
 * The paths in each cache, with their queries, by the cache's name without its version. Outdated caches are left out: to
 * open one that has just been deleted would make it again.
 */
export const cached = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of (await caches.keys()).filter((each) => !each.endsWith('-0'))) {
      const requests = await (await caches.open(name)).keys();
      found[name.replace(/^guide-|^serwist-|-(1$|v2-.*)/g, '')] = requests.map(({ url }) =>
        url.slice(window.location.origin.length),
      );
    }
    return found;
  });

export const keeps = (page: Page, cache: string, path: string) =>
  expect
    .poll(async () => (await used(page, cached))[cache] ?? [], {
      message: `${path} in ${cache}`,
      intervals: LOOK_AGAIN_MS,
    })
    .toContain(path);

/** How many build files that the page has fetched the service worker has not cached yet. */
const missingParts = (page: Page) =>
  page.evaluate(async () => {
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/_next/static/'));
    const kept = await Promise.all(parts.map((part) => caches.match(part)));
    return kept.filter((answer) => !answer).length;
  });

/** Opens a page and waits until the service worker has cached it with its build files. */
export async function visit(page: Page, url: string, path: string) {
  await page.goto(url + path);
  await keeps(page, 'page', path);
  await expect
    .poll(() => missingParts(page), { message: `parts of ${path}`, intervals: LOOK_AGAIN_MS })
    .toBe(0);
}
