import { expect, type Page } from '@playwright/test';

/**
 * Milliseconds until a new worker has taken over at the latest: Chromium lets the one before finish what it is at, and
 * a busy one may be asked for five minutes. Mostly it takes one second.
 */
export const TAKEOVER = { timeout: 330_000 };
export const LIST = '/things-to-do-in-belize';
export const bar = (page: Page) => page.getByText(/^Saved copy from \d+ \w+, \d\d:\d\d\. You are offline\.$/);
export const cards = (page: Page) => page.getByRole('main').locator('a[href^="/events/"]');

/** What lies in each cache, by its name without number: paths with what they were asked with. */
export const cached = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name.replace(/^guide-|^serwist-|-(1$|v2-.*)/g, '')] = requests.map(({ url }) =>
        url.slice(window.location.origin.length),
      );
    }
    return found;
  });

export const keeps = (page: Page, cache: string, path: string) =>
  expect
    .poll(async () => (await cached(page))[cache] ?? [], { message: `${path} in ${cache}` })
    .toContain(path);

/** How many of the parts that the page has fetched the worker has not kept yet. */
const missingParts = (page: Page) =>
  page.evaluate(async () => {
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/_next/static/'));
    const kept = await Promise.all(parts.map((part) => caches.match(part)));
    return kept.filter((answer) => !answer).length;
  });

/** Opens a page and waits until the worker has kept it, with its parts. */
export async function visit(page: Page, url: string, path: string) {
  await page.goto(url + path);
  await keeps(page, 'page', path);
  await expect.poll(() => missingParts(page), { message: `parts of ${path}` }).toBe(0);
}
