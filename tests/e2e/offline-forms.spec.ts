import { cached, keeps, LIST } from '../support/browser/offline-pages.ts';
import { type BrowserContext, expect, type Page, test } from '../support/browser/strong-device.ts';
import { someJpeg } from '../support/images/images.ts';
import { MOMENT_SHEET } from '../support/moment/site.ts';
import { type ProxyServer, startProxyServer } from '../support/sites/proxy-server.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';
import { fillEvent, fillUpToImages, goOn, passMinFormTime } from '../support/submissions/event-form.ts';

test.use({ serviceWorkers: 'allow' });

// One site for both of them.
test.describe.configure({ mode: 'default' });
let site: SiteServer;
let proxy: ProxyServer;
test.beforeAll(async () => {
  site = await startSite({ env: { EVENTS_CSV_URL: MOMENT_SHEET } });
});
test.afterAll(() => site.stop());
test.beforeEach(async () => {
  proxy = await startProxyServer(site.url);
});
test.afterEach(() => proxy.close());

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Submits an event without a signal and closes the page. */
async function submitAndClose(context: BrowserContext, title: string) {
  const page = await context.newPage();
  await page.goto(`${proxy.url}/submit-event`);
  await fillEvent(page, title);
  await passMinFormTime(page, site);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit event for review' }).click();
  await expect(page.getByText('You can close the page')).toBeVisible();
  // A page that is being closed still gets the event that the network is back.
  proxy.setDown(true);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.waitForTimeout(1_500);
  await next.close();
  proxy.setDown(false);
}

test('a form submitted offline is sent once at the next visit, and its private link is shown', async ({
  context,
}) => {
  await submitAndClose(context, 'Village Fiesta');
  const [page, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([page.goto(proxy.url + LIST), other.goto(proxy.url)]);
  await expect
    .poll(() => proxy.posts.filter((path) => path === '/api/submit-event').length, {
      timeout: 30_000,
    })
    .toBe(1);
  const told = async () =>
    (await page.getByText('was sent.').count()) + (await other.getByText('was sent.').count());
  // In the tab that sent it, and in one that was opened later.
  await expect.poll(told).toBeGreaterThan(0);

  const third = await context.newPage();
  await third.goto(proxy.url);
  await expect(third.getByText('Your event “Village Fiesta” was sent.')).toBeVisible();
  await third.getByRole('link', { name: 'See it here' }).click();
  await expect(third).toHaveURL(/\/status\/[\w-]+$/);
  await expect(third.getByText('Village Fiesta').first()).toBeVisible();
  await third.goto(proxy.url);
  await third.getByRole('button', { name: 'Close this notice' }).click();
  await third.reload();
  await keeps(third, 'page', '/');
  await expect(third.getByText('was sent.')).toBeHidden();
  expect(
    Object.values(await cached(third))
      .flat()
      .filter((path) => path.includes('status')),
  ).toEqual([]);
  expect(proxy.posts.filter((path) => path === '/api/submit-event')).toHaveLength(1);
});

test('a form refused by the server is kept with the reason, and is not sent again automatically', async ({
  context,
}) => {
  await submitAndClose(context, 'Refused Fiesta');
  proxy.replies.set('/api/submit-event', {
    status: 400,
    type: 'application/json',
    body: JSON.stringify({
      error: 'Please enter a valid date',
      fields: { date: 'Please enter a valid date' },
    }),
  });
  const page = await context.newPage();
  await page.goto(proxy.url);
  await expect(
    page.getByText('Your event “Refused Fiesta” could not be sent: Please enter a valid date'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByText('“Refused Fiesta”').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(step(page, 'Review & Submit')).toBeVisible();
  expect(proxy.posts.filter((path) => path === '/api/submit-event')).toHaveLength(1);
});

test('an event with a picture that was chosen without a signal goes out with it once the network is back', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto(`${proxy.url}/submit-event`);
  await fillUpToImages(page, 'Picture Fiesta');
  await passMinFormTime(page, site);
  await context.setOffline(true);
  const file = { name: 'drums.jpg', mimeType: 'image/jpeg', buffer: await someJpeg() };
  await page.getByLabel('Choose a cover image').setInputFiles(file);
  await expect(page.getByText('Waiting for the network', { exact: true })).toBeVisible();
  await goOn(page, 'Review & Submit');
  await page.getByRole('button', { name: 'Submit event for review' }).click();
  await expect(page.getByText('You can close the page')).toBeVisible();
  await context.setOffline(false);
  await expect(step(page, 'Thank You for Your Submission!')).toBeVisible();
  expect(proxy.posts.filter((path) => /upload-image|submit-event/.test(path))).toEqual([
    '/api/upload-image',
    '/api/submit-event',
  ]);
});
