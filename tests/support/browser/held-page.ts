import type { Page } from '@playwright/test';

/**
 * Holds back what the router asks of a path, as a weak signal does, until the returned function is called. What was
 * prefetched before is not affected.
 */
export async function holdPage(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname === path && url.searchParams.has('_rsc'),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
