import { readFileSync } from 'node:fs';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { expect, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { addressOn } from '../support/moment/sheet.ts';

// A site without a sheet shows the sample calendar, whose rows move on by a year when few of them are to come.

for (const path of ['/', '/things-to-do-in-belize', '/search?q=parade'])
  test(`${path} says that its events are samples`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('Sample calendar');
    expect(html).toMatch(/href="\/events\/\d{8}-/);
  });

const TITLE = 'Placencia Holiday Lighted Boat Parade';

for (const file of ['', '/calendar.ics'])
  test(`an earlier address of a sample event leads to the present one${file && ', and to its calendar file'}`, async ({
    request,
  }) => {
    const earlier = addressOn(day(1), 'san-pedro-placencia-holiday-lighted-boat');
    const response = await request.get(earlier + file, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(
      new RegExp(`/events/\\d{8}-placencia-placencia-holiday-lighted-boat${file}$`),
    );
  });

test('the address of a row leads to its event, also when the row has moved on', async ({ request }) => {
  const { events } = finishSlices(parseEventsCsv(readFileSync('data/events.csv', 'utf8')));
  const id = events.find(({ title }) => title === TITLE)?.id;
  const response = await request.get(`/events/${id}`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(`<title>${TITLE}`);
});
