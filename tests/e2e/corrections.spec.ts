import type { Page } from '@playwright/test';
import { addDays } from '#lib/time/calendar-day';
import { expectNoViolations } from '../support/browser/no-violations.ts';
import { expect, test } from '../support/browser/strong-device.ts';
import { someJpeg } from '../support/images/images.ts';
import { day } from '../support/moment/moment.ts';
import { mailsOf, mailWith } from '../support/sites/mail-folder.ts';
import { MODERATOR, signIn } from '../support/sites/moderator.ts';
import { ask, type SiteServer, startSite } from '../support/sites/site-server.ts';
import { putInStore } from '../support/store/in-store.ts';
import { EVENT_DAY, someSubmission } from '../support/submissions/some-submission.ts';

test.describe.configure({ mode: 'serial' });

let site: SiteServer;
const tokens: string[] = [];

test.beforeAll(async () => {
  site = await startSite({ env: { MODERATOR_EMAILS: MODERATOR } });
});
test.afterAll(async () => {
  await site?.stop();
});

/** An approved event under an id of its own, with its organiser's address and private link. */
async function publish(id: string, changes: Record<string, unknown> = {}) {
  const organiser = `${id}@example.com`;
  const payload = someSubmission({ title: `Fiesta ${id}`, submitterEmail: organiser, ...changes });
  const item = await putInStore(site, {
    status: 'approved',
    event_id: id,
    decided_at: `${day(-28)}T12:00:00.000Z`,
    payload,
  });
  tokens.push(item.path.replace('/status/', ''));
  const get = async (path = '') => {
    const response = await ask(`${site.url}/events/${id}${path}`, { redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  };
  await expect.poll(async () => (await get()).text).toContain(payload.title);
  return {
    id: item.id,
    organiser,
    status: site.url + item.path,
    item: `${site.url}/moderate/items/${item.id}`,
    get,
  };
}

const lineOf = (file: string, name: string) => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(file)?.[1];
const openQueue = async (page: Page) => page.goto(`${site.url}/moderate`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the number of a calendar entry grows when an announcement is taken back', async ({ page }) => {
    const event = await publish('eight');
    const sequence = async () => lineOf((await event.get('/calendar.ics')).text, 'SEQUENCE');
    await page.goto(`${event.status}/cancelled`);
    await page.getByRole('button', { name: 'Yes, it is cancelled' }).click();
    await expect.poll(sequence).toBe('1');
    await page.getByRole('button', { name: 'It does take place' }).click();
    await expect.poll(sequence).toBe('2');
  });

  test('an organiser proposes a correction, errors lose nothing, and the page stays as it is until a moderator accepts', async ({
    page,
    browser,
  }) => {
    const event = await publish('one');
    const before = (await event.get('/calendar.ics')).text;
    const previewOf = (html: string) =>
      /property="og:image" content="[^"]*(\/events\/[^"]+)"/.exec(html)?.[1] ?? '';
    const preview = previewOf((await event.get()).text);
    await page.goto(event.status);
    await page.getByRole('link', { name: 'Propose a correction' }).click();
    await page.getByLabel('Event title').fill('Grand Fiesta');
    await page.getByLabel('Cost').selectOption('Paid');
    await page.getByLabel('Event description').fill('Too short');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'at least 20 characters',
    );
    await expect(page.getByLabel('Event title')).toHaveValue('Grand Fiesta');
    await page
      .getByLabel('Event description')
      .fill('Marimba, food and fireworks on the field behind the school.');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page).toHaveURL(`${event.status}?done=proposed`);
    await expect(page.getByRole('heading', { name: 'Your correction is with our team' })).toBeVisible();
    await expect(page.getByText('Free → Paid')).toBeVisible();
    expect((await event.get()).text).not.toContain('Grand Fiesta');

    const news = await mailWith(site, MODERATOR, /^Correction proposed: Fiesta one/);
    expect(news).toContain('Fiesta one → Grand Fiesta');

    const moderation = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await signIn(moderation, site);
    await expect(moderation.getByRole('heading', { level: 1 })).toHaveText('1 item to decide');
    await moderation.getByRole('link', { name: /Fiesta one.*Correction proposed/ }).click();
    const proposal = moderation.getByRole('region', { name: 'Proposed correction' });
    await expect(proposal.locator('del')).toContainText(['Fiesta one', 'games', 'Free']);
    await expect(proposal.locator('ins')).toContainText(['Grand Fiesta', 'fireworks', 'Paid']);
    await moderation.getByRole('button', { name: /Accept the correction/ }).click();
    await expect(moderation.getByText(/The correction is accepted/).last()).toBeVisible();
    await expect(moderation.getByRole('button', { name: /Undo/ })).toHaveCount(0);

    await expect.poll(async () => (await event.get()).text).toContain('Grand Fiesta');
    const after = (await event.get('/calendar.ics')).text;
    expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'));
    expect([lineOf(before, 'SEQUENCE'), lineOf(after, 'SEQUENCE')]).toEqual(['0', '1']);
    expect(lineOf(after, 'SUMMARY')).toBe('Grand Fiesta');
    // Messengers see another image, and the former address leads to it.
    const fresh = previewOf((await event.get()).text);
    expect([preview, fresh]).not.toContain('');
    expect(fresh).not.toBe(preview);
    const former = await ask(site.url + preview, { redirect: 'manual' });
    expect([301, 302, 307, 308, 303]).toContain(former.status);
    expect(former.headers.get('location')).toContain(fresh);

    const told = await mailWith(site, event.organiser, /^Your correction is on the calendar: Grand Fiesta/);
    expect(told).toContain('Free → Paid');
    expect(told).toContain('/events/one');
    await page.goto(event.status);
    await expect(page.getByRole('heading', { name: 'Your correction was accepted' })).toBeVisible();
  });

  test('a proposal is declined with a reason, told in place where it is missing, and the organiser reads it', async ({
    page,
    browser,
  }) => {
    const event = await publish('two');
    await page.goto(`${event.status}/propose`);
    await page.getByLabel('Venue name').fill('Casino');
    await page.getByRole('button', { name: 'Send correction' }).click();
    const moderation = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await signIn(moderation, site);
    await moderation.goto(event.item);
    await moderation.getByText('Decline', { exact: false }).first().click();
    await moderation.getByRole('button', { name: 'Decline with this reason' }).click();
    await expect(moderation.getByText('Choose a reason, or write your own.')).toBeVisible();
    await moderation.getByLabel('Or in your own words').fill('The village council says otherwise.');
    await moderation.getByRole('button', { name: 'Decline with this reason' }).click();
    await expect(moderation.getByText(/The correction is declined/).last()).toBeVisible();
    expect(await mailWith(site, event.organiser, /^About your correction/)).toContain(
      'The village council says',
    );
    await page.goto(event.status);
    await expect(page.getByText('The village council says otherwise.')).toBeVisible();
    expect((await event.get()).text).not.toContain('Casino');
  });

  test('a proposal is taken back by its organiser, and is no longer in the queue', async ({
    page,
    browser,
  }) => {
    const event = await publish('three');
    await page.goto(`${event.status}/propose`);
    await page.getByLabel('Venue name').fill('Town Hall');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await page.getByRole('link', { name: 'Change the correction' }).click();
    await expect(page.getByLabel('Venue name')).toHaveValue('Town Hall');
    await page.goto(event.status);
    await page.getByRole('button', { name: 'Withdraw the correction' }).click();
    await expect(page.getByRole('status')).toContainText('Your correction is taken back');
    const moderation = await (await browser.newContext()).newPage();
    await signIn(moderation, site);
    await expect(moderation.getByText('Everything is decided. Thank you!')).toBeVisible();
  });
});

test('a proposal with a picture is accepted with the keyboard, and its picture is on the page', async ({
  page,
  browser,
}) => {
  const event = await publish('four');
  await page.goto(`${event.status}/propose`);
  await page.getByLabel('Choose a cover image').setInputFiles({
    name: 'drums.jpg',
    mimeType: 'image/jpeg',
    buffer: await someJpeg(),
  });
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByLabel('What does the cover image show?').fill('Drummers');
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page).toHaveURL(`${event.status}?done=proposed`);
  await expectNoViolations(page, 'main');

  const moderation = await (await browser.newContext()).newPage();
  await signIn(moderation, site);
  await moderation.goto(event.item);
  await expect(moderation.getByRole('region', { name: 'Proposed correction' }).getByRole('img')).toHaveCount(
    1,
  );
  await expectNoViolations(moderation, 'main');
  await expect(moderation.locator('html')).toHaveAttribute('data-moderation-keys', 'on');
  await moderation.keyboard.press('a');
  await expect(moderation.getByText(/The correction is accepted/).last()).toBeVisible();
  await expect.poll(async () => (await event.get()).text).toContain('Drummers');
});

test('a moderator corrects a public event: the page never goes away, and the organiser is told what changed, once', async ({
  page,
}) => {
  const event = await publish('five');
  await signIn(page, site);
  await page.goto(event.item);
  await page.getByRole('link', { name: /Correct it/ }).click();
  await page.getByRole('textbox', { name: 'Event title' }).fill('Fiesta of Five');
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The calendar shows it within seconds.')).toBeVisible();
  await expect
    .poll(async () => {
      const { status, text } = await event.get();
      expect(status).toBe(200);
      return text;
    })
    .toContain('Fiesta of Five');
  const told = await mailWith(site, event.organiser, /^We corrected your event: Fiesta of Five/);
  expect(told).toContain('Fiesta five → Fiesta of Five');
  const subjects = (await mailsOf(site))
    .filter(({ to }) => to?.[0]?.address === event.organiser)
    .map(({ subject }) => subject);
  expect(subjects).toEqual(['We corrected your event: Fiesta of Five']);
});

test('who answers a proposal that was changed or answered meanwhile is told so in place', async ({
  page,
  browser,
}) => {
  const event = await publish('six');
  await page.goto(`${event.status}/propose`);
  await page.getByLabel('Venue name').fill('Town Hall');
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page).toHaveURL(`${event.status}?done=proposed`);
  const context = await browser.newContext();
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signIn(first, site);
  await first.goto(event.item);
  await second.goto(event.item);
  await first.getByRole('button', { name: /Accept the correction/ }).click();
  await expect(first.getByText(/The correction is accepted/).last()).toBeVisible();
  await second.getByRole('button', { name: /Accept the correction/ }).click();
  await expect(second.getByText(/accepted the correction.*Your decision was not saved/).last()).toBeVisible();
  await expect(second.getByRole('button', { name: /Accept the correction/ })).toHaveCount(0);
});

test('an event that has moved is corrected without its day and place, which stay as they were announced', async ({
  page,
}) => {
  const event = await publish('seven');
  await page.goto(`${event.status}/moved`);
  await page.getByLabel('Event date').fill(addDays(EVENT_DAY, 7));
  await page.getByRole('button', { name: 'Announce it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your event has moved');
  await page.getByRole('link', { name: 'Propose a correction' }).click();
  await expect(page.getByRole('link', { name: 'Did it move again?' })).toBeVisible();
  await expect(page.getByLabel('Event date')).toHaveCount(0);
  await expect(page.getByLabel('Venue name')).toHaveCount(0);
  await page.getByLabel('Event title').fill('Fiesta of Seven');
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page.getByText('Fiesta seven → Fiesta of Seven')).toBeVisible();
});

test('the log has no private link and no submitted text', async ({ page }) => {
  await openQueue(page);
  const log = site.log();
  for (const secret of [...tokens, 'organiser@example.com', 'Football Field', 'Grand Fiesta'])
    expect(log).not.toContain(secret);
  expect(log).not.toMatch(/⨯|Unhandled|\n\s+at /);
});
