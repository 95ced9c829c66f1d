import { expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { MODERATOR, moderatorCommand, signIn } from '../support/sites/moderator.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';
import { submitInStore } from '../support/store/in-store.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

let site: SiteServer;
const put = (...events: Record<string, unknown>[]) => submitInStore(site, ...events);

test.beforeAll(async () => {
  site = await startSite({ env: { MODERATOR_EMAILS: MODERATOR } });
});
test.afterAll(() => site.stop());

const preview = (page: Page, name: string) => page.getByRole('region', { name });
const row = (page: Page, title: string) =>
  page.getByRole('list').getByRole('link', { name: new RegExp(`^${title}`) });

const listens = (page: Page) => expect(page.locator('html[data-moderation-keys]')).toBeAttached();

/** Presses a single key once the page listens for it. */
async function press(page: Page, key: string) {
  await listens(page);
  await page.keyboard.press(key);
}

/** Clicks a row once the page listens: before, it is a link to the item's own page. */
async function clickRow(page: Page, title: string) {
  await listens(page);
  await row(page, title).click();
}

test('the item beside the list is decided without leaving the queue, which selects the next one', async ({
  page,
}) => {
  await put({ title: 'Aloe Walk' }, { title: 'Bread Fair' }, { title: 'Cocoa Day' });
  await signIn(page, site);
  await expect(row(page, 'Aloe Walk')).toHaveAttribute('aria-current', 'true');
  await expect(preview(page, 'Aloe Walk').getByText('Sent by')).toBeVisible();
  await expect(
    page.getByText(
      /^The oldest event has waited less than a business day; promised within 2-3 business days/,
    ),
  ).toBeVisible();
  await expectNoViolationsInBothThemes(page);

  await press(page, 'j');
  await expect(row(page, 'Bread Fair')).toBeFocused();
  await expect(preview(page, 'Bread Fair')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(/^Approved: “Bread Fair”/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/moderate\?.*item=/);
  await expect(preview(page, 'Cocoa Day')).toBeVisible();
  await expect(row(page, 'Cocoa Day')).toBeFocused();

  await press(page, 'u');
  await expect(page.getByText(/^Back in the queue: “Bread Fair”/).first()).toBeVisible();
  await expect(preview(page, 'Bread Fair')).toBeVisible();

  await clickRow(page, 'Aloe Walk');
  await expect(preview(page, 'Aloe Walk')).toBeVisible();
  await page.goBack();
  await expect(preview(page, 'Bread Fair')).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bread Fair' })).toBeVisible();
  await page.goBack();
  await expect(preview(page, 'Bread Fair')).toBeVisible();
});

test('reasons of a rejection open in view with the button that sends them, under number keys', async ({
  page,
}) => {
  await put({ title: 'Dory Race' });
  await signIn(page, site);
  await clickRow(page, 'Dory Race');
  await expect(preview(page, 'Dory Race')).toBeVisible();
  await press(page, 'r');
  const send = page.getByRole('button', { name: 'Reject with this reason' });
  await expect(send).toBeInViewport({ ratio: 1 });
  await expectNoViolationsInBothThemes(page, 'main');
  await send.click();
  await expect(preview(page, 'Dory Race').getByRole('alert')).toHaveText(
    'Choose a reason, or write your own.',
  );
  await expect(page).toHaveURL(/\/moderate\?/);
  await expect(page.getByRole('button', { name: 'Reject with this reason' })).toBeInViewport({ ratio: 1 });
  await press(page, '5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Rejected: “Dory Race”/).first()).toBeVisible();
});

test('a decision that was overtaken is told in the queue, with who and what', async ({ page }) => {
  const [reference = ''] = await put({ title: 'Early Mass' });
  await signIn(page, site);
  await clickRow(page, 'Early Mass');
  await expect(preview(page, 'Early Mass')).toBeVisible();
  moderatorCommand(site, 'approve', reference);
  await preview(page, 'Early Mass').getByRole('button', { name: 'Spam' }).click();
  await expect(
    page.getByText(/was faster and approved it\. Your decision was not saved/).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/moderate\?.*problem=conflict/);
  await expect(preview(page, 'Early Mass').getByRole('button', { name: /^Undo/ })).toBeVisible();

  // What is decided cannot be decided together with others, so nothing is to be marked.
  await page.goto(`${site.url}/moderate?status=approved&q=early`);
  await expect(row(page, 'Early Mass')).toBeVisible();
  await expect(page.getByText('Mark all on this page')).toHaveCount(0);
});

test('marked rows are decided together, and one undo takes all back', async ({ page }) => {
  const references = await put({ title: 'Fajina One' }, { title: 'Fajina Two' }, { title: 'Fajina Three' });
  await signIn(page, site);
  await page.goto(`${site.url}/moderate?q=fajina`);
  await press(page, 'x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('X');
  await expect(page.getByText('3 marked')).toBeVisible();
  // The row's item arrives by a navigation, in which the document has no title for a moment.
  await expect(preview(page, 'Fajina Three')).toBeVisible();
  await expect(page).toHaveTitle(/Queue/);
  await expectNoViolationsInBothThemes(page, 'main');
  moderatorCommand(site, 'approve', references[2] ?? '');
  await press(page, 's');
  await expect(
    page.getByText(/^2 marked as spam\. 1 had been decided by .* \(approved\)\./).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '0 items to decide' })).toBeVisible();
  await press(page, 'u');
  await expect(page.getByText('2 back in the queue.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '2 items to decide' })).toBeVisible();
});

test('hints name a price in a free event, links, copied text and a sender who was refused', async ({
  page,
}) => {
  const description =
    'Bring the whole family to the field behind the school, entrance is $10 and more is on fiesta.com.';
  await put(
    { title: 'Gibnut Roast', description },
    { title: 'Gibnut Roast Again', description, submitterEmail: 'b@example.com' },
  );
  await signIn(page, site);
  await page.goto(`${site.url}/moderate?q=gibnut`);
  for (const hint of ['Says free, text names $10', '1 web address in the text', 'Text sent before'])
    await expect(page.getByRole('list').getByText(hint)).toHaveCount(2);
  await preview(page, 'Gibnut Roast').getByText('1 item with the same words').click();
  await expect(
    preview(page, 'Gibnut Roast').getByRole('region', { name: 'Same words, for example in' }),
  ).toContainText('Gibnut Roast Again');
});

test('without JavaScript rows are marked by a link, decided by a form, and shown beside the list', async ({
  browser,
}) => {
  await put({ title: 'Hudut One' }, { title: 'Hudut Two' });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, site);
  await page.goto(`${site.url}/moderate?q=hudut`);
  await page.getByRole('link', { name: 'Show Hudut Two here' }).click();
  await expect(preview(page, 'Hudut Two')).toBeVisible();
  await page.getByRole('link', { name: 'Mark all on this page' }).click();
  await page.getByRole('button', { name: 'Approve marked' }).click();
  await expect(page.getByText('2 approved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText('2 back in the queue.')).toBeVisible();
  await context.close();
});

test('on a phone a row opens its page, where the reasons open in view', async ({ browser }) => {
  await put({ title: 'Iguana Day' });
  const context = await browser.newContext({
    viewport: { width: 390, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signIn(page, site);
  await page.goto(`${site.url}/moderate?q=iguana`);
  await expect(page.getByRole('region', { name: 'Iguana Day' })).toBeHidden();
  await row(page, 'Iguana Day').tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Iguana Day' })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Reject' }).tap();
  await expect(page.getByRole('button', { name: 'Reject with this reason' })).toBeInViewport({ ratio: 1 });
  await expectNoViolationsInBothThemes(page, 'main');
  await context.close();
});

test('a session that has ended leads to the sign-in page, which says so, and the public header loads nothing', async ({
  page,
}) => {
  await put({ title: 'Jankunu Night' });
  await signIn(page, site);
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Moderation' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Spam' }).first().click();
  await expect(page).toHaveURL(`${site.url}/moderate/sign-in?problem=session`);
  await expect(
    page.getByText('Your session has ended, or this link has expired. Sign in and try again.'),
  ).toBeVisible();
});
