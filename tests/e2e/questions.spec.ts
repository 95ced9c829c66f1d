import { CLOSING_MS, REMINDER_MS } from '#lib/submissions/items/questions/question-times';
import { startMailServer } from '../fakes/mail-server.mjs';
import { expectNoViolations, expectNoViolationsInBothThemes } from '../support/browser/no-violations.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { someJpeg } from '../support/images/images.ts';
import { UNDO_MS } from '../support/sites/mail-folder.ts';
import { MODERATOR, moderatorCommand, signIn } from '../support/sites/moderator.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';
import { submitInStore } from '../support/store/in-store.ts';

test.describe.configure({ mode: 'serial' });

const ORGANISER = 'organiser@example.com';
let server: Awaited<ReturnType<typeof startMailServer>>;
let site: SiteServer;

test.beforeAll(async () => {
  server = await startMailServer();
  site = await startSite({ env: { MODERATOR_EMAILS: MODERATOR, SMTP_URL: server.url } });
});
test.afterAll(async () => {
  await site?.stop();
  await server?.close();
});

/** The text of the first mail to an address with these words in its subject; waits until it has arrived. */
async function mailTo(address: string, subject: RegExp): Promise<string> {
  let text: string | undefined;
  await expect(() => {
    const found = server.taken.find(
      ({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? ''),
    );
    text = found?.mail.text;
    expect(text).toBeDefined();
  }).toPass({ timeout: 90_000 });
  return text ?? '';
}

/** The private link of a mail, on the port this server really has. */
const privateLink = (text: string) => site.url + (/\/status\/[\w-]{43}/.exec(text)?.[0] ?? '/none');

/** Lets time pass. The site looks for questions without an answer when it starts, and every minute. */
async function letPass(milliseconds: number) {
  await site.advance(milliseconds);
  await site.restart();
}

test('a moderator asks, the organiser answers with words, a field and a picture, and it waits again', async ({
  page,
  browser,
}) => {
  await submitInStore(site, { title: 'Drums of Our Village' });
  await signIn(page, site);
  await page.getByRole('link', { name: /Drums of Our Village/ }).click();
  await expect(page.locator('html[data-moderation-keys]')).toBeAttached();
  await page.keyboard.press('w');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /Where exactly does it take place/ })).toBeChecked();
  await expectNoViolationsInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Asked: “Drums of Our Village”/).first()).toBeVisible();
  await expect(page.getByText(/^Nothing to decide for now\. 1 item is waiting for an answer/)).toBeVisible();
  await page.getByRole('link', { name: 'Asked 1' }).click();
  await expect(page.getByRole('link', { name: /Drums of Our Village/ })).toBeVisible();

  await site.advance(UNDO_MS);
  const link = privateLink(await mailTo(ORGANISER, /^A question about your event: Drums/));
  const organiser = await (await browser.newContext()).newPage();
  await organiser.goto(link);
  await expect(organiser.getByRole('heading', { level: 1 })).toHaveText('We have a question');
  await expectNoViolationsInBothThemes(organiser);
  await organiser.getByRole('link', { name: 'Answer the question' }).click();
  await expect(organiser.getByText('Where exactly does it take place?')).toBeVisible();
  await organiser.getByLabel('Your answer').fill('Behind the church.');
  await organiser.getByText('Change your event or its pictures').click();
  await organiser.getByLabel('Venue name').fill('Church Yard');
  await organiser
    .getByLabel('Choose a cover image')
    .setInputFiles({ name: 'drums.jpg', mimeType: 'image/jpeg', buffer: await someJpeg() });
  await expect(organiser.getByText('Uploaded', { exact: true })).toBeVisible();
  await expectNoViolations(organiser, 'main');
  await organiser.getByRole('button', { name: 'Send answer' }).click();
  await expect(organiser).toHaveURL(`${link}?done=answered`);
  await expect(organiser.getByRole('heading', { level: 1 })).toHaveText('Your event is with our team');
  await organiser.context().close();

  const news = await mailTo(MODERATOR, /^Answered: Drums/);
  expect(news).toContain('Behind the church.');
  expect(news).toContain('Church Yard');
  await page.goto(`${site.url}/moderate`);
  await expect(page.getByText('Answered your question').first()).toBeVisible();
  await page.getByRole('link', { name: /Drums of Our Village/ }).click();
  await expect(page.getByRole('region', { name: 'Questions' })).toContainText('Behind the church.');
  await page.getByRole('link', { name: 'Open with its history and card' }).click();
  await expect(
    page.getByText(/The submitter answered: “Behind the church.”; venue name, pictures/),
  ).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText(/^Approved: “Drums of Our Village”/).first()).toBeVisible();
});

test('a question without words is told in place, and one that was asked can be taken back', async ({
  page,
}) => {
  await submitInStore(site, { title: 'Hudut Cook-Off' });
  await signIn(page, site);
  await page.getByRole('link', { name: /Hudut Cook-Off/ }).click();
  await page.locator('summary').filter({ hasText: 'Ask' }).click();
  await page.getByRole('button', { name: 'Ask the organiser' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Choose a question, or write your own.' }),
  ).toBeVisible();
  await page.getByLabel('Or in your own words').first().fill('Is it every year?');
  await page.getByRole('button', { name: 'Ask the organiser' }).click();
  await expect(page.getByText(/^Asked: “Hudut Cook-Off”/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText(/^Back in the queue: “Hudut Cook-Off”/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Open with its history and card' }).click();
  await expect(page.getByText(/took back the question/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is reminded of, closed, reopened and answered, and no value is lost', async ({ page }) => {
    const [reference = ''] = await submitInStore(site, { title: 'Regatta' });
    moderatorCommand(site, 'ask', reference, 'Who may publish this picture?');
    await letPass(REMINDER_MS);
    const link = privateLink(await mailTo(ORGANISER, /^A question about your event: Regatta/));
    await mailTo(ORGANISER, /^We still have a question about your event: Regatta/);

    await letPass(CLOSING_MS - REMINDER_MS);
    const closed = await mailTo(ORGANISER, /^We closed your event without an answer: Regatta/);
    expect(privateLink(closed)).toBe(link);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We closed your event without an answer',
    );
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(page).toHaveURL(`${link}?done=reopened`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have a question');
    await mailTo(MODERATOR, /^Reopened: Regatta/);

    await page.getByRole('link', { name: 'Answer the question' }).click();
    await page.getByText('Change your event or its pictures').click();
    await page.getByLabel('Venue name').fill('Club House');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Your answer is required',
    );
    await expect(page.getByLabel('Your answer')).toHaveAccessibleDescription(/Your answer is required/);
    await page.getByText('Change your event or its pictures').click();
    await expect(page.getByLabel('Venue name')).toHaveValue('Club House');
    await page.getByLabel('Your answer').fill('I took it myself.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page).toHaveURL(`${link}?done=answered`);
    await expect(page.getByRole('definition').filter({ hasText: 'Club House' })).toBeVisible();
    expect(await mailTo(MODERATOR, /^Answered: Regatta/)).toContain('I took it myself.');

    await page.goto(`${link}/answer`);
    await expect(page.getByText('our question needs no answer any more')).toBeVisible();
  });
});
