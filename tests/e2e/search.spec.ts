import { addDays } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { listSearch } from '../support/browser/search-fields.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const THINGS_TO_DO = '/things-to-do-in-belize';
const ACCENT = eventOf('accent').title;
const DRUMMING = eventOf('drumming').title;
const LOBSTER = eventOf('lobster').title;
const NIGHT = eventOf('night').title;
/** A night in another year than the present one. */
const NEXT_YEAR = eventOf('nextYear');
const DAY_AFTER = addDays(NEXT_YEAR.day, 1);
/** '13 november 2027', as somebody types it. */
const typed = (day: string) => formatShortDay(day).replace(/^\w+ /, '').toLowerCase();
const category = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Category', includeHidden: true })
    .getByRole('radio', { name, includeHidden: true });
/** Chooses a category in the sheet of kinds. */
async function chooseCategory(page: Page, name: string) {
  await page.getByRole('search', { name: 'Events' }).getByRole('button', { name: /^Kind/ }).click();
  await category(page, name).check();
}
const count = (page: Page) => page.getByRole('status').first();

test('every word may match title, venue, city, category or description, case and accents ignored', async ({
  page,
}) => {
  await page.goto(THINGS_TO_DO);
  const field = listSearch(page);
  await field.pressSequentially('JOAQUIN');
  await expect(count(page)).toHaveText('1 event for “JOAQUIN”');
  await expect(page.getByRole('link', { name: ACCENT })).toBeVisible();
  await expect(page.getByRole('link', { name: LOBSTER })).toBeHidden();
});

for (const [address, search] of [
  ['under the address of a campaign', '?utm_source=whatsapp'],
  ['under one that asks for other words', '?q=lobster&utm_source=whatsapp'],
] as const)
  test(`words typed before the script arrives are searched, also ${address}`, async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/*.js*', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(THINGS_TO_DO + search, { waitUntil: 'domcontentloaded' });
    const field = listSearch(page);
    await field.fill('dru');
    arrival.resolve();
    await field.pressSequentially('ms');
    await expect(count(page)).toHaveText(/“drums”$/);
    await expect(field).toHaveValue('drums');
  });

test('a typo is tolerated when nothing matches exactly', async ({ page }) => {
  await page.goto(THINGS_TO_DO);
  await listSearch(page).fill('drumimng');
  await expect(count(page)).toHaveText(/^\d+ events? for “drumming”$/);
  await expect(page.getByRole('link', { name: DRUMMING })).toBeVisible();
});

test('the address follows the search without reloading, and back, reload and sharing work', async ({
  page,
}) => {
  await page.goto(THINGS_TO_DO);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  await chooseCategory(page, 'Parade');
  await expect(page).toHaveURL(`${THINGS_TO_DO}?category=parade`);
  await page.getByRole('combobox', { name: 'Place', exact: true }).selectOption('belize-city');
  await expect(page).toHaveURL(`${THINGS_TO_DO}?category=parade&city=belize-city`);
  await listSearch(page).fill('day');
  await expect(page).toHaveURL(`${THINGS_TO_DO}?q=day&category=parade&city=belize-city`);
  await expect(count(page)).toContainText('in Belize City for “day”');
  const found = await count(page).textContent();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');

  await page.reload();
  await expect(count(page)).toHaveText(found ?? '');
  await expect(listSearch(page)).toHaveValue('day');

  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Place', exact: true })).toHaveValue('');
  await expect(category(page, 'Parade')).toBeChecked();
  await page.goBack();
  await expect(count(page)).toHaveText(/^\d+ events to come$/);
});

test('choosing a city offers its neighbouring places', async ({ page }) => {
  await page.goto(THINGS_TO_DO);
  await page.getByRole('combobox', { name: 'Place', exact: true }).selectOption('dangriga');
  await expect(count(page)).toHaveText(/^\d+ events in Dangriga and \d+ nearby$/);
  await expect(page.getByRole('heading', { name: /^Nearby: Punta Gorda/ })).toBeVisible();
});

test('choosing a district shows the events of all its places', async ({ page }) => {
  await page.goto(THINGS_TO_DO);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stann Creek District' }).click();
  await expect(count(page)).toHaveText(/^\d+ events in Stann Creek District$/);
  await expect(page.getByRole('combobox', { name: 'Place', exact: true })).toHaveValue(
    'stann-creek-district',
  );
});

test('an empty result offers other searches', async ({ page }) => {
  await page.goto(`${THINGS_TO_DO}?q=karaoke&city=dangriga`);
  await expect(count(page)).toHaveText('No events in Dangriga for “karaoke”');
  await expect(page.getByRole('heading', { name: /^Nothing mentions|^Coming up instead/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show all events' }).click();
  await expect(page).toHaveURL(THINGS_TO_DO);
  await expect(count(page)).toHaveText(/^\d+ events to come$/);
});

test('unknown filter values in an address are ignored', async ({ page }) => {
  await page.goto(`${THINGS_TO_DO}?category=<script>&when=never&city=../x`);
  await expect(count(page)).toHaveText(/^\d+ events to come$/);
});

test('the home page searches all upcoming events', async ({ page }) => {
  await page.goto('/');
  await listSearch(page).fill('lobsterfest');
  await expect(count(page)).toHaveText(/^\d+ events for “lobsterfest”$/);
  await expect(page.getByRole('link', { name: LOBSTER })).toBeVisible();
});

test('the events are fetched once, for the first search', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(THINGS_TO_DO);
  await listSearch(page).fill('drums');
  await expect(count(page)).toHaveText(/“drums”$/);
  await listSearch(page).fill('lobster');
  await expect(count(page)).toHaveText(/“lobster”$/);
  expect(asked.filter((path) => path === '/api/events')).toHaveLength(1);
});

test('an address with filters, a tile and a search in the header scroll to the results', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${THINGS_TO_DO}?when=month`);
  await expect(count(page)).toBeInViewport();
  await expect(count(page)).toHaveText(/^\d+ events? this month$/);

  await page
    .getByRole('region', { name: 'Where?' })
    .getByRole('link', { name: /^San Pedro/ })
    .click();
  await expect(page).toHaveURL(`${THINGS_TO_DO}?when=month&city=san-pedro`);
  await expect(count(page)).toHaveText(/this month in San Pedro/);
});

test('closing an event restores the scroll position in the list, also under an address with a fragment', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${THINGS_TO_DO}?city=san-pedro#events`);
  await expect(count(page)).toHaveText(/in San Pedro/);
  const card = page.locator('#events').getByRole('link', { name: NIGHT });
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(300);
});

test('a sentence in the search field is understood: day, place and words, each of them removable', async ({
  page,
}) => {
  await page.goto(THINGS_TO_DO);
  const field = listSearch(page);
  const sentence = `battle in punta gorda on ${typed(NEXT_YEAR.day)}`;
  await field.fill(sentence);
  const found = `1 event on ${NEXT_YEAR.inWords} in Punta Gorda for “battle”`;
  await expect(count(page)).toHaveText(found);
  await expect(page).toHaveURL(`${THINGS_TO_DO}?q=${sentence.replaceAll(' ', '+')}`);
  await page.reload();
  await expect(count(page)).toHaveText(found);

  await page.getByRole('button', { name: `Remove ${NEXT_YEAR.inWords}` }).click();
  await expect(field).toHaveValue('battle in punta gorda');
  await page.getByRole('combobox', { name: 'Place', exact: true }).selectOption('');
  await expect(field).toHaveValue('battle');
  await expect(page.getByRole('list', { name: 'Understood' })).toBeHidden();
  await page.goBack();
  await expect(field).toHaveValue('battle in punta gorda');
});

test('an address has exact days and hours, and shows what is on then', async ({ page }) => {
  const { day, title, inWords } = NEXT_YEAR;
  await page.goto(`${THINGS_TO_DO}?from=${day}&to=${day}&hours=19%3A00-24%3A00`);
  await expect(count(page)).toContainText(`on ${inWords}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${inWords}` }).click();
  await expect(page).toHaveURL(THINGS_TO_DO);
});

test('nothing found leads to the nearest day', async ({ page }) => {
  await page.goto(`${THINGS_TO_DO}?q=battle+drums+on+${typed(DAY_AFTER).replaceAll(' ', '+')}`);
  await expect(count(page)).toHaveText(`No events on ${formatShortDay(DAY_AFTER)} for “battle drums”`);
  await expect(page.getByRole('heading', { name: 'The nearest days:' })).toBeVisible();
  await expect(page.getByRole('link', { name: NEXT_YEAR.title })).toBeVisible();
});
