import { expect, test } from '../support/browser/strong-device.ts';

const TITLE = 'Independence Day Parade & Jump-Up';
const EVENT = '/events/20270921-dangriga-independence-day-parade-jump-u';

test.describe('the calendar file of an event', { tag: '@desktop' }, () => {
  test('is a valid iCalendar file', async ({ request }) => {
    const response = await request.get(`${EVENT}/calendar.ics`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers()['content-disposition']).toBe(
      'inline; filename="20270921-dangriga-independence-day-parade-jump-u.ics"',
    );
    const file = await response.text();
    expect(file).toContain('\r\nDTSTART:20270921T200000Z\r\n');
    expect(file).toContain(`\r\nSUMMARY:${TITLE}\r\n`);
    expect(await (await request.get(`${EVENT}/calendar.ics`)).text()).toBe(file);
  });

  test('does not exist while the date is to be confirmed, and the page does not offer it', async ({
    page,
    request,
  }) => {
    const [, path = ''] =
      /href="(\/events\/[^"]*kite-sail[^"]*)"/.exec(
        await (await request.get('/things-to-do-in-belize')).text(),
      ) ?? [];
    const response = await request.get(`${path}/calendar.ics`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe(
      'The date of this event is not known yet, so there is nothing to put in a calendar.',
    );
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeHidden();
  });

  test('redirects to the file of the event’s new date', async ({ request }) => {
    const response = await request.get(
      '/events/20261212-san-pedro-placencia-holiday-lighted-boat/calendar.ics',
      { maxRedirects: 0 },
    );
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(
      /\/events\/20261205-placencia-placencia-holiday-lighted-boat\/calendar\.ics$/,
    );
  });

  test('is a 404 for an event that does not exist', async ({ request }) => {
    expect((await request.get('/events/20991231-nowhere-nothing/calendar.ics')).status()).toBe(404);
  });
});

test('an event is added to a calendar with two clicks, without leaving the page', async ({ page }) => {
  await page.goto(EVENT);
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeFocused();
  await expect(page).toHaveURL(EVENT);
});

test('images open enlarged over the dialog, and Escape closes one layer at a time', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await page.locator(`a[href="${EVENT}"]`).click();
  const dialog = page.getByRole('dialog', { name: TITLE, exact: true });
  const second = dialog.getByRole('link', { name: 'Picture 2 of 2' });
  await second.click();
  const viewer = page.getByRole('dialog', { name: `Pictures: ${TITLE}` });
  await expect(viewer.getByRole('heading')).toBeFocused();
  await expect(viewer.getByRole('status')).toHaveText('Picture 2 of 2');
  await expect(viewer.getByRole('img', { name: 'picture 2 of 2' })).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('status')).toHaveText('Picture 1 of 2');
  await expect(viewer.getByRole('img', { name: 'picture 1 of 2' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('closing the QR code returns the focus to the share menu', async ({ page }) => {
  await page.goto(EVENT);
  const share = page.getByRole('article').getByRole('button', { name: 'Share' });
  await share.click();
  await page.getByRole('button', { name: 'QR code', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan to open this event' });
  await expect(dialog.getByRole('img', { name: new RegExp(`QR code of .*${EVENT}$`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
});

test('a QR code can be saved as an image', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(EVENT);
  await page.getByRole('article').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'QR code', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('qr-code.png');
});

test('a saved event is still saved after a reload', async ({ page }) => {
  await page.goto(EVENT);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
});

test('an image that does not load is replaced by the poster of its category', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route(/\/images\/events\//, (route) => route.abort());
  await page.goto(EVENT);
  const cover = page.getByRole('article').locator('img').first();
  await expect(cover).toHaveAttribute('src', '/images/categories/parade.webp');
  await expect(page.getByRole('link', { name: 'Full picture' })).toBeHidden();
});

test('the focused element is never covered by the action bar', async ({ page }) => {
  // No smooth scrolling: what counts is where it ends.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(EVENT);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('article')) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return !onTop || !(focused.contains(onTop) || onTop.contains(focused));
    });
    expect(covered).toBe(false);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('calendar, share actions and images are plain links', async ({ page }) => {
    await page.goto(EVENT);
    await expect(page.getByRole('link', { name: 'Calendar file (.ics)' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Picture 2 of 2' }).click();
    await expect(page).toHaveURL(/\/images\/events\/[a-z]+\.webp$/);
  });
});
