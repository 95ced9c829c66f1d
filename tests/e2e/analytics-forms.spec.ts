import { expectSent, listen, MARIA, open } from '../support/browser/sent-analytics.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

test('the event form reports its steps, and whether it was abandoned or completed', async ({ page }) => {
  const { events, bodies } = await listen(page);
  const tokens = { token: 'a-token' };
  await page.route('**/api/opening', (route) => route.fulfill({ json: tokens }));
  await page.route('**/api/submit-event', (route) =>
    route.fulfill({ json: { message: 'Thank you', reference: 'BC-7K4M-92QX' } }),
  );
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Submit International Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Event' });
  const next = () => dialog.getByRole('button', { name: /^Next/ }).click();
  const details = async () => {
    await dialog.getByLabel('Event title').fill(`Gala of ${MARIA.name}`);
    await dialog.getByLabel('Event date').fill(day(30));
    await dialog.getByLabel('Start time').fill('19:30');
    await dialog.getByLabel('Cultural Celebration').check();
    await dialog
      .getByLabel('Event description')
      .fill('Marimba, food and games on the field behind the school.');
    await next();
    await expect(dialog.getByRole('heading', { name: 'Location', exact: true })).toBeFocused();
  };
  await details();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Submit Event' }).click();
  await details();
  await dialog.getByRole('combobox', { name: 'City/Community' }).fill('Dangriga');
  await dialog.getByLabel('Venue name').fill('Football Field');
  await next();
  await dialog.getByLabel('Your name').fill(MARIA.name);
  await dialog.getByLabel('Your email').fill(MARIA.email);
  await next();
  await next();
  await expect(dialog.getByRole('heading', { name: 'Review & Submit' })).toBeFocused();
  await page.clock.fastForward('00:20');
  await dialog.getByRole('button', { name: 'Submit event for review' }).click();
  await expect(dialog.getByRole('heading', { name: 'Thank You for Your Submission!' })).toBeFocused();
  await expectSent(page, events, [
    { name: 'submit_event_open' },
    { name: 'event_submission_abandoned', step: 2 },
    ...[2, 3, 4, 5].map((step) => ({ name: 'event_submission_step', step })),
    { name: 'event_submission_completed' },
  ]);
  for (const body of bodies) expect(body).not.toMatch(/maria|lopez|mail\.example|marimba|BC-7K4M/i);
});

test('the advertiser form and the contact form report attempts, failures and successes', async ({ page }) => {
  const { events, bodies } = await listen(page);
  let status = 500;
  for (const path of ['submit-advertiser', 'contact'])
    await page.route(`**/api/${path}`, (route) =>
      route.fulfill({ status, json: status === 200 ? { message: 'Thank you' } : { error: 'No' } }),
    );
  await open(page, '/', events);
  await page.locator('#sponsors').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Become a Founding Advertiser' });
  const next = () => dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Business name').fill(`${MARIA.name}’s Bakery`);
  await dialog.getByLabel('Business type').selectOption('Restaurant & Food');
  await dialog.getByLabel('Business location').fill('Dangriga');
  await next();
  await dialog.getByLabel('Contact name').fill(MARIA.name);
  await dialog.getByLabel('Email address').fill(MARIA.email);
  await dialog.getByLabel('Phone number').fill(MARIA.phone);
  await next();
  await dialog.getByLabel('Advertising goals').fill('More people at the counter');
  await dialog.getByText('Under $500 per month').click();
  await dialog.getByText('Within 30 days').click();
  await next();
  await expect(dialog.getByRole('heading', { name: 'Review & Submit' })).toBeFocused();
  await page.waitForTimeout(600);
  const submit = dialog.getByRole('button', { name: 'Submit Application' });
  status = 400;
  await submit.click();
  await expectSent(page, events, [{ name: 'advertiser_signup_failed' }]);
  status = 200;
  await submit.click();
  await expectSent(page, events, [
    { name: 'advertiser_signup_open' },
    { name: 'advertiser_signup_attempted' },
    { name: 'advertiser_signup_completed' },
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const form = page.getByRole('form', { name: 'Contact Us' });
  await form.getByLabel('Name').fill(MARIA.name);
  await form.getByLabel('Email').fill(MARIA.email);
  await form.getByLabel('Subject').fill('A fiesta');
  await form.getByLabel('Message').fill('The fiesta of our village is missing.');
  status = 400;
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectSent(page, events, [{ name: 'contact_form_submit' }, { name: 'contact_form_error' }]);
  status = 200;
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectSent(page, events, [{ name: 'contact_form_success' }]);
  for (const body of bodies)
    expect(body).not.toMatch(/maria|lopez|mail\.example|622\D{0,3}1234|bakery|fiesta/i);
});
