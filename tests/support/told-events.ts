import { expect, type Page } from '@playwright/test';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';

/** What somebody types, of whom nothing may be told. */
export const MARIA = { name: 'Maria Lopez', email: 'maria.lopez@mail.example', phone: '+501 622 1234' };

/** Everything that the page tells from now on, and the bodies it came in. */
export async function listen(page: Page) {
  const events: AnalyticsEvent[] = [];
  const bodies: string[] = [];
  await page.route('**/api/analytics', async (route) => {
    const body = route.request().postData() ?? '';
    bodies.push(body);
    events.push(...JSON.parse(body).events);
    await route.fulfill({ status: 204 });
  });
  return { events, bodies, names: () => new Set(events.map(({ name }) => name)) };
}

/** Lets the page believe that somebody has gone to another tab, and come back. */
export const lookAway = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });

/** Waits until all of these have been told. */
export async function expectTold(page: Page, told: AnalyticsEvent[], wanted: Record<string, unknown>[]) {
  await expect(async () => {
    await lookAway(page);
    for (const event of wanted) expect(told).toContainEqual(expect.objectContaining(event));
  }).toPass();
}

/** Opens a page and waits until it rests and is counted. */
export async function open(page: Page, path: string, told: AnalyticsEvent[]) {
  await page.goto(path);
  await expectTold(page, told, [{ name: 'page_view' }]);
}
