import { belizeMidnight } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';
import { formatLongDay } from '#lib/time/format-day';
import { formatHour } from '#lib/time/format-hour';
import { expect, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { addressOn, eventOf, FULL_MONTH } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const { title: TITLE, path: EVENT, day: DAY } = eventOf('parade');

test.describe('the calendar file of an event', () => {
  test('is a valid iCalendar file', async ({ request }) => {
    const response = await request.get(`${EVENT}/calendar.ics`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers()['content-disposition']).toBe('inline; filename="parade.ics"');
    const file = await response.text();
    expect(file).toContain(`\r\nDTSTART:${DAY.replaceAll('-', '')}T150000Z\r\n`);
    expect(file).toContain(`\r\nSUMMARY:${TITLE}\r\n`);
    expect(await (await request.get(`${EVENT}/calendar.ics`)).text()).toBe(file);
  });

  test('does not exist while the date is to be confirmed, and the page does not offer it', async ({
    page,
    request,
  }) => {
    const { path } = eventOf('undated');
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
    const earlier = addressOn(day(1), 'san-pedro-national-day-parade');
    const response = await request.get(`${earlier}/calendar.ics`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(new RegExp(`${EVENT}/calendar\\.ics$`));
  });

  test('is a 404 for an event that does not exist', async ({ request }) => {
    const unknown = addressOn(day(1), 'nowhere-nothing');
    expect((await request.get(`${unknown}/calendar.ics`)).status()).toBe(404);
  });
});

test('an event is added to a calendar with two clicks, without leaving the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(EVENT);
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeFocused();
  await expect(page).toHaveURL(EVENT);
});

test('images open enlarged over the dialog, and Escape closes one layer at a time', {
  tag: '@phone',
}, async ({ page }) => {
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

test('an image fills the screen, and is enlarged by keys, buttons and two clicks', async ({ page }) => {
  await page.goto(EVENT);
  const opener = page.getByRole('link', { name: 'Full picture' });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: `Pictures: ${TITLE}` });
  const image = viewer.getByRole('img', { name: 'picture 1 of 2' });
  await expect(image).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = async () => (await image.boundingBox()) ?? { width: 0, height: 0 };
  await expect.poll(async () => (await box()).width).toBeGreaterThan(width * 0.9);
  await expect.poll(async () => (await viewer.boundingBox())?.height).toBeCloseTo(height);
  const whole = (await box()).width;
  await page.keyboard.press('+');
  await expect.poll(async () => (await box()).width).toBeCloseTo(whole * 1.5, -1);
  await viewer.getByRole('button', { name: 'Smaller' }).click();
  await expect.poll(async () => (await box()).width).toBeCloseTo(whole, -1);
  await image.dblclick();
  await expect.poll(async () => (await box()).width).toBeCloseTo(whole * 2.5, -1);
  await page.keyboard.press('0');
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByRole('img', { name: 'picture 2 of 2' })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('“Something wrong?” leads to the contact form, filled with the event and its address', async ({
  page,
}) => {
  await page.goto(EVENT);
  const wrong = page.getByRole('link', { name: 'Something wrong? Tell us' });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await wrong.click();
  const form = page.getByRole('form', { name: 'Contact Us' });
  await expect(form.getByLabel('Subject')).toHaveValue(`Something wrong: ${TITLE}`);
  await expect(form.getByLabel('Message')).toHaveValue(new RegExp(`${TITLE}[\\s\\S]*${EVENT}`));
  await expect(form.getByLabel('Message')).toBeFocused();
  await expect(form.getByLabel('Message')).toBeInViewport();
});

test('“Something wrong?” in a dialog leads to the filled form of the home page', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await page.locator(`a[href="${EVENT}"]`).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Something wrong? Tell us' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('form', { name: 'Contact Us' }).getByLabel('Subject')).toHaveValue(
    `Something wrong: ${TITLE}`,
  );
});

test('an event is printed as one page with its picture, day, place and QR code, without the site around it', async ({
  page,
}) => {
  await page.goto(EVENT);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  // On white paper the ink is dark, whatever the theme.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(17, 20, 58)');
  for (const shown of [TITLE, formatLongDay(DAY)])
    await expect(page.getByRole('article').getByText(shown).first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'form', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('a list is printed as months in two columns, without the site around it', async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  await expect(page.getByLabel('Any time')).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'searchbox', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const month = page.locator(`#month-${FULL_MONTH.slice(0, 7)}`);
  await expect(month.getByRole('heading').first()).toBeVisible();
  const lefts = await month
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  expect(new Set(lefts.map(Math.round)).size).toBe(2);
  await expect(month.getByRole('img')).toHaveCount(0);
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the hour of an event is also said by the viewer’s clocks, and nothing moves for it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(EVENT);
    // With its daylight saving time Los Angeles is an hour behind Belize, without it two.
    const hour = new Intl.DateTimeFormat('en', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: 'America/Los_Angeles',
    }).format(belizeMidnight(DAY) + 9 * HOUR_MS);
    await expect(page.getByText(`Belize time, ${formatHour(Number(hour) * 60)} for you`)).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  });
});

test.describe('in Belize', () => {
  test.use({ timezoneId: 'America/Belize' });

  test('the hour of an event needs no other clocks', async ({ page }) => {
    await page.goto(EVENT);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect(page.getByText('for you')).toHaveCount(0);
  });
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

test('a QR code can be saved as an image', async ({ page }) => {
  await page.goto(EVENT);
  await page.getByRole('article').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'QR code', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`qr-code-${EVENT.replace('/events/', '')}.png`);
});

test('a saved event is still saved after a reload', async ({ page }) => {
  await page.goto(EVENT);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
});

test('an image that does not load is replaced by the poster of its category', async ({ page }) => {
  await page.route(/\/images\/events\//, (route) => route.abort());
  await page.goto(EVENT);
  const cover = page.getByRole('article').locator('img').first();
  await expect(cover).toHaveAttribute('src', /^\/images\/categories\/parade(-c\d)?\.webp$/);
  await expect(page.getByRole('link', { name: 'Full picture' })).toBeHidden();
});

test('the focused element is never covered by the action bar', { tag: '@phone' }, async ({ page }) => {
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
    await page.getByRole('link', { name: 'Something wrong? Tell us' }).click();
    await expect(page).toHaveURL(`${EVENT}#contact`);
    await page.getByRole('link', { name: 'Picture 2 of 2' }).click();
    await expect(page).toHaveURL(/\/images\/events\/[a-z]+\.webp$/);
  });
});
