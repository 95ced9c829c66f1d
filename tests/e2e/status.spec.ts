import { addDays } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { expectNoViolations } from '../support/browser/no-violations.ts';
import { expect } from '../support/browser/strong-device.ts';
import { someJpeg } from '../support/images/images.ts';
import { mailsOf, mailWith } from '../support/sites/mail-folder.ts';
import { test } from '../support/sites/shared-site.ts';
import { ask, type SiteServer } from '../support/sites/site-server.ts';
import { putInStore, setInStore } from '../support/store/in-store.ts';
import { EVENT_DAY, someSubmission } from '../support/submissions/some-submission.ts';

test.describe.configure({ mode: 'serial' });

let site: SiteServer;
let logBefore: string;
const tokens: string[] = [];

test.beforeAll(({ site: shared }) => {
  site = shared;
  logBefore = site.log();
});

async function put(fields: Parameters<typeof putInStore>[1]) {
  const item = await putInStore(site, fields);
  tokens.push(item.path.replace('/status/', ''));
  return { ...item, url: site.url + item.path };
}

test('a status page is not indexed, not cached and sends no referrer', async () => {
  const { url } = await put({});
  const response = await ask(url);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).toContain('organiser@example.com');
});

test('a private link opens with what a text put behind it; unknown and cut short it says how to get help', async () => {
  const { url } = await put({});
  for (const behind of ['.', ')', ',', '>', '%20', '%E2%80%8B']) {
    const response = await ask(url + behind);
    expect([behind, response.status, response.url]).toEqual([behind, 200, url]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  for (const path of [
    '/x',
    `/${'A'.repeat(43)}`,
    `/${'A'.repeat(43)}/correct`,
    `/${url.slice(-43, -1)}`,
    '',
  ]) {
    const response = await ask(`${site.url}/status${path}`);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).toContain('It is not complete, or not valid.');
  }
  // What is cut short behind its token is still the organiser's page.
  expect((await ask(`${url}/corr`)).url).toBe(url);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event is corrected; errors are shown beside their fields, and no value is lost', async ({
    page,
  }) => {
    const { url } = await put({});
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your event is with our team');
    await page.getByRole('link', { name: 'Correct it' }).click();
    await page.getByLabel('Event title').fill('');
    await page.getByLabel('Venue name').fill('Community Centre');
    await page.getByLabel('Event description').fill('Too short');
    await page.getByRole('button', { name: 'Send correction' }).click();

    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveText([
      'Event title is required',
      'Description must be at least 20 characters',
    ]);
    await expect(page.getByLabel('Event title')).toHaveAccessibleDescription(/Event title is required/);
    await expect(page.getByLabel('Venue name')).toHaveValue('Community Centre');

    await page.getByLabel('Event title').fill('Deer Dance');
    await page.getByLabel('Event description').fill('The dance of the deer, as it was always danced.');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page).toHaveURL(`${url}?done=corrected`);
    await expect(page.getByRole('status')).toHaveText(/Your correction is saved/);
    await expect(page.getByRole('definition').filter({ hasText: 'Deer Dance' })).toBeVisible();
  });

  test('an event is withdrawn after a confirmation', async ({ page }) => {
    const { url } = await put({});
    await page.goto(url);
    await page.getByRole('link', { name: 'Withdraw it' }).click();
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You withdrew this event');
    await expect(page.getByRole('link', { name: 'Correct it' })).toHaveCount(0);
    await page.goto(`${url}/correct`);
    await expect(page.getByText('it was decided in the meantime')).toBeVisible();
  });

  test('a change made in the meantime is reported, and nothing is overwritten', async ({ page }) => {
    const { id, url } = await put({});
    await page.goto(`${url}/correct`);
    await page.getByLabel('Event title').fill('My own title');
    await setInStore(site, id, { version: 7 });
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page.getByRole('alert')).toHaveText(/It was changed in the meantime/);
    await expect(page.getByLabel('Event title')).toHaveValue('My own title');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'My own title' })).toBeVisible();
  });

  test('a message is deleted on request', async ({ page }) => {
    const message = {
      name: 'N',
      email: 'n@example.com',
      phone: '',
      subject: 'S',
      message: 'Ten or more',
      honeypot: '',
    };
    const { url } = await put({ kind: 'contact', payload: message });
    await page.goto(url);
    await page.getByRole('link', { name: 'Delete my message' }).click();
    await page.getByRole('button', { name: 'Yes, delete my message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You withdrew this message');
  });
});

test.describe('who has lost a private link, without JavaScript,', () => {
  test.use({ javaScriptEnabled: false });

  test('asks for it on the page of an unknown one, and reads the same for every address', async ({
    page,
  }) => {
    const known = await put({ payload: someSubmission({ submitterEmail: 'maria@example.bz' }) });
    for (const address of ['nobody@example.bz', 'maria@example.bz']) {
      await page.goto(`${site.url}/status/x`);
      await page.getByRole('main').getByRole('link', { name: 'Lost your link?' }).click();
      await page.getByLabel('Your email').fill(address);
      await page.getByRole('button', { name: 'Email me my links' }).click();
      await expect(page).toHaveURL(`${site.url}/lost-link/sent`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    }
    expect(await mailWith(site, 'maria@example.bz', /^Your private link$/)).toContain(known.path);
    expect((await mailsOf(site)).map(({ to }) => to?.[0]?.address)).not.toContain('nobody@example.bz');
    const refused = await fetch(`${site.url}/api/lost-link`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'nobody' }),
    });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Please enter a valid email address.'),
    ]);
  });
});

test('images are added and removed, through a reload and a lost connection', async ({ page, context }) => {
  const { url } = await put({});
  const file = { name: 'drums.jpg', mimeType: 'image/jpeg', buffer: await someJpeg() };
  const arrived = page.getByText('Uploaded', { exact: true });
  const send = page.getByRole('button', { name: 'Send correction' });
  await page.goto(`${url}/correct`);
  await page.getByLabel('Venue name').fill('Community Centre');
  await page.getByLabel('Choose a cover image').setInputFiles(file);
  await page.getByLabel('Add images').setInputFiles([file, file]);
  await expect(arrived).toHaveCount(3);
  await page.getByLabel('What does the cover image show?').fill('Drummers');
  await expectNoViolations(page, 'main');

  await page.reload();
  await expect(arrived).toHaveCount(3);
  await expect(page.getByLabel('Venue name')).toHaveValue('Community Centre');
  await page.getByRole('button', { name: 'Remove Image 2' }).click();
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'you are offline' })).toBeFocused();
  await context.setOffline(false);
  await send.click();
  await expect(page).toHaveURL(`${url}?done=corrected`);
  await expect(page.getByRole('img', { name: 'Drummers' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(2);

  await page.goto(`${url}/correct`);
  await expect(arrived).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Cover image' }).click();
  // The other one is the cover now.
  await expect(page.getByRole('button', { name: 'Remove Cover image' })).toBeVisible();
  await send.click();
  await expect(page).toHaveURL(`${url}?done=corrected`);
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(1);
});

test('an approved event is cancelled, moved and put back, and the calendar follows within seconds', async ({
  page,
}) => {
  const { url } = await put({
    status: 'approved',
    event_id: 'deer-dance',
    payload: someSubmission({ title: 'Deer Dance', website: 'https://example.com/deer' }),
  });
  const publicPage = async () => (await ask(`${site.url}/events/deer-dance`)).text();
  await expect.poll(publicPage).toContain('Deer Dance');
  expect(await publicPage()).toContain(
    'href="https://example.com/deer" rel="noopener nofollow" target="_blank"',
  );

  await page.goto(url);
  await expectNoViolations(page, 'main');
  await page.getByRole('link', { name: 'It is cancelled' }).click();
  await page.waitForURL(/\/cancelled$/);
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Yes, it is cancelled' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your event is cancelled');
  await expect.poll(publicPage).toContain('This event has been cancelled.');

  await page.getByRole('link', { name: 'It moved' }).click();
  await page.waitForURL(/\/moved$/);
  await expectNoViolations(page, 'main');
  await page.getByLabel('Event date').fill('');
  await page.getByRole('button', { name: 'Announce it' }).click();
  await expect(page.getByRole('link', { name: 'Event date is required' })).toBeVisible();
  await page.getByLabel('Event date').fill(addDays(EVENT_DAY, 7));
  await page.getByLabel('Venue name').fill('Community Centre');
  await page.getByRole('button', { name: 'Announce it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your event has moved');
  await expect.poll(publicPage).toContain('Community Centre');

  // Moved, then cancelled, is told as exactly that; taking it back returns to the one before.
  await page.getByRole('link', { name: 'It is cancelled' }).click();
  await page.getByRole('button', { name: 'Yes, it is cancelled' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your event is cancelled');
  await expect.poll(publicPage).toContain('This event has been cancelled.');
  expect(await publicPage()).toContain('Community Centre');
  await page.getByRole('button', { name: 'It does take place' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your event has moved');
  await expect.poll(publicPage).not.toContain('This event has been cancelled.');
  await page.getByRole('button', { name: 'It is cancelled after all' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your event is cancelled');
  await expect.poll(publicPage).not.toContain('Community Centre');
  await page.getByRole('button', { name: 'It does take place' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/Taken back/);
  await expect.poll(publicPage).not.toContain('This event has been cancelled.');
});

test('one of several dates is cancelled: its tile is chosen by tap and by keyboard, and the page names it', async ({
  page,
}) => {
  const [second, third] = [addDays(EVENT_DAY, 7), addDays(EVENT_DAY, 14)];
  const { url } = await put({
    status: 'approved',
    event_id: 'saturday-class',
    payload: someSubmission({ title: 'Saturday Class', moreDates: [second, third] }),
  });
  await page.goto(url);
  await page.getByRole('link', { name: 'One date is cancelled' }).click();
  await page.waitForURL(/\/date-cancelled$/);
  const choices = page.getByRole('radio');
  await expect(choices).toHaveCount(3);
  await page.getByText(formatLongDay(third)).click();
  await expect(choices.nth(2)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(choices.nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'It is cancelled on that date' }).click();
  await expect(page).toHaveURL(`${url}?done=date-cancelled`);
  await expect(page.getByText(`Cancelled: ${formatLongDay(second)}`)).toBeVisible();
});

test('the correction form works with the keyboard and a screen reader', async ({ page }) => {
  const { url } = await put({});
  await page.goto(`${url}/correct`);
  await page.getByLabel('Event title').fill('');
  await page.getByRole('button', { name: 'Send correction' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectNoViolations(page, 'main');
  await summary.getByRole('link').click();
  await expect(page.getByLabel('Event title')).toBeFocused();
});

test('a request from another site changes nothing', async () => {
  const { path } = await put({});
  const withdraw = (headers: Record<string, string>) =>
    ask(`${site.url}/api/status/withdraw`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ token: path.replace('/status/', ''), version: '0' }),
    });
  expect((await withdraw({ Origin: 'https://evil.example' })).status).toBe(403);
  expect((await withdraw({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(await (await ask(site.url + path)).text()).toContain('Your event is with our team');
  // The page itself sends no referrer, so its own forms come without an origin too.
  expect((await withdraw({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
});

test('the log has no private link and no submitted text', () => {
  const log = site.log().slice(logBefore.length);
  for (const secret of [...tokens, 'organiser@example.com', 'Football Field'])
    expect(log).not.toContain(secret);
  expect(log).not.toMatch(/⨯|Unhandled|\n\s+at /);
});
