import { dayStamp } from '#lib/events/calendar/calendar-dates';
import { devices, expect, test } from '../support/browser/strong-device.ts';
import { MOMENT_SHEET } from '../support/moment/site.ts';
import { mailsOf, UNDO_MS } from '../support/sites/mail-folder.ts';
import { MODERATOR } from '../support/sites/moderator.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';
import { goOn, passMinFormTime } from '../support/submissions/event-form.ts';
import { EVENT_DAY } from '../support/submissions/some-submission.ts';

// The whole way of an event without any outside service: an organiser on a phone, a moderator, and the public.
test.use({ ...devices['Pixel 7'], reducedMotion: 'reduce' });

const ORGANISER = 'drummers@example.com';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite({ env: { MODERATOR_EMAILS: MODERATOR, EVENTS_CSV_URL: MOMENT_SHEET } });
});
test.afterAll(() => site.stop());

/** The first mail to a recipient whose text contains a pattern; waits until it has arrived. */
async function mailTo(address: string, words: RegExp): Promise<string> {
  let text = '';
  await expect(async () => {
    const found = (await mailsOf(site)).find(
      (mail) => mail.to?.[0]?.address === address && words.test(mail.text ?? ''),
    );
    text = found?.text ?? '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 90_000 });
  return text;
}

/** A link of a mail, on the port this server really has. */
const linkIn = (text: string, path: string) => {
  const link = text.match(new RegExp(`https?://\\S+?(${path}\\S*)`))?.[1];
  if (!link) throw new Error(`The mail has no link to ${path}`);
  return site.url + link;
};

test('an event submitted on a phone is approved by a moderator and published, and its organiser is notified', async ({
  page,
  browser,
}) => {
  await page.goto(`${site.url}/`);
  await page.goto(`${site.url}/submit-event`);
  await page.getByLabel('Event title').fill('Battle of the Drums of Our Village');
  await page.getByLabel('Event date').fill(EVENT_DAY);
  await page.getByRole('radio', { name: 'All day' }).check();
  await page.getByLabel('Cultural Celebration').check();
  await page
    .getByLabel('Event description')
    .fill('Drummers of five villages play from noon until the sun is gone.');
  await goOn(page, 'Location');
  await page.getByRole('combobox', { name: 'City/Community' }).fill('Hopkins');
  await page.getByLabel('Venue name').fill('Basketball Court');
  await goOn(page, 'Contact Info');
  await page.getByLabel('Your name').fill('Sample Organiser');
  await page.getByLabel('Your email').fill(ORGANISER);
  await goOn(page, 'Images & Media');
  await page.getByLabel('Choose a cover image').setInputFiles('public/images/events/garifuna.webp');
  await page.getByRole('textbox', { name: /^What/ }).first().fill('Drummers in a circle');
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await goOn(page, 'Review & Submit');
  await passMinFormTime(page, site);
  await page.getByRole('button', { name: 'Submit event for review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Submission!' })).toBeVisible();

  const receipt = await mailTo(ORGANISER, /Battle of the Drums/);
  const status = linkIn(receipt, '/status/');
  const news = await mailTo(MODERATOR, /Battle of the Drums/);
  expect(news).toContain(ORGANISER);

  const moderation = await (await browser.newContext()).newPage();
  await moderation.goto(linkIn(news, '/moderate/items/'));
  await expect(moderation.getByRole('heading', { level: 1, name: /Battle of the Drums/ })).toBeVisible();
  await expect(moderation.getByRole('img', { name: 'Drummers in a circle' }).first()).toBeVisible();
  await moderation.getByRole('button', { name: /^Approve/ }).click();

  const address = `/events/${dayStamp(EVENT_DAY)}-hopkins-battle-of-the-drums-of-our-vil`;
  await expect(async () => {
    expect((await fetch(site.url + address)).status).toBe(200);
    for (const path of ['/things-to-do-in-belize', '/sitemap.xml'])
      expect(await (await fetch(site.url + path)).text()).toContain(address);
  }).toPass({ timeout: 20_000 });
  await site.advance(UNDO_MS);
  const decision = await mailTo(ORGANISER, new RegExp(address));
  expect(linkIn(decision, '/events/')).toContain(address);

  await page.goto(status);
  await expect(page.getByRole('link', { name: 'See it on the calendar' })).toHaveAttribute('href', address);
  await page.getByRole('link', { name: /cancelled/i }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /cancelled/i })
    .click();
  await expect(async () => {
    expect(await (await fetch(site.url + address)).text()).toContain('EventCancelled');
  }).toPass({ timeout: 20_000 });
});
