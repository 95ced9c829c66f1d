import { expectNoViolations } from '../support/browser/no-violations.ts';
import { expect, type Page, type Route, test } from '../support/browser/strong-device.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';
import { fillEvent, formOf, MIN_FORM_MS, passMinFormTime } from '../support/submissions/event-form.ts';

// One site for both of them.
test.describe.configure({ mode: 'default' });
let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit event for review' });
const reference = (page: Page) => page.getByText(/^Your reference BC-/);

type Held = { key: string | null; route: Route; stored: { reference: string } };

/** Lets the server store the first submission, and holds its response back; later ones pass. */
async function holdFirst(page: Page): Promise<{ keys: (string | null)[]; first: Promise<Held> }> {
  const keys: (string | null)[] = [];
  let found: (held: Held) => void = () => {};
  const first = new Promise<Held>((resolve) => {
    found = resolve;
  });
  await page.route('**/api/submit-event', async (route) => {
    const key = await route.request().headerValue('Idempotency-Key');
    keys.push(key);
    if (keys.length > 1) return route.continue();
    const response = await route.fetch();
    found({ key, route, stored: await response.json() });
  });
  return { keys, first };
}

test('an event without an answer for 30 seconds fails with everything kept, and sent again it is stored once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/submit-event`);
  const { keys, first } = await holdFirst(page);
  await fillEvent(page, 'Thirty Seconds');
  await site.advance(MIN_FORM_MS);
  await page.clock.fastForward(MIN_FORM_MS);
  await submit(page).click();
  const { stored } = await first;
  await page.clock.fastForward(30_000);
  await expect(step(page, 'Submission Failed')).toBeFocused();
  await expect(page.getByText(/^There was an error submitting your event\. Please try again or/)).toHaveText(
    'There was an error submitting your event. Please try again or contact support if the problem persists.',
  );
  await expect(page.getByText('There was no answer within 30 seconds.')).toBeVisible();
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(formOf(page).getByText('Thirty Seconds').first()).toBeVisible();
  await submit(page).click();
  await expect(step(page, 'Thank You for Your Submission!')).toBeFocused();
  await expect(reference(page)).toHaveText(`Your reference ${stored.reference}`);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);

  // Its frame clips: nothing in it may be wider than it, on the smallest phone with the largest text.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const thanks = page.getByRole('region', { name: 'Thank You for Your Submission!' });
  expect(await thanks.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a sending can be stopped with everything kept, and an answer that comes after that is not lost', async ({
  page,
}) => {
  await page.goto(`${site.url}/submit-event`);
  const { keys, first } = await holdFirst(page);
  await fillEvent(page, 'Stopped Event');
  await passMinFormTime(page, site);
  await submit(page).click();
  const { route, stored } = await first;
  const stop = page.getByRole('button', { name: 'Stop sending' });
  await stop.click();
  await expect(page.getByText(/^Stopped\. Everything you filled in is still here\./)).toBeInViewport({
    ratio: 1,
  });
  await expect(submit(page)).toBeEnabled();
  // The same button, which keeps the focus.
  await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused();
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(step(page, 'Images & Media')).toBeVisible();
  await route.fulfill({ json: stored });
  await expect(step(page, 'Thank You for Your Submission!')).toBeFocused();
  await expect(page.getByText(/^It reached us after all/)).toBeVisible();
  await expect(reference(page)).toHaveText(`Your reference ${stored.reference}`);
  expect(keys).toHaveLength(1);
});
