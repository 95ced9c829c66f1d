import { largeSheet } from '../../lab/harness/large-sheet.mjs';
import { startGoogleSheets } from '../fakes/google-sheets.mjs';
import { listSearch } from '../support/browser/search-fields.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';

// So that no midnight makes an event old while it is looked at.
const tomorrow = day(1);
const HEADER = 'Event,Date,Time,Venue,Location,Cost,CoverImage,Image,ModalImages,PlaceID,TicketURL,Status,ID';

/** Gives the journeys beside it one site that shows a sheet. */
function siteWith(csv: string) {
  let sheet: Awaited<ReturnType<typeof startGoogleSheets>>;
  let site: SiteServer;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    sheet = await startGoogleSheets({ csv });
    site = await startSite({ env: { EVENTS_CSV_URL: sheet.csvUrl } });
  });
  test.afterAll(async () => {
    await site?.stop();
    await sheet?.close();
  });
  return () => site.url;
}

const HOSTILE = [
  '"</script><script>window.pwned=1</script>"',
  '"<img src=x onerror=window.pwned=2>"',
  '"""; window.pwned=3; //"',
  '"\u0024{window.pwned=4}"',
  '"=HYPERLINK(""javascript:window.pwned=5"")"',
  '🎉🥁',
  'Mábuiga Garífuna: Áfurugu ñ ü',
  '\u202eesrever',
  '</style><style>*{display:none}</style>',
  'L'.repeat(900),
];
const ROWS = [
  ...HOSTILE.map(
    (title, index) =>
      `${title},${tomorrow},8 PM,${title},"Place ${index}",${title},javascript:alert(1),,"javascript:alert(2),data:text/html;x,//evil.example/x.png",,javascript:window.pwned=6,,`,
  ),
  `Old Drums,${day(-2_500)},8 PM,Hall,Dangriga,,,,,,,,old-drums`,
  `Rained Off,${day(380)},8 PM,Hall,Dangriga,,,,,,,Cancelled,rained-off`,
  `Some Day,${day(381)},8 PM,Hall,Dangriga,,,,,,,Postponed,some-day`,
];

test.describe(() => {
  const url = siteWith(largeSheet(1_000, tomorrow));

  test('up to 300 events are in the HTML; with more the browser fetches the index when the visitor searches or shows more', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${url()}/things-to-do-in-belize`);
    const cards = page.getByRole('main').locator('a[href^="/events/"]');
    await expect(cards).toHaveCount(300);
    await expect(page.getByRole('status').first()).toHaveText('1000 events to come');
    expect(asked).not.toContain('/api/events');

    await page.getByRole('button', { name: 'Show more events (700 left)' }).click();
    await expect(cards).toHaveCount(396);
    expect(asked.filter((path) => path === '/api/events')).toHaveLength(1);

    // An event far beyond the first 300, by its whole name: a figure alone is not searched.
    const { events } = await (await page.request.get(`${url()}/api/events`)).json();
    const title: string = events.map(([, name]: string[]) => name).find((name: string) => / 999$/.test(name));
    await listSearch(page).fill(title);
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(`1 event for “${title}”`);
  });

  test('when the index fails to load, the events of the page stay and the visitor can retry', async ({
    page,
  }) => {
    await page.route('**/api/events?*', (route) => route.abort());
    await page.goto(`${url()}/things-to-do-in-belize`);
    await listSearch(page).fill('market');
    await expect(page.getByText('The events could not be loaded')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/events/"]')).toHaveCount(300);
    await page.unroute('**/api/events?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The events could not be loaded')).toBeHidden();
    await expect(page.getByRole('status').first()).toHaveText(/^\d+ events for “market”$/);
  });
});

test.describe(() => {
  const url = siteWith([HEADER, ...ROWS].join('\n'));

  test('text of the sheet is never executed', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(url()) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    const index = await (await fetch(`${url()}/api/events`)).json();
    const events = index.events.filter(([, title]: string[]) => !/^(Old|Rained|Some)/.test(title ?? ''));
    expect(events).toHaveLength(HOSTILE.length);
    for (const path of ['/', '/things-to-do-in-belize', ...events.map(([id]: [string]) => `/events/${id}`)]) {
      await page.goto(url() + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      expect(await page.locator('[href^="javascript:" i], [src^="javascript:" i], [src^="//"]').count()).toBe(
        0,
      );
    }
    expect(foreign).toEqual([]);

    for (const [id] of events) {
      const html = await (await fetch(`${url()}/events/${id}`)).text();
      const [, preview = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
      const image = await fetch(url() + new URL(preview).pathname, { redirect: 'manual' });
      expect([id, image.status, image.headers.get('content-type')]).toEqual([id, 200, 'image/jpeg']);
    }
  });

  test('ended, cancelled and postponed events are marked, and ended ones are not listed', async ({
    request,
  }) => {
    const page = async (path: string) => (await request.get(url() + path)).text();
    expect(await page('/events/old-drums')).toContain('This event has ended.');
    expect(await page('/events/rained-off')).toContain('This event has been cancelled.');
    expect(await page('/events/rained-off')).toContain('https://schema.org/EventCancelled');
    expect(await page('/events/some-day')).toContain('This event has been postponed.');
    const list = await page('/things-to-do-in-belize');
    expect(list).not.toContain('Old Drums');
    expect(list).toContain('>Cancelled<');
    expect(await page('/sitemap.xml')).not.toContain('old-drums');
  });
});
