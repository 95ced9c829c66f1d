import { belizeMidnight } from '#lib/time/calendar-day';
import { startGoogleSheets } from '../fakes/google-sheets.mjs';
import { expect, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';

const SHEET = [
  'Event,Date,Time,Venue,Location,Cost,ID,Status,Description,Price,Currency,CoverImage',
  `Harvest Supper,${day(-2)},6 PM,Village Green,Hopkins,Free,harvest,,,,,`,
  `Moonlight Canoe Trip,${day(9)},7 PM,Sittee River,Hopkins,Paid,canoe,cancelled,Join us under the moon.,,,`,
  `Village Breakfast,${day(9)},8 AM,School Yard,Dangriga,Free,breakfast,,,,,`,
  `Drumming Class,${day(12)},5 PM,Lebeha,Hopkins,,drumming,,,25,BZD,/images/screenshots/phone-event.webp`,
  `Fiesta Rehearsal,${day(20)},10 AM,Beach,Hopkins,Free,rehearsal,postponed,,,,`,
].join('\n');

// One site for all of them.
test.describe.configure({ mode: 'default' });
let site: SiteServer;
let sheet: Awaited<ReturnType<typeof startGoogleSheets>>;

test.beforeAll(async () => {
  sheet = await startGoogleSheets({ csv: SHEET });
  site = await startSite({ env: { EVENTS_CSV_URL: sheet.csvUrl } });
});
test.afterAll(async () => {
  await site.stop();
  await sheet.close();
});

for (const [id, what, sentence] of [
  ['harvest', 'over', 'Took place at Village Green in Hopkins, 6 PM. Admission was free.'],
  ['canoe', 'cancelled', 'Was to take place at Sittee River in Hopkins, 7 PM.'],
  ['rehearsal', 'postponed', 'Was to take place at Beach in Hopkins, 10 AM. Free admission.'],
] as const)
  test(`the page of an event that is ${what} invites nobody and leads to what is on in its place`, async ({
    page,
  }) => {
    await page.goto(`${site.url}/events/${id}`);
    const article = page.getByRole('article');
    await expect(article.getByText(sentence, { exact: true })).toBeVisible();
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toContain(
      'Took place',
    );
    await expect(article.getByRole('region', { name: 'Coming up in Hopkins' })).toContainText(
      'Drumming Class',
    );
    await article.getByRole('link', { name: 'What is on in Hopkins' }).click();
    await expect(page).toHaveURL(`${site.url}/things-to-do-in-belize?city=hopkins`);
  });

test('what was announced of a cancelled event is shown as a quotation', async ({ page }) => {
  await page.goto(`${site.url}/events/canoe`);
  await expect(page.getByRole('figure')).toContainText('As it was announced');
  await expect(page.getByRole('figure')).toContainText('Join us under the moon.');
});

test('a page that was rendered before the end of its event is put right by the browser', async ({ page }) => {
  await page.clock.setFixedTime(belizeMidnight(day(30)));
  await page.goto(`${site.url}/events/breakfast`);
  const article = page.getByRole('article');
  await expect(article.getByText('This event has ended.')).toBeVisible();
  await expect(article.getByText(/^Took place at School Yard in Dangriga/)).toBeVisible();
  await expect(article).not.toContainText('Join us');
  await expect(article.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
});

test('the price is in both dollars, and the description of a preview begins with the day', async ({
  page,
}) => {
  await page.goto(`${site.url}/events/drumming`);
  await expect(page.getByText('BZ$25 (US$12.50)', { exact: true })).toBeVisible();
  for (const name of ['meta[name="description"]', 'meta[property="og:description"]'])
    expect(await page.locator(name).getAttribute('content')).toMatch(
      /^\w{3} \d+ \w{3} \d{4}, 5 PM · Lebeha, Hopkins · BZ\$25/,
    );
});

test('a ticket below an event opens as a dialog over it, and Back closes it', async ({ page }) => {
  await page.goto(`${site.url}/events/canoe`);
  await page.getByRole('region', { name: 'Same day nearby' }).getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Village Breakfast' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Moonlight Canoe Trip' })).toBeVisible();
});

test('the tickets below an event are in its HTML once, and there again after Back', async ({
  page,
  request,
}) => {
  const html = await (await request.get(`${site.url}/events/canoe`)).text();
  expect(html.split('Village Breakfast')).toHaveLength(2);
  const ticket = page.getByRole('region', { name: 'Same day nearby' }).getByRole('link');
  await page.goto(`${site.url}/events/canoe`);
  await expect(ticket).toContainText('Village Breakfast');
  const all = page.getByRole('article').getByRole('link', { name: 'All events' });
  await all.click();
  await expect(page).toHaveURL(`${site.url}/things-to-do-in-belize`);
  await page.goBack();
  await expect(ticket).toContainText('Village Breakfast');
  // After a reload the browser has no HTML of the event's page any more.
  await all.click();
  await expect(page).toHaveURL(`${site.url}/things-to-do-in-belize`);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/events/canoe`);
  await expect(ticket).toContainText('Village Breakfast');
});
