import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { mailWith } from '../support/sites/mail-folder.ts';
import { MODERATOR, moderatorCommand, runBeside, signIn, signInByLink } from '../support/sites/moderator.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';
import { submitInStore } from '../support/store/in-store.ts';
import { EVENT_DAY } from '../support/submissions/some-submission.ts';

test.describe.configure({ mode: 'default' });

// On a narrower screen a row opens its item's page; moderation-queue.spec.ts has a wide one.
test.use({ viewport: { width: 1000, height: 768 } });

/** The name of an event with its year, as another sender has it. */
const WITH_YEAR = `The Village Fiesta ${EVENT_DAY.slice(0, 4)}`;

let site: SiteServer;
const put = (...events: Record<string, unknown>[]) => submitInStore(site, ...events);

test.beforeAll(async () => {
  site = await startSite({ env: { MODERATOR_EMAILS: MODERATOR } });
});
test.afterAll(() => site.stop());

/** Presses a single key once the page listens for it. */
async function press(page: Page, key: string) {
  await expect(page.locator('html[data-moderation-keys]')).toBeAttached();
  await page.keyboard.press(key);
}

test('a moderator signs in by a link and works through the queue with the keyboard alone', async ({
  page,
}) => {
  await put({ title: 'Village Fiesta' }, { title: WITH_YEAR }, { title: 'Hudut Cook-Off' });
  await page.goto(`${site.url}/moderate`);
  await expect(page).toHaveURL(`${site.url}/moderate/sign-in`);
  await expectNoViolationsInBothThemes(page);
  await signInByLink(page, site);
  await expect(page.getByRole('heading', { name: '3 items to decide' })).toBeVisible();
  await expect(page.getByText('Duplicate?')).toHaveCount(2);
  await expectNoViolationsInBothThemes(page);

  // The first row is selected.
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Village Fiesta' })).toBeVisible();
  await page.getByText('1 may be the same event').click();
  await expect(page.getByRole('link', { name: WITH_YEAR })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'main');

  await press(page, 'a');
  await expect(page.getByText(/^Approved: “Village Fiesta”/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: WITH_YEAR })).toBeVisible();

  await press(page, 'u');
  await expect(page.getByText(/^Back in the queue: “Village Fiesta”/).first()).toBeVisible();
  await press(page, 'a');
  await expect(page.getByRole('heading', { level: 1, name: WITH_YEAR })).toBeVisible();

  await press(page, 'r');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`^Rejected: “${WITH_YEAR}”`)).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Hudut Cook-Off' })).toBeVisible();

  await press(page, 's');
  await expect(page.getByText('Everything is decided. Thank you!')).toBeVisible();
});

test('single-key shortcuts can be switched off, and are ignored in text fields', async ({ page }) => {
  await put({ title: 'Church Supper' });
  await signIn(page, site);
  await press(page, '/');
  await page.keyboard.type('supper ?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('searchbox').fill('supper');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Church Supper/ }).click();
  await expect(page.locator('html[data-moderation-keys]')).toBeAttached();
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await page.getByRole('checkbox', { name: 'Single keys work on this device' }).uncheck();
  await page.keyboard.press('Escape');
  await press(page, 's');
  await page.reload();
  await press(page, 's');
  await expect(page.getByRole('heading', { level: 1, name: 'Church Supper' })).toBeVisible();
});

test('an event is edited before approval, and errors are shown beside their fields', async ({ page }) => {
  await put({ title: 'Sunrise Yoga' });
  await signIn(page, site);
  await page.getByRole('link', { name: /Sunrise Yoga/ }).click();
  await press(page, 'e');
  await page.getByLabel('Event title').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Event title is required' })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'main');
  await page.getByLabel('Event title').fill('Sunset Yoga');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunset Yoga' })).toBeVisible();
  await expect(page.getByText(`${MODERATOR} edited: title`)).toBeVisible();
});

test('the private link of an item is mailed to its sender by one press, once in ten minutes', async ({
  page,
}) => {
  await put({ title: 'Garifuna Drumming', submitterEmail: 'maria@example.bz' });
  await signIn(page, site);
  await page.getByRole('link', { name: /Garifuna Drumming/ }).click();
  const send = page.getByRole('button', { name: 'Send the private link' });
  await send.click();
  await expect(page.getByText('The private link is on its way').first()).toBeVisible();
  await expect(page.getByText(`${MODERATOR} sent the private link to its sender`)).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'main');
  await send.click();
  await expect(page.getByText('was sent within the last 10 minutes').first()).toBeVisible();

  const mail = await mailWith(site, 'maria@example.bz', /^Your private link$/);
  await page.goto(`${site.url}${/\/status\/\S+/.exec(mail)?.[0]}`);
  await expect(page.getByRole('main').getByText('Garifuna Drumming').first()).toBeVisible();
});

test('a second decision on the same item is rejected with a notice', async ({ page }) => {
  const [reference = ''] = await put({ title: 'Regatta' });
  await signIn(page, site);
  await page.getByRole('link', { name: /Regatta/ }).click();
  expect(moderatorCommand(site, 'approve', reference)).toBe(`${reference} is approved.`);
  await page.getByRole('button', { name: 'Spam' }).click();
  await expect(
    page.getByText(/was faster and approved it\. Your decision was not saved/).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/moderate\/items\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Regatta' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'main');
});

test('a rejection without a reason is told in place, with the form open', async ({ page }) => {
  await put({ title: 'Regatta' });
  await signIn(page, site);
  await page.getByRole('link', { name: /Regatta/ }).click();
  await page.locator('summary').filter({ hasText: 'Reject' }).click();
  await page.getByRole('button', { name: 'Reject with this reason' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Choose a reason, or write your own.' }),
  ).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'main');
  await page.getByRole('textbox', { name: 'Or in your own words' }).fill('It is over.');
  await page.getByRole('button', { name: 'Reject with this reason' }).click();
  await expect(page.getByText(/^Rejected: “Regatta”/).first()).toBeVisible();
});

test('the export holds the filtered items and no formula', async ({ page }) => {
  await put({ title: '=1+1', submitterName: '@SUM(A1)' });
  await signIn(page, site);
  const response = await page.request.get(`${site.url}/moderate/export.csv?q=sum`);
  expect(response.headers()['cache-control']).toContain('no-store');
  const csv = (await response.body()).toString();
  expect(csv.startsWith('\uFEFFReference,')).toBe(true);
  expect(csv).toContain(",'=1+1,");
  expect(csv).toContain(",'@SUM(A1),");
  expect(csv.trim().split('\r\n')).toHaveLength(2);
});

test('the signed link of a mail opens its item without a session, and another site cannot decide', async ({
  page,
}) => {
  const [reference = ''] = await put({ title: 'Lobsterfest' });
  const path = runBeside(site, 'node', [
    '--conditions=react-server',
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    `const { loadItemByReference } = await import('#lib/submissions/moderation/item/load-item.server');
     const { itemLinkPath } = await import('#lib/submissions/items/links/item-link.server');
     const { closeStore } = await import('#lib/server/store/store.server');
     const { id } = await loadItemByReference('${reference}');
     console.log(itemLinkPath(id, '${MODERATOR}', { what: 'decision', round: 0 }, Date.now()));
     await closeStore();`,
  ]);
  for (const invalid of [path.replace('?key=', '?key=x'), path.slice(0, -1)]) {
    await page.goto(site.url + invalid);
    await expect(page).toHaveURL(`${site.url}/moderate/sign-in?problem=item-link`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'not complete, not valid, or has expired',
    );
  }

  // As the text of a message has it.
  await page.goto(`${site.url}${path}).`);
  await expect(page).toHaveURL(site.url + path);
  const [id = '', key = ''] = path.replace('/moderate/items/', '').split('?key=');
  const foreign = await page.request.post(`${site.url}/api/moderate/items/${id}/decision`, {
    form: { action: 'approve', version: '0', key },
    headers: { Origin: 'https://evil.example', Accept: 'application/json' },
  });
  expect(foreign.status()).toBe(403);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText(/^Approved by you on .* You can undo that for 12 seconds\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Sent by/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Queue/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText(/^Back in the queue/).first()).toBeVisible();
});

test('moderation works without JavaScript and does not scroll sideways on a phone', async ({ browser }) => {
  await put({ title: 'A Gathering with a Name So Long That It Breaks' });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await signInByLink(page, site);
  // In one line, with targets of 44 pixels.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
  for (const step of ['queue', 'item'] as const) {
    if (step === 'item') {
      await page.getByRole('link', { name: /A Gathering/ }).click();
      await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Approved: “A Gathering/)).toBeVisible();
  await context.close();
});

test('signing out everywhere ends the session', async ({ page }) => {
  await signIn(page, site);
  await page.getByText(MODERATOR).first().click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto(`${site.url}/moderate`);
  await expect(page).toHaveURL(`${site.url}/moderate/sign-in`);
});

test('where a site has no moderators, all pages of moderation are 404', async ({ request }) => {
  // The site of most journeys has none.
  for (const path of [
    '/moderate',
    '/moderate/sign-in',
    '/moderate/items/x',
    '/moderate/visits',
    '/moderate/slides',
    '/moderate/memory',
    '/moderate/sheet',
    '/moderate/export.csv',
    '/api/moderate/sign-in',
  ])
    expect((await request.get(path)).status()).toBe(404);
  const posted = await request.post('/api/moderate/sign-in', { form: { email: MODERATOR } });
  expect(posted.status()).toBe(404);
});
