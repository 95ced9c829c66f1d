import { cached, keeps, LIST } from '../support/browser/offline-pages.ts';
import { type BrowserContext, expect, type Page } from '../support/browser/strong-device.ts';
import { test } from '../support/sites/shared-site.ts';
import { siteBehindProxy } from '../support/sites/site-behind-proxy.ts';
import { fillEvent } from '../support/submissions/event-form.ts';

test.use({ serviceWorkers: 'allow' });

const offline = siteBehindProxy();

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Submits an event without a signal and closes the page. */
async function submitAndClose(context: BrowserContext, title: string) {
  const page = await context.newPage();
  await page.goto(`${offline.proxy.url}/submit-event`);
  await fillEvent(page, title);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit event for review' }).click();
  await expect(page.getByText('You can close the page')).toBeVisible();
  // A page that is being closed still gets the event that the network is back.
  offline.proxy.setDown(true);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.waitForTimeout(1_500);
  await next.close();
  offline.proxy.setDown(false);
}

test('a form submitted offline is sent once at the next visit, and its private link is shown', async ({
  context,
}) => {
  await submitAndClose(context, 'Village Fiesta');
  const [page, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([page.goto(offline.proxy.url + LIST), other.goto(offline.proxy.url)]);
  await expect
    .poll(() => offline.proxy.posts.filter((path) => path === '/api/submit-event').length, {
      timeout: 30_000,
    })
    .toBe(1);
  const told = async () =>
    (await page.getByText('was sent.').count()) + (await other.getByText('was sent.').count());
  // In the tab that sent it, and in one that was opened later.
  await expect.poll(told).toBeGreaterThan(0);

  const third = await context.newPage();
  await third.goto(offline.proxy.url);
  await expect(third.getByText('Your event “Village Fiesta” was sent.')).toBeVisible();
  await third.getByRole('link', { name: 'See it here' }).click();
  await expect(third).toHaveURL(/\/status\/[\w-]+$/);
  await expect(third.getByText('Village Fiesta').first()).toBeVisible();
  await third.goto(offline.proxy.url);
  await third.getByRole('button', { name: 'Close this notice' }).click();
  await third.reload();
  await keeps(third, 'page', '/');
  await expect(third.getByText('was sent.')).toBeHidden();
  expect(
    Object.values(await cached(third))
      .flat()
      .filter((path) => path.includes('status')),
  ).toEqual([]);
  expect(offline.proxy.posts.filter((path) => path === '/api/submit-event')).toHaveLength(1);
});

test('a form refused by the server is kept with the reason, and is not sent again automatically', async ({
  context,
}) => {
  await submitAndClose(context, 'Refused Fiesta');
  offline.proxy.replies.set('/api/submit-event', {
    status: 400,
    type: 'application/json',
    body: JSON.stringify({
      error: 'Please enter a valid date',
      fields: { date: 'Please enter a valid date' },
    }),
  });
  const page = await context.newPage();
  await page.goto(offline.proxy.url);
  await expect(
    page.getByText('Your event “Refused Fiesta” could not be sent: Please enter a valid date'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByText('“Refused Fiesta”').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(step(page, 'Review & Submit')).toBeVisible();
  expect(offline.proxy.posts.filter((path) => path === '/api/submit-event')).toHaveLength(1);
});
