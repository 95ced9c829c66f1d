import { expect, type Page, test } from '../support/browser/strong-device.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const businessName = (page: Page) => page.getByLabel('Business name');

/** Opens the application and begins it. */
async function begin(page: Page) {
  await page.goto('/advertise');
  await businessName(page).fill('Marva’s Bakery');
}

/** Fills in the first step of the application, which is begun, and goes on. */
async function fillBusiness(page: Page) {
  await page.getByLabel('Business type').selectOption('Restaurant & Food');
  await page.getByLabel('Business location').fill('Dangriga');
  await next(page);
}

const top = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((it) => Math.round(it.getBoundingClientRect().top));

test('a step shows its progress below the header, without the introduction of the page', {
  tag: '@phone',
}, async ({ page }) => {
  await begin(page);
  const introduction = page.getByText(/^A founding spot is one of the first posters/);
  await expect(introduction).toBeVisible();
  await fillBusiness(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Details' })).toBeFocused();
  await expect(introduction).toBeHidden();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  // The page scrolls smoothly, so its place is asked for until it is reached.
  await expect
    .poll(async () => {
      const below = (await top(page, 'Step 2 of 4')) - header;
      return below >= 0 && below < 40;
    })
    .toBe(true);
});

test('once an application is sent, the thanks take the place of the form and of what it would ask', async ({
  page,
}) => {
  await page.route('**/api/submit-advertiser', (route) => route.fulfill({ json: { message: 'Thank you!' } }));
  await begin(page);
  await fillBusiness(page);
  await page.getByLabel('Contact name').fill('Marva');
  await page.getByLabel('Email address').fill('marva@example.bz');
  await page.getByLabel('Phone number').fill('+501 600 0000');
  await next(page);
  await page.getByLabel('Advertising goals').fill('More people at the counter');
  await page.getByText('Under $500 per month').click();
  await page.getByText('Within 30 days').click();
  await next(page);
  await expect(page.getByRole('form').getByRole('heading', { name: 'Review & Submit' })).toBeFocused();
  await expect(async () => {
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Thank you!')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What we ask' })).toBeHidden();
});

test('two tabs with the same form keep two drafts, and the next opening lists both', async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto('/advertise');
  await expect(other.getByText('It is open in another tab.')).toBeVisible();
  await other.getByRole('button', { name: 'Start another application' }).click();
  await businessName(other).fill('Hopkins Drums');
  await businessName(page).fill('Marva’s Bakery & Café');

  await other.reload();
  await expect(other.getByText('It is open in another tab.')).toHaveCount(1);
  await other.getByRole('button', { name: 'Continue Hopkins Drums' }).click();
  await expect(businessName(other)).toHaveValue('Hopkins Drums');
  await page.reload();
  await page.getByRole('button', { name: 'Continue Marva’s Bakery & Café' }).click();
  await expect(businessName(page)).toHaveValue('Marva’s Bakery & Café');
});

test('a draft that is open in another tab is continued here, and the other tab saves nothing more', async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto('/advertise');
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(businessName(other)).toHaveValue('Marva’s Bakery');
  await businessName(other).fill('Marva’s Bakery & Café');
  await expect(
    page.getByRole('heading', { name: 'This application is open in another tab now' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(businessName(page)).toHaveValue('Marva’s Bakery & Café');

  await other.close();
  const third = await context.newPage();
  await third.goto('/advertise');
  await expect(third.getByText('It is open in another tab.')).toBeVisible();
  await page.close();
  await third.getByRole('button', { name: 'Delete' }).click();
  await third.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(businessName(third)).toHaveValue('');
});
