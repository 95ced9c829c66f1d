import { dayStamp } from '#lib/events/calendar/calendar-dates';
import { addDays, weekdayOf } from '#lib/time/calendar-day';
import { formatDaySpan, formatLongDay, formatShortDay } from '#lib/time/format-day';
import { expectNoViolations } from '../support/browser/no-violations.ts';
import { expect, type Page } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { signIn } from '../support/sites/moderator.ts';
import { test } from '../support/sites/shared-site.ts';
import { ask, type SiteServer } from '../support/sites/site-server.ts';
import { putInStore } from '../support/store/in-store.ts';
import { EVENT_DAY, someSubmission } from '../support/submissions/some-submission.ts';

let site: SiteServer;
test.beforeAll(({ site: shared }) => {
  site = shared;
});

const put = async (fields: Parameters<typeof putInStore>[1] = {}) => {
  const item = await putInStore(site, fields);
  return { ...item, url: site.url + item.path };
};

const YEAR = EVENT_DAY.slice(0, 4);
const THIRD = `${YEAR}-12-03`;
/**
 * A Sunday of December, when clocks of the north have no daylight saving time; the two days before it and the three weeks
 * after it are of the same month.
 */
const SUNDAY = addDays(THIRD, (7 - weekdayOf(THIRD)) % 7);
const daysAfter = (count: number) => addDays(SUNDAY, count);

/** An event on that Sunday. */
const onSunday = (changes: Record<string, unknown> = {}) => someSubmission({ date: SUNDAY, ...changes });

/** Days of that month as the site lists them: '4, 11 and 25 December' and the year. */
const listed = (...counts: number[]) => {
  const numbers = counts.map((count) => Number(daysAfter(count).slice(8)));
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} December ${YEAR}`;
};

const box = (page: Page, count: number) =>
  page.getByRole('checkbox', { name: formatShortDay(daysAfter(count)) });

const held = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');

const PHONE = { width: 390, height: 844 };

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('every Saturday until a day becomes a list of dates, of which one is unticked before it is sent', async ({
    page,
  }) => {
    const { url } = await put();
    await page.goto(`${url}/correct`);
    await expect(page.getByLabel('From and to')).toBeChecked();
    await expect(page.getByLabel('Start time')).toHaveValue('20:00');
    await expect(page.getByLabel('Last day')).toBeHidden();
    await page.getByLabel('Several dates').check();
    await page.getByLabel('Event date').fill(daysAfter(-1));
    await page.getByLabel(/^Every \w+ until/).fill(daysAfter(20));
    await page.getByLabel('Another date, 1').fill(daysAfter(21));
    await page.getByLabel('Another date, 2').fill(daysAfter(-2));
    await page.getByRole('button', { name: 'Send correction' }).click();

    await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Choose at least one date after/ })).toBeVisible();
    await expect(page.getByLabel('Another date, 1')).toHaveValue(daysAfter(-2));
    await page.getByLabel('Another date, 1').fill('');
    await expect(box(page, 6)).toBeChecked();
    await box(page, 13).uncheck();
    await page.getByLabel('All day').check();
    await expect(page.getByLabel('Start time')).toBeHidden();
    await page.getByRole('button', { name: 'Send correction' }).click();

    await expect(page).toHaveURL(`${url}?done=corrected`);
    await expect(held(page, 'Event date')).toHaveText(listed(-1, 6, 20, 21));
    await expect(held(page, 'Time')).toHaveText('All day');
  });

  test('an end without a start is told beside the hours, and kept', async ({ page }) => {
    const { url } = await put();
    await page.goto(`${url}/correct`);
    await page.getByLabel('Start time').fill('');
    await page.getByLabel('End time').fill('22:00');
    await page.getByRole('button', { name: 'Send correction' }).click();
    const sentence = 'Say when it begins too, or leave the end time empty';
    await page.getByRole('link', { name: sentence }).click();
    await expect(page.getByLabel('Start time')).toBeFocused();
    await expect(page.getByLabel('Start time')).toHaveAccessibleDescription(`Error: ${sentence}`);
    await expect(page.getByLabel('End time')).toHaveValue('22:00');
  });

  test('the zone of a place abroad is asked once its country is sent', async ({ page }) => {
    const { url } = await put();
    await page.goto(`${url}/correct`);
    const zone = page.getByLabel('Time zone of the place');
    await expect(zone).toHaveCount(0);
    await page.getByLabel('Country').fill('Brazil');
    await page.getByLabel('City/Community').fill('Manaus');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
    await zone.selectOption('Manaus (America)');
    await page.getByLabel('Country').fill('Mexico');
    await page.getByLabel('City/Community').fill('Xcalak');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
    await expect(zone).toHaveValue('');
    await zone.selectOption('Quintana Roo (Cancún, Chetumal)');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page).toHaveURL(`${url}?done=corrected`);
    await expect(held(page, 'Country')).toHaveText('Mexico, Quintana Roo (Cancún, Chetumal)');
  });

  test('an approved event moves abroad, and its country and zone are asked', async ({ page }) => {
    const id = 'gone-abroad';
    const { url } = await put({ status: 'approved', event_id: id, payload: onSunday() });
    await page.goto(`${url}/moved`);
    await page.getByLabel('City/Community').fill('Xcalak');
    await page.getByLabel('Country').fill('Mexico');
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.getByLabel('Time zone of the place').selectOption('Quintana Roo (Cancún, Chetumal)');
    await page.getByRole('button', { name: 'Announce it' }).click();
    await expect(page.getByText(/^Now: .*Xcalak, Mexico$/)).toBeVisible();
    await expect
      .poll(async () => (await ask(`${site.url}/events/${id}/calendar.ics`)).text())
      .toContain(`DTSTART:${dayStamp(daysAfter(1))}T010000Z`);
  });

  test('an approved event moves to several days, and the calendar has its last one', async ({ page }) => {
    const id = 'fiesta-of-three-days';
    const payload = onSunday({ moreDates: [daysAfter(7)] });
    const { url } = await put({ status: 'approved', event_id: id, payload });
    await page.goto(`${url}/moved`);
    await page.getByLabel('Several days').check();
    await page.getByLabel('Last day').fill(SUNDAY);
    await page.getByRole('button', { name: 'Announce it' }).click();
    const problem = page.getByRole('link', { name: 'Choose the last day, after the event date' });
    await expect(problem).toBeVisible();
    await page.getByLabel('Last day').fill(daysAfter(2));
    await page.getByLabel('Not known yet').check();
    await page.getByRole('button', { name: 'Announce it' }).click();
    const span = formatDaySpan(SUNDAY, daysAfter(2), formatLongDay);
    await expect(page.getByText(`Now: ${span}`)).toContainText('Hours to be confirmed');
    await expect
      .poll(async () => (await ask(`${site.url}/events/${id}`)).text())
      .toContain(formatLongDay(daysAfter(2)));
    // Calendars that have the further date of before are told that it is off.
    const file = await (await ask(`${site.url}/events/${id}/calendar.ics`)).text();
    const [, first = '', further = ''] = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
    expect(first).toContain(`DTEND;VALUE=DATE:${dayStamp(daysAfter(3))}`);
    expect(further).toMatch(new RegExp(`UID:${id}\\.${dayStamp(daysAfter(7))}@[\\s\\S]*STATUS:CANCELLED`));
  });

  test('an approved event moves to two days, the second with other hours', async ({ page }) => {
    const id = 'fair-with-a-short-day';
    const payload = onSunday({ time: '10 AM - 6 PM' });
    const { url } = await put({ status: 'approved', event_id: id, payload });
    await page.goto(`${url}/moved`);
    await expect(page.getByLabel('A day with other hours')).toBeHidden();
    await page.getByLabel('Several days').check();
    await page.getByLabel('Last day').fill(daysAfter(1));
    await page.getByLabel('A day with other hours').fill(daysAfter(1));
    await page.getByLabel('That day to').fill('14:00');
    await page.getByRole('button', { name: 'Announce it' }).click();
    await expect(page.getByLabel('That day from')).toHaveAccessibleDescription(/Say when it begins too/);
    await page.getByLabel('That day from').fill('10:00');
    await page.getByRole('button', { name: 'Announce it' }).click();
    const span = formatDaySpan(SUNDAY, daysAfter(1), formatLongDay);
    const time = '10 AM - 6 PM, Mon 10 AM - 2 PM';
    await expect(page.getByText(`Now: ${span}`)).toContainText(time);
    await expect
      .poll(async () => (await ask(`${site.url}/events/${id}`)).text())
      .toContain(`"endDate":"${daysAfter(1)}T14:00:00-06:00"`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a correction lists its dates at once, through a reload', async ({ page }) => {
    const { url } = await put({ payload: onSunday() });
    await page.goto(`${url}/correct`);
    await page.getByLabel('Several dates').check();
    await page.getByLabel('Every Sunday until').fill(daysAfter(14));
    await box(page, 7).uncheck();
    await page.getByLabel('Another date').fill(daysAfter(19));
    await page.getByRole('button', { name: 'Add this date' }).click();
    await expect(page.getByText('3 dates in all')).toBeVisible();
    await expectNoViolations(page, 'main');
    await page.reload();
    await expect(page.getByText('We kept what you had filled in.')).toBeVisible();
    await expect(box(page, 7)).not.toBeChecked();
    await expect(box(page, 19)).toBeChecked();
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(held(page, 'Event date')).toHaveText(listed(0, 14, 19));
  });

  test('the zone of a place abroad is asked where neither its town nor its country says it', async ({
    page,
  }) => {
    const { url } = await put();
    await page.goto(`${url}/correct`);
    const zone = page.getByLabel('Time zone of the place');
    await expect(zone).toBeHidden();
    await page.getByLabel('Country').fill('Jamaica');
    await page.getByLabel('City/Community').fill('Kingston');
    await expect(zone).toBeHidden();
    await page.getByLabel('Country').fill('United States');
    await page.getByLabel('City/Community').fill('Miami');
    await zone.selectOption('Eastern Time (New York)');
    await expectNoViolations(page, 'main');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(held(page, 'Country')).toHaveText('United States, Eastern Time (New York)');
  });
});

test('hours abroad are in calendar files as the instant that they are there', async () => {
  await put({
    status: 'approved',
    event_id: 'kingston-night',
    payload: onSunday({
      title: 'Kingston Night',
      country: 'Jamaica',
      community: 'Kingston',
      district: '',
      time: '8 PM',
    }),
  });
  await put({
    status: 'approved',
    event_id: 'miami-night',
    payload: onSunday({
      title: 'Miami Night',
      country: 'United States',
      community: 'Miami',
      district: '',
      time: '8 PM',
      timeZone: 'America/New_York',
    }),
  });
  const file = async (id: string) => (await ask(`${site.url}/events/${id}/calendar.ics`)).text();
  await expect.poll(() => file('kingston-night')).toContain(`DTSTART:${dayStamp(daysAfter(1))}T010000Z`);
  await expect.poll(() => file('miami-night')).toContain(`DTSTART:${dayStamp(daysAfter(1))}T010000Z`);
  const page = await (await ask(`${site.url}/events/kingston-night`)).text();
  expect(page).toContain(`"startDate":"${SUNDAY}T20:00:00-05:00"`);
});

test('an event that is over is put on again next year, filled in on the device', async ({ page }) => {
  const { url } = await put({
    status: 'approved',
    event_id: 'last-year',
    payload: someSubmission({ title: 'Deer Dance', date: day(-8) }),
  });
  await page.goto(url);
  await expectNoViolations(page, 'main');
  await page.getByRole('link', { name: 'Put it on again next year' }).click();
  await expect(page).toHaveURL(`${site.url}/submit-event`);
  await expect(page.getByLabel('Event title')).toHaveValue('Deer Dance');
  await expect(page.getByLabel('Event date')).toHaveValue(day(-8 + 52 * 7));
  await expect(page.getByLabel('Start time')).toHaveValue('20:00');

  // Another event that was begun here stays beside it.
  await page.getByLabel('Event title').fill('Another event');
  await expect(page.getByText('Your draft is kept on this device.')).toBeVisible();
  await page.goto(url);
  await page.getByRole('link', { name: 'Put it on again next year' }).click();
  await expect(page.getByLabel('Event title')).toHaveValue('Deer Dance');
  await page.getByLabel('Event title').fill('Deer Dance again');
  await page.reload();
  await page.getByRole('button', { name: 'Continue Another event' }).click();
  await expect(page.getByLabel('Event title')).toHaveValue('Another event');
});

test('an event that is not over is not offered for next year', async ({ page }) => {
  const { url } = await put({ status: 'approved', event_id: 'to-come', payload: someSubmission() });
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'It moved' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Put it on again next year' })).toHaveCount(0);
});

test('a moderator without JavaScript sees the dates of “every week until” before they are saved', async ({
  browser,
}) => {
  const { id } = await put({ payload: onSunday({ moreDates: [daysAfter(7), daysAfter(19)] }) });
  const moderation = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signIn(moderation, site);
  await moderation.goto(`${site.url}/moderate/items/${id}/edit`);
  await box(moderation, 19).uncheck();
  await moderation.getByLabel('Every Sunday until').fill(daysAfter(21));
  await moderation.getByRole('button', { name: 'Save' }).click();

  await expect(moderation.getByText('Nothing has been saved yet.')).toBeVisible();
  await expect(box(moderation, 21)).toBeChecked();
  await expect(box(moderation, 19)).not.toBeChecked();
  await box(moderation, 14).uncheck();
  await moderation.getByLabel('Event title').fill('');
  await moderation.getByRole('button', { name: 'Save' }).click();

  await expect(moderation.getByRole('link', { name: 'Event title is required' })).toBeVisible();
  await expect(box(moderation, 14)).not.toBeChecked();
  await expect(box(moderation, 19)).not.toBeChecked();
  await moderation.getByLabel('Event title').fill('Village Fiesta');
  await moderation.getByRole('button', { name: 'Save' }).click();
  await expect(moderation.getByText(`Sundays: ${listed(0, 7, 21)}`)).toBeVisible();
  await moderation.context().close();
});
