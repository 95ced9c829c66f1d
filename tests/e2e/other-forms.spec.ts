import { expectNoViolations } from '../support/browser/no-violations.ts';
import { recordConfetti } from '../support/browser/record-confetti.ts';
import { expect, type Locator, type Page, test } from '../support/browser/strong-device.ts';

const THANKS = "Thank you! We'll be in touch within 24 hours to discuss your advertising opportunities.";
// Without a configured contact; contact.spec.ts has one.
const CONTACT_THANKS = "Thank you for your message! We'll get back to you within 24-48 hours via email.";
const STORED = {
  status: 200,
  json: { message: THANKS, reference: 'BC-7K4M-92QX', statusUrl: '/status/abc' },
};

/** Responds to an address of the API in place of the server, and records the requests. */
async function answer(page: Page, path: string, what: { status: number; json: unknown }) {
  const sent: Array<{ key: string | null; body: Record<string, unknown> }> = [];
  await page.route(`**${path}`, async (route) => {
    const request = route.request();
    sent.push({ key: await request.headerValue('Idempotency-Key'), body: request.postDataJSON() });
    await route.fulfill(what);
  });
  return sent;
}

async function fillBusiness(form: Locator) {
  await form.getByLabel('Business name').fill('Marva’s Bakery');
  await form.getByLabel('Business type').selectOption('Restaurant & Food');
  await form.getByLabel('Business location').fill('Dangriga');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('heading', { name: 'Contact Details' })).toBeFocused();
}

async function fillRest(page: Page, form: Locator) {
  await form.getByLabel('Contact name').fill('Marva');
  await form.getByLabel('Email address').fill('marva@example.bz');
  await form.getByLabel('Phone number').fill('+501 600 0000');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Advertising goals').fill('More people at the counter');
  await form.getByText('Under $500 per month').click();
  await form.getByText('Within 30 days').click();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('heading', { name: 'Review & Submit' })).toBeFocused();
  // Longer than a double click, whose second press sends nothing.
  await page.waitForTimeout(600);
}

test('the carousel opens the application as a dialog, which keeps the typed values when it is closed', async ({
  page,
}) => {
  const sent = await answer(page, '/api/submit-advertiser', STORED);
  await recordConfetti(page);
  await page.goto('/');
  const link = page.locator('#sponsors').getByRole('link').first();
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Become a Founding Advertiser' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/advertise');
  await fillBusiness(dialog);
  // Like the router when it renders the way to this page late: it writes the entry again, with its own state alone.
  await page.evaluate(() => {
    const { __NA, __PRIVATE_NEXTJS_INTERNALS_TREE } = window.history.state;
    window.history.replaceState({ __NA, __PRIVATE_NEXTJS_INTERNALS_TREE }, '', window.location.href);
  });
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'Business Information' })).toBeFocused();
  await page.goForward();
  await expect(dialog.getByRole('heading', { name: 'Contact Details' })).toBeFocused();
  // Nothing of the dialog covers it, on a small phone either.
  await page.setViewportSize({ width: 360, height: 640 });
  await dialog.getByLabel('Contact name').fill('Marva');
  await dialog.getByLabel('Email address').fill('marva@example.bz');
  await dialog.getByLabel('Phone number').fill('+501 123 4567');
  await dialog.getByRole('button', { name: 'Next' }).click();
  const goals = dialog.getByRole('heading', { name: 'Advertising Goals' });
  await expect(goals).toBeFocused();
  const seesThrough = (title: Element) => {
    const { left, right, top, bottom } = title.getBoundingClientRect();
    const across = [left + 4, (left + right) / 2, right - 4];
    return across.every((x) => document.elementFromPoint(x, (top + bottom) / 2) === title);
  };
  await expect.poll(() => goals.evaluate(seesThrough)).toBe(true);
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'Contact Details' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');

  await link.click();
  await expect(dialog.getByText('You have an unfinished application for Marva’s Bakery.')).toBeVisible();
  await expectNoViolations(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillRest(page, dialog);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog.getByText(THANKS)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-confetti', 'dialog');
  await expect(dialog.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
  expect(sent).toHaveLength(1);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await link.click();
  await expect(dialog.getByLabel('Business name')).toHaveValue('');
});

test('“Advertise” stands in menu and footer, and opens the application over the page, which stays where it is', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/things-to-do-in-belize');
  const dialog = page.getByRole('dialog', { name: 'Become a Founding Advertiser' });
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page
      .getByRole('dialog', { name: 'Navigation' })
      .getByRole('region', { name: 'Actions' })
      .getByRole('link', { name: 'Advertise Your poster on our home page' })
      .click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/advertise');
    await page.goBack();
    await expect(page).toHaveURL('/things-to-do-in-belize');
  }
  const link = page.locator('#footer').getByRole('link', { name: 'Advertise' });
  await link.scrollIntoViewIfNeeded();
  // Where it is seen: months above it may take another height than was estimated, which moves nothing in view.
  const top = () => link.evaluate((seen) => Math.round(seen.getBoundingClientRect().top));
  await link.evaluate((seen) => {
    const note = () => {
      seen.dataset.pressedAt = String(Math.round(seen.getBoundingClientRect().top));
    };
    seen.addEventListener('click', note, { once: true });
  });
  await link.click();
  await expect(dialog.getByLabel('Business name')).toBeVisible();
  await expectNoViolations(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  const pressedAt = Number(await link.getAttribute('data-pressed-at'));
  expect(Math.abs((await top()) - pressedAt), 'at most a line off').toBeLessThan(24);
});

test('a draft of their own poster follows what advertisers type', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/advertise');
  const form = page.getByRole('form', { name: 'Founding advertiser application' });
  const figure = page.getByRole('figure', { name: 'A draft of your poster.' });
  const unfold = figure.getByRole('button', { name: 'Draft of your poster' });
  // Inert, so it has no roles.
  const poster = figure.locator('[inert]');
  await expect(form.getByRole('button', { name: 'Next' })).toBeEnabled();
  await form.getByLabel('Business name').fill('Marva’s Bakery');
  if (isMobile) {
    await expect(poster).toBeHidden();
    await expect(unfold).toContainText('Marva’s Bakery');
    await unfold.click();
  } else await expect(unfold).toBeHidden();
  await expect(poster).toContainText('Marva’s Bakery');
  await form.getByLabel('Business type').selectOption('Restaurant & Food');
  await expect(poster.locator('img')).toHaveAttribute('src', /food-stall/);
  await form.getByLabel('Business description').fill('Buns and bread, warm from five in the morning.');
  await expect(poster).toContainText('warm from five in the morning');
  await expect(poster).toContainText('Draft');
  await expect(poster).toContainText('Sponsored');
  await form.getByLabel('Business location').fill('W'.repeat(110));
  await form.getByLabel('Business description').fill('W'.repeat(400));
  const isInside = (element: Element) => element.scrollWidth <= element.clientWidth;
  expect(await poster.evaluate(isInside)).toBe(true);
  expect(await page.locator('html').evaluate(isInside)).toBe(true);
  await expectNoViolations(page, 'main');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Website').fill('marva.example.bz');
  await expect(figure).toContainText('“Visit” leads to marva.example.bz.');
});

test('on its own page a link to the application leads to the form that stands there, and nothing is loaded anew', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/advertise');
  const form = page.getByRole('form', { name: 'Founding advertiser application' });
  await form.getByLabel('Business name').fill('Marva’s Bakery');
  await expect(form.getByRole('button', { name: 'Next' })).toBeEnabled();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/advertise') asked.push(request.url());
  });
  await page.locator('#footer').getByRole('link', { name: 'Advertise' }).click();
  await expect(form).toBeFocused();
  await expect(form.getByLabel('Business name')).toBeInViewport();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    const panel = page.getByRole('dialog', { name: 'Navigation' });
    await panel.getByRole('link', { name: 'Advertise Your poster on our home page' }).click();
    await expect(panel).toBeHidden();
    await expect(form).toBeFocused();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.getByLabel('Business name')).toHaveValue('Marva’s Bakery');
  await expect(page).toHaveURL('/advertise');
  expect(asked).toEqual([]);
});

test('a button is disabled until the page is interactive, and values typed meanwhile stay', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/advertise', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Founding advertiser application' });
  const next = form.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await form.getByLabel('Business name').fill('Marva’s Bakery');
  arrival.resolve();
  await expect(next).toBeEnabled();
  await expect(form.getByLabel('Business name')).toHaveValue('Marva’s Bakery');
});

test('an application survives a reload and a lost connection, and is sent once', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordConfetti(page);
  await page.goto('/advertise');
  const form = page.getByRole('form', { name: 'Founding advertiser application' });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectNoViolations(page, 'main');
  await fillBusiness(form);
  await page.getByLabel('Contact name').fill('Marva');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Contact name')).toHaveValue('Marva');
  await fillRest(page, form);
  await expectNoViolations(page, 'main');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('You are offline. Your application')).toBeVisible();
  await expectNoViolations(page, 'main');
  // The first response is that of a server that is just starting; the page is left while it waits.
  const refused = await answer(page, '/api/submit-advertiser', { status: 503, json: { error: 'Starting' } });
  await context.setOffline(false);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await page.unroute('**/api/submit-advertiser');
  const sent = await answer(page, '/api/submit-advertiser', STORED);
  await page.reload();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByText(THANKS)).toBeInViewport();
  expect(sent).toEqual([refused[0]]);
  await expect(page.locator('html')).not.toHaveAttribute('data-confetti');
  await expectNoViolations(page, 'main');
});

test('the contact form validates, waits for the network, confirms and offers another message', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const sent = await answer(page, '/api/contact', STORED);
  await page.goto('/submit-event#contact');
  await page.waitForLoadState('networkidle');
  const atFirst = scripts.length;
  const form = page.getByRole('form', { name: 'Contact Us' });
  await form.getByLabel('Name').focus();
  await expect.poll(() => scripts.length, 'its code comes with the first focus').toBeGreaterThan(atFirst);

  await form.getByRole('button', { name: 'Send Message' }).click();
  const summary = form.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link', { name: 'Message is required' }).click();
  await expect(form.getByLabel('Message')).toBeFocused();
  await expectNoViolations(page, 'main');

  await form.getByLabel('Name').fill('Marva');
  await form.getByLabel('Email').fill('marva@example.bz');
  await form.getByLabel('Subject').fill('Fiesta');
  await form.getByLabel('Message').fill('The fiesta moved to Sunday.');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('You are offline. Your message')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(CONTACT_THANKS)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check on your message' })).toHaveAttribute(
    'href',
    '/status/abc',
  );
  await expectNoViolations(page, 'main');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: 'Marva',
      email: 'marva@example.bz',
      phone: '',
      subject: 'Fiesta',
      message: 'The fiesta moved to Sunday.',
    },
  ]);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('the confirmation of a message stays in view where pages scroll smoothly', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/api/contact', (route) => route.fulfill({ json: { message: CONTACT_THANKS } }));
  await page.goto('/things-to-do-in-belize');
  const form = page.getByRole('form', { name: 'Contact Us' });
  await page.getByRole('link', { name: 'Write to us' }).click();
  await form.getByLabel('Name').fill('Marva');
  await form.getByLabel('Email').fill('marva@example.bz');
  await form.getByLabel('Subject').fill('Fiesta');
  await form.getByLabel('Message').fill('The fiesta moved to Sunday.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  const thanks = page.getByText(CONTACT_THANKS);
  await expect(thanks).toBeVisible();
  // Until scrolling has ended.
  await page.waitForTimeout(1_500);
  await expect(thanks).toBeInViewport({ ratio: 1 });
});

test('a message typed on one page is still there on the next, even after an immediate navigation', async ({
  page,
}) => {
  await page.goto('/submit-event#contact');
  const form = page.getByRole('form', { name: 'Contact Us' });
  await form.getByLabel('Message').fill('The fiesta moved to Sunday.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('moved to Sunday');
  await page.goto('/things-to-do-in-belize');
  await expect(form.getByLabel('Message')).toHaveValue('The fiesta moved to Sunday.');
  await expect(form.getByText('We kept what you had written.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages say that the forms need JavaScript, and show no form', async ({ page }) => {
    await page.goto('/advertise');
    // Playwright's own search by text leaves these elements out.
    const notes = page.locator('noscript p');
    await expect(notes.filter({ hasText: 'to check and send your answers' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What we ask' })).toBeVisible();
    await expect(page.getByLabel('Business name')).toBeHidden();
    await expect(notes).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
  });
});
