import { expect, type Page } from '@playwright/test';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';

/** Personal data that a visitor types, and that analytics must not contain. */
export const MARIA = { name: 'Maria Lopez', email: 'maria.lopez@mail.example', phone: '+501 622 1234' };

/** Records all analytics events that the page sends from now on, and the request bodies. */
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

/** Simulates that the visitor goes to another tab and comes back. */
export const hideAndShow = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });

/** Waits until all of these events have been sent. */
export async function expectSent(page: Page, told: AnalyticsEvent[], wanted: Record<string, unknown>[]) {
  await expect(async () => {
    await hideAndShow(page);
    for (const event of wanted) expect(told).toContainEqual(expect.objectContaining(event));
  }).toPass();
}

/** Opens a page and waits until it is idle and its view was sent. */
export async function open(page: Page, path: string, told: AnalyticsEvent[]) {
  await page.goto(path);
  await expectSent(page, told, [{ name: 'page_view' }]);
}
