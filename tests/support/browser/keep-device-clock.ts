import type { Page } from '@playwright/test';

/** Lets a page trust its device's clock, as one that was kept does: what the server states as its time is not seen. */
export const keepDeviceClock = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'serverTiming', { get: () => [] }),
  );
