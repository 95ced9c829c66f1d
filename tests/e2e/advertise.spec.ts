import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { atNoon } from '../support/moment/at-noon.ts';
import { runNode } from '../support/sites/run-node.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';

test.describe.configure({ mode: 'default' });

const PRICES = 'Founding spot: 150 BZD per month; Whole year: 700 USD per year';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite({ env: { ADVERTISING_PRICES: PRICES, ...atNoon } });
});
test.afterAll(() => site.stop());

const facts = (page: Page) => page.getByRole('region', { name: 'What you get' });

/** Counts visits and openings of events on each of the last days of Belize, today included, in the site's store. */
async function countVisits(days: number, visits: number, eventViews: number) {
  const { status, errors } = await runNode(
    `
    const { store, closeStore } = await import('#lib/server/store/store.server');
    const { addDays, belizeDay } = await import('#lib/time/calendar-day');
    const { db } = await store();
    await db.deleteFrom('daily_counts').execute();
    for (let back = 0; back < ${days}; back += 1)
      await db.insertInto('daily_counts').values([
        { day: addDays(belizeDay(Date.now()), -back), name: 'landing', detail: 'home', count: ${visits} },
        { day: addDays(belizeDay(Date.now()), -back), name: 'event_view', detail: 'a', count: ${eventViews} },
      ]).execute();
    await closeStore();
  `,
    { ...atNoon, DATA_DIR: site.dataDir, DATABASE_URL: '', EVENTS_CSV_URL: '', SITE_URL: '' },
  );
  expect([status, errors]).toEqual([0, '']);
}

/** Fills in the application up to the question for the budget. */
async function openGoals(page: Page) {
  const form = page.getByRole('form', { name: 'Founding advertiser application' });
  await form.getByLabel('Business name').fill('Marva’s Bakery');
  await form.getByLabel('Business type').selectOption('Restaurant & Food');
  await form.getByLabel('Business location').fill('Dangriga');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Contact name').fill('Marva');
  await form.getByLabel('Email address').fill('marva@example.bz');
  await form.getByLabel('Phone number').fill('+501 600 0000');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('heading', { name: 'Advertising Goals' })).toBeFocused();
  return form;
}

test('the prices of a server are on the page and in the dialog, though its build had none', async ({
  page,
}) => {
  await page.goto(`${site.url}/advertise`);
  await expect(
    facts(page).getByRole('heading', { name: 'Founding spot: BZ$150 (US$75) per month' }),
  ).toBeVisible();
  await expect(facts(page).getByText('Whole year: US$700 per year.')).toBeVisible();
  const form = await openGoals(page);
  await expect(form.getByText('Founding spot: BZ$150 (US$75) per month')).toBeVisible();
  await expect(form.getByLabel('$500-$1,000 per month')).toBeVisible();

  await page.goto(`${site.url}/things-to-do-in-belize`);
  await page.locator('#footer').getByRole('link', { name: 'Advertise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Become a Founding Advertiser' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Whole year: US$700 per year')).toBeVisible();
});

test('visits are told as our own counts have them, and where counting has just begun that is told', async ({
  page,
}) => {
  await page.goto(`${site.url}/advertise`);
  await expect(facts(page).getByRole('listitem')).toHaveCount(2);

  await countVisits(10, 1_000, 100);
  await site.restart();
  await page.goto(`${site.url}/advertise`);
  await expect(facts(page).getByRole('heading', { name: /^We have counted visits since/ })).toBeVisible();

  await countVisits(60, 411, 207);
  await site.restart();
  await page.goto(`${site.url}/advertise`);
  await expect(facts(page).getByRole('heading', { name: '12,330 visits in the last 30 days' })).toBeVisible();
  await expect(facts(page)).toContainText('event pages were opened 6,210 times');
  await expectNoViolationsInBothThemes(page, 'main');
});

test('the page of advertisers stays while the store is away, and without prices it says that they are agreed', async ({
  page,
}) => {
  await site.restart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', ADVERTISING_PRICES: '' });
  const response = await page.goto(`${site.url}/advertise`);
  expect(response?.status()).toBe(200);
  await expect(facts(page).getByRole('heading', { name: 'We agree a price with you' })).toBeVisible();
  await expect(facts(page).getByRole('listitem')).toHaveCount(2);
  await expect(facts(page)).not.toContainText('visits');
  const form = await openGoals(page);
  await expect(form.getByText(/we agree a price with you/)).toBeVisible();
});
