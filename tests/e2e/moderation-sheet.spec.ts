import { startGoogleSheets } from '../fakes/google-sheets.mjs';
import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { faultySheet, mendedSheet } from '../support/events/faulty-sheet.ts';
import { day } from '../support/moment/moment.ts';
import { MODERATOR, signIn } from '../support/sites/moderator.ts';
import { ask, EDITOR_SECRET, type SiteServer, startSite } from '../support/sites/site-server.ts';

test.describe.configure({ mode: 'default' });

const EDIT = 'https://docs.google.com/spreadsheets/d/one/edit#gid=7';

let google: Awaited<ReturnType<typeof startGoogleSheets>>;
let site: SiteServer;
test.beforeAll(async () => {
  google = await startGoogleSheets({ csv: faultySheet(day(0)) });
  site = await startSite({
    env: { EVENTS_CSV_URL: google.csvUrl, MODERATOR_EMAILS: MODERATOR, SHEET_EDIT_URL: EDIT },
  });
});
test.afterAll(async () => {
  await site?.stop();
  await google?.close();
});

const publish = () =>
  ask(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${EDITOR_SECRET}` },
  });

const kind = (page: Page, name: RegExp) => page.getByRole('region', { name });

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a moderator comes from the queue to what is wrong in the sheet, by the rows that the sheet shows', async ({
    page,
  }) => {
    await page.goto(`${site.url}/moderate/sheet`);
    await expect(page).toHaveURL(`${site.url}/moderate/sign-in`);
    await signIn(page, site);
    await page.getByRole('link', { name: '11 things to mend in the sheet' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('11 things to mend in the sheet');
    await expect(page.getByText(/^Read on .* from the published CSV: 7 events\.$/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    const hidden = kind(page, /^Rows that are not shown 1$/).getByRole('listitem');
    await expect(hidden).toContainText('The Event cell is empty, so it is not shown.');
    await expect(hidden.getByRole('link', { name: 'Row 4, Event' })).toHaveAttribute(
      'href',
      `${EDIT}&range=A4`,
    );
    await expect(kind(page, /^Columns that look like ours/)).toContainText('If it is EndDate, write that');
    await expect(kind(page, /^Rows that are the same, or nearly/)).toContainText('Nearly the same as row 2');
    const place = kind(page, /^Places 1$/).getByRole('listitem');
    await expect(place).toContainText('Fish Fry');
    await expect(place).toContainText('San Pedr0');
    await expect(place).toContainText('If it is San Pedro, write that.');
    await expect(place.getByRole('link')).toHaveAttribute('href', `${EDIT}&range=E6`);

    await page.getByText('Dates that are past').click();
    await expect(page.getByRole('link', { name: 'Row 7', exact: true })).toHaveAttribute(
      'href',
      `${EDIT}&range=B7`,
    );
  });
});

test('the page of the sheet can be read by everyone at 320 px, and what a cell holds is text', async ({
  page,
}) => {
  await signIn(page, site);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${site.url}/moderate/sheet`);
  await expect(page.getByText('<img src=x', { exact: false })).toBeVisible();
  await expect(page).toHaveTitle('Sheet | Moderate');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expectNoViolationsInBothThemes(page);
});

test('a sheet that was mended has nothing left to mend', async ({ page }) => {
  google.setCsv(mendedSheet(day(0)));
  expect((await publish()).status).toBe(200);
  await signIn(page, site);
  await expect(page.getByRole('link', { name: /to mend in the sheet/ })).toBeHidden();
  await expect(page.locator('html[data-moderation-keys]')).toBeAttached();
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The sheet');
  await expect(page.getByText('All that was read was understood. Thank you!')).toBeVisible();
});

test('a sheet that has lost a column is on the site when a moderator accepts it, and stays there after a restart', async ({
  page,
}) => {
  google.setCsv(mendedSheet(day(0)).replaceAll('7 PM', ''));
  expect((await publish()).status).toBe(502);
  await signIn(page, site);
  await expect(page.getByText('The column Time is blank in 5 of 5 rows, before in 0 of 5.')).toBeVisible();
  await page.getByRole('link', { name: /Look at the sheet/ }).click();
  await expect(page.getByText('All that was read was understood. Thank you!')).toBeHidden();
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('checkbox', { name: 'it is meant so' }).check();
  await page.getByRole('button', { name: 'Show the sheet as it is' }).click();
  await expect(page).toHaveURL(/\/moderate\/sheet\?done=accepted$/);
  await expect(page.getByText('Accepted. The site shows the sheet as it is.')).toBeVisible();
  await expect(page.getByText('The column Time is blank')).toBeHidden();
  await site.restart();
  expect((await publish()).status).toBe(200);
});
