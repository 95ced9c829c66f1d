import { behindFront } from '../support/behind-front.ts';
import { outwaitFirstSeconds, whenOpened } from '../support/event-form.ts';
import { cached, keeps, LIST } from '../support/offline-pages.ts';
import { type BrowserContext, expect, type Page, test } from '../support/strong-device.ts';

test.use({ serviceWorkers: 'allow' });

const offline = behindFront();

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Fills in the event form up to its review, and waits as long as a person takes at least. */
async function fillEvent(page: Page, title: string) {
  const opened = await whenOpened(page);
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('Event title').fill(title);
  await page.getByLabel('Event date').fill('2099-12-05');
  await page.getByLabel('Start time').fill('19:30');
  await page.getByLabel('End time').fill('23:00');
  await page.getByLabel('Cultural Celebration').check();
  await page.getByLabel('Event description').fill('Marimba, food and games on the field behind the school.');
  await next.click();
  await page.getByRole('combobox', { name: 'City or community' }).pressSequentially('san ant');
  await page.getByRole('option', { name: 'San Antonio (Toledo)' }).click();
  await page.getByLabel('Venue name').fill('Football Field');
  await next.click();
  await page.getByLabel('Your name').fill('Sample Organiser');
  await page.getByLabel('Your email').fill('organiser@example.com');
  await next.click();
  await expect(step(page, 'Images & Media')).toBeVisible();
  await next.click();
  await expect(step(page, 'Review & Submit')).toBeVisible();
  await outwaitFirstSeconds(page, opened);
}

/** Submits an event without a signal and closes the page. */
async function submitAndClose(context: BrowserContext, title: string) {
  const page = await context.newPage();
  await page.goto(`${offline.front.url}/submit-event`);
  await fillEvent(page, title);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit event for review' }).click();
  await expect(page.getByText('You may close the page')).toBeVisible();
  // A page that is being closed still hears that the signal is back.
  offline.front.setDown(true);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.waitForTimeout(1_500);
  await next.close();
  offline.front.setDown(false);
}

test('what was submitted without a signal is sent at the next visit, once, and its private link is told', async ({
  context,
}) => {
  await submitAndClose(context, 'Village Fiesta');
  const [page, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([page.goto(offline.front.url + LIST), other.goto(offline.front.url)]);
  await expect
    .poll(() => offline.front.posts.filter((path) => path === '/api/submit-event').length, {
      timeout: 30_000,
    })
    .toBe(1);
  const told = async () =>
    (await page.getByText('was sent.').count()) + (await other.getByText('was sent.').count());
  // In the tab that sent it, and in one that was opened later.
  await expect.poll(told).toBeGreaterThan(0);

  const third = await context.newPage();
  await third.goto(offline.front.url);
  await expect(third.getByText('Your event “Village Fiesta” was sent.')).toBeVisible();
  await third.getByRole('link', { name: 'See it here' }).click();
  await expect(third).toHaveURL(/\/status\/[\w-]+$/);
  await expect(third.getByText('Village Fiesta').first()).toBeVisible();
  await third.goto(offline.front.url);
  await third.getByRole('button', { name: 'Close this notice' }).click();
  await third.reload();
  await keeps(third, 'page', '/');
  await expect(third.getByText('was sent.')).toBeHidden();
  expect(
    Object.values(await cached(third))
      .flat()
      .filter((path) => path.includes('status')),
  ).toEqual([]);
  expect(offline.front.posts.filter((path) => path === '/api/submit-event')).toHaveLength(1);
});

test('what the server refuses waits with its reason, and is not sent again by itself', async ({
  context,
}) => {
  await submitAndClose(context, 'Refused Fiesta');
  offline.front.replies.set('/api/submit-event', {
    status: 400,
    type: 'application/json',
    body: JSON.stringify({
      error: 'Please enter a valid date',
      fields: { date: 'Please enter a valid date' },
    }),
  });
  const page = await context.newPage();
  await page.goto(offline.front.url);
  await expect(
    page.getByText('Your event “Refused Fiesta” could not be sent: Please enter a valid date'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByText('“Refused Fiesta”').first()).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(step(page, 'Review & Submit')).toBeVisible();
  expect(offline.front.posts.filter((path) => path === '/api/submit-event')).toHaveLength(1);
});
