import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { headerSearch, listSearch } from '../support/browser/search-fields.ts';
import { expectSent, hideAndShow, listen, MARIA, open } from '../support/browser/sent-analytics.ts';
import { shownCards } from '../support/browser/shown-cards.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

/** Scrolls to the end, as often as the page grows, until that is reported; a position counts after half a second. */
async function scrollThrough(page: Page, events: AnalyticsEvent[]) {
  await expect(async () => {
    for (const part of [0.5, 1]) {
      await page.evaluate((to) => {
        window.scrollTo({ top: document.documentElement.scrollHeight * to, behavior: 'instant' });
      }, part);
      await page.waitForTimeout(600);
    }
    await hideAndShow(page);
    expect(events).toContainEqual(expect.objectContaining({ name: 'scroll_depth', percent: 100 }));
  }).toPass();
}

test('a visit is counted without cookies and without personal data', async ({ page, context }) => {
  const { events, bodies } = await listen(page);
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/', events);
  await expectSent(page, events, [
    { name: 'landing', view: 'home' },
    { name: 'page_view', view: 'home' },
    { name: 'page_load' },
    { name: 'web_vital', metric: 'FCP' },
    { name: 'web_vital', metric: 'CLS' },
    { name: 'web_vital', metric: 'TTFB' },
  ]);
  await scrollThrough(page, events);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Show QR code' }).click();
  const code = page.getByRole('dialog', { name: 'Scan to Visit Our Website' });
  await code.getByRole('button', { name: 'Copy Link' }).click();
  await code.getByRole('button', { name: 'Close' }).click();
  await expectSent(page, events, [
    ...[25, 50, 75, 100].map((percent) => ({ name: 'scroll_depth', percent })),
    { name: 'dark_mode_toggle', theme: 'dark' },
    { name: 'share', what: 'site', way: 'qr' },
    { name: 'share', what: 'site', way: 'copy' },
    { name: 'web_vital', metric: 'INP' },
    { name: 'web_vital', metric: 'LCP' },
  ]);

  const box = headerSearch(page);
  await box.fill('free');
  await box.press('Enter');
  await expectSent(page, events, [
    { name: 'search', found: true },
    { name: 'ab_assignment', experiment: 'search-hint' },
    { name: 'ab_assignment', experiment: 'search-hint-used' },
  ]);
  const search = listSearch(page);
  await search.fill(`Xylophone ${MARIA.email} ${MARIA.phone}`);
  await expectSent(page, events, [{ name: 'search', found: false }]);
  await search.fill('Zeppelin flights 1931');
  await expectSent(page, events, [{ name: 'search', found: false, words: 'zeppelin flights' }]);
  await search.fill('');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Things to Do' }).click();
  await expect(page).toHaveURL('/things-to-do-in-belize');
  const card = shownCards(page).first();
  const id = (await card.getAttribute('href'))?.replace('/events/', '');
  await card.click();
  const dialog = page.getByRole('dialog');
  const share = dialog.getByRole('button', { name: 'Share' });
  // Nothing of other people's servers is asked for in a test.
  await context.route(/wa\.me|facebook|twitter/, (route) => route.fulfill({ body: '' }));
  for (const name of ['WhatsApp', 'Facebook', 'Twitter']) {
    await share.click();
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name }).click();
    await (await opened).close();
    // A choice closes the menu.
    await expect(share).toHaveAttribute('aria-expanded', 'false');
  }
  await expectSent(page, events, [
    { name: 'page_view', view: 'things-to-do' },
    { name: 'things_to_do_page_visit' },
    { name: 'event_view', id },
    ...['whatsapp', 'facebook', 'twitter'].map((way) => ({ name: 'share', what: 'event', way })),
  ]);

  expect(events.filter(({ name }) => name === 'landing')).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  for (const body of bodies) {
    expect(body.length).toBeLessThan(16_000);
    expect(body).not.toMatch(/maria|lopez|mail\.example|622\D{0,3}1234/i);
  }
});

test('a visit of five minutes is reported, and collected events are sent every thirty seconds', async ({
  page,
}) => {
  const { events } = await listen(page);
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward('00:15');
  await expect(async () => {
    await page.clock.fastForward('00:31');
    expect(events).toContainEqual({ name: 'page_view', view: 'home' });
  }).toPass();
  for (let minute = 0; minute < 6; minute += 1) await page.clock.fastForward('01:00');
  await expectSent(page, events, [{ name: 'session_duration', minutes: 5 }]);
});

test('a page is counted once, however often is searched on it', async ({ page }) => {
  const { events } = await listen(page);
  await open(page, '/things-to-do-in-belize', events);
  for (const words of ['drums', 'punta', 'regatta']) {
    const box = headerSearch(page);
    await box.fill(words);
    await box.press('Enter');
    await expect(page).toHaveURL(`/things-to-do-in-belize?q=${words}#events`);
    await expect(listSearch(page)).toHaveValue(words);
  }
  await expectSent(page, events, [{ name: 'search' }]);
  for (const once of ['page_view', 'things_to_do_page_visit'])
    expect(events.filter(({ name }) => name === once)).toHaveLength(1);
});
