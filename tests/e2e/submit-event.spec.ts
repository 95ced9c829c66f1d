import { expectNoViolations } from '../support/browser/no-violations.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { formOf, goOn, waitMinFormTime, whenOpened } from '../support/submissions/event-form.ts';
import { EVENT_DAY } from '../support/submissions/some-submission.ts';

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const community = (page: Page) => page.getByRole('combobox', { name: 'City/Community' });

async function fillDetails(page: Page, title: string) {
  const form = formOf(page);
  await form.getByLabel('Event title').fill(title);
  await form.getByLabel('Event date').fill(EVENT_DAY);
  await form.getByLabel('Start time').fill('19:30');
  await form.getByLabel('End time').fill('23:00');
  await form.getByLabel('Cultural Celebration').check();
  await form.getByLabel('Event description').fill('Marimba, food and games on the field behind the school.');
}

test('an event is submitted in five steps, through a reload and a lost connection', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/submit-event');
  const opened = await whenOpened(page);
  await expect(step(page, 'Event Details')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectNoViolations(page, 'main');
  await fillDetails(page, 'Village Fiesta');
  await goOn(page, 'Location');

  await community(page).pressSequentially('san ant');
  await expectNoViolations(page, 'main');
  await page.getByRole('option', { name: 'San Antonio (Toledo)' }).click();
  await page.getByLabel('Venue name').fill('Football Field');
  await goOn(page, 'Contact Info');
  await page.getByLabel('Your name').fill('Sample Organiser');
  await page.getByLabel('Your email').fill('organiser@example.com');
  await expectNoViolations(page, 'main');

  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(step(page, 'Contact Info')).toBeFocused();
  await expect(page.getByLabel('Your email')).toHaveValue('organiser@example.com');
  await goOn(page, 'Images & Media');
  await page.getByLabel('Choose a cover image').setInputFiles('public/images/events/garifuna.webp');
  await expect(page.getByRole('textbox', { name: /^What/ }).first()).toBeVisible();
  // An image that is still uploading holds the step.
  await expect(formOf(page).getByText('Uploaded', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'main');
  await page.goBack();
  await expect(step(page, 'Contact Info')).toBeFocused();
  await page.goForward();
  await expect(step(page, 'Images & Media')).toBeFocused();
  await goOn(page, 'Review & Submit');

  await expect(page.getByRole('figure')).toContainText('7:30 PM - 11 PM');
  await expect(formOf(page).getByText('Toledo District')).toBeVisible();
  await expectNoViolations(page, 'main');

  await waitMinFormTime(page, opened);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit event for review' }).click();
  await expect(page.getByText('It will be sent automatically as soon as you are back online')).toBeVisible();
  await context.setOffline(false);
  await expect(step(page, 'Thank You for Your Submission!')).toBeFocused();
  await expect(page.getByText(/^Your reference BC-/)).toBeVisible();
  await expect(page.getByLabel('Your private link')).toHaveValue(/\/status\/[\w-]+$/);
  await expectNoViolations(page, 'main');

  await page.reload();
  await expect(step(page, 'Event Details')).toBeVisible();
});

test('the form opens over the current page, and closing it asks about the draft', async ({ page }) => {
  await page.goto('/advertise');
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Submit International Event' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Submit Event' });
  await expect(dialog.getByRole('heading', { name: 'Event Details' })).toBeVisible();
  await fillDetails(page, 'Gala of the North');
  await goOn(page, 'Location');
  await expect(dialog.getByLabel('Country', { exact: true })).toHaveValue('Other');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('heading', { name: 'Keep this draft?' })).toBeFocused();
  await expectNoViolations(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'Event Details' })).toBeFocused();
  await goOn(page, 'Location');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.getByRole('button', { name: 'Keep the draft' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/advertise');
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog.getByText('“Gala of the North”')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the form asks, who reviews it, and how else to contact the guide', async ({
    page,
  }) => {
    await page.goto('/submit-event');
    // Chromium switches scripts off without a word to <noscript>, whose text is there all the same.
    expect(await (await page.request.get('/submit-event')).text()).toMatch(
      /<noscript><p[^>]*>The form needs JavaScript/,
    );
    // No grey box in the place of a form that never arrives.
    await expect(page.locator('[class*=skeleton]')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'What we will ask' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who reviews it' })).toBeVisible();
  });
});

test('the buttons do not move when the draft is saved for the first time', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/submit-event');
  const title = page.getByLabel('Event title');
  await expect(title).toBeVisible();
  const height = () => formOf(page).evaluate((form) => form.getBoundingClientRect().height);
  const kept = page.getByText('Your draft is kept on this device.');
  await expect(kept).toBeHidden();
  const before = await height();
  await title.fill('Village Fiesta');
  await expect(kept).toBeVisible();
  expect(await height()).toBe(before);
});
