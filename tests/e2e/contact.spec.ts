import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { eventOf } from '../support/moment/sheet.ts';
import { MOMENT_SHEET } from '../support/moment/site.ts';
import { ask, type SiteServer, startSite } from '../support/sites/site-server.ts';
import { putInStore } from '../support/store/in-store.ts';

const EMPTY = { CONTACT_EMAIL: '', CONTACT_WHATSAPP: '', SOCIAL_GROUPS: '' };
const CONFIGURED = {
  CONTACT_EMAIL: 'team@example.bz',
  CONTACT_WHATSAPP: '+501 600 0000',
  SOCIAL_GROUPS: 'Belize Events https://groups.example/belize, Belizeans in LA https://groups.example/la',
};
const PAGES = [
  '/',
  '/things-to-do-in-belize',
  '/submit-event',
  '/advertise',
  '/terms',
  eventOf('parade').path,
  '/nowhere',
];

let site: SiteServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // The pages of its build have none.
  site = await startSite({ env: { ...CONFIGURED, EVENTS_CSV_URL: MOMENT_SHEET } });
});
test.afterAll(() => site?.stop());

const health = async () => {
  const { notes, checks } = await (await ask(`${site.url}/api/health`)).json();
  const degraded = Object.entries<{ status: string }>(checks).filter(([, { status }]) => status !== 'ok');
  return { notes, degraded: degraded.map(([name]) => name).filter((name) => name !== 'runtime') };
};

/** The HTML of a page as soon as it has, or no longer has, what its configuration says. */
const htmlOf = async (path: string) => (await ask(site.url + path)).text();

const sendMessage = async () => {
  const response = await ask(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({
      name: 'Marva',
      email: 'marva@example.bz',
      subject: 'Fiesta',
      message: 'The fiesta moved to Sunday.',
    }),
  });
  return (await response.json()).message;
};

/** The texts of all mails that were written so far. */
async function mails(): Promise<string> {
  const folder = join(site.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  // Quoted-printable: long lines are broken with a sign.
  return texts.join('\n').replace(/=\r?\n/g, '');
}

async function failToSend(page: Page) {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 400, json: { error: 'No' } }));
  await page.goto(`${site.url}/terms#contact`);
  const form = page.getByRole('form', { name: 'Contact Us' });
  await form.getByLabel('Name').fill('Marva');
  await form.getByLabel('Email').fill('marva@example.bz');
  await form.getByLabel('Subject').fill('Fiesta');
  await form.getByLabel('Message').fill('The fiesta moved to Sunday.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  return form.getByRole('alert').filter({ hasText: 'Failed' });
}

test('a configured contact shows after a start, without a new build, in the specification’s sentences', async ({
  page,
}) => {
  for (const path of PAGES)
    await expect
      .poll(() => htmlOf(path), { message: path })
      .toMatch(/mailto:team@example\.bz[\s\S]*wa\.me\/5016000000[\s\S]*groups\.example\/la/);
  await expect
    .poll(() => htmlOf('/submit-event'))
    .toContain('within 2-3 business days and answers by email or WhatsApp.');
  expect(await health()).toEqual({ notes: [], degraded: [] });
  expect(await sendMessage()).toBe(
    "Thank you for your message! We'll get back to you within 24-48 hours via email or WhatsApp.",
  );
  await expect.poll(mails).toContain('within 24-48 hours via email or WhatsApp.');
  await expect.poll(mails).toMatch(/Reply-To: Belize Celebrations <team@example\.bz>/);
  const { path } = await putInStore(site, {});
  await page.goto(site.url + path);
  await expect(page.getByText(/answers by email or WhatsApp\. Until then/)).toBeVisible();
  const alert = await failToSend(page);
  await expect(alert).toHaveText(
    /Failed to send message\. Please try again later or contact us directly via WhatsApp\.$/,
  );
  await expect(alert.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5016000000',
  );
});

test('a contact that is taken away again is gone after the next restart', async () => {
  await site.restart(EMPTY);
  for (const path of PAGES)
    await expect
      .poll(() => htmlOf(path), { message: path })
      .not.toMatch(/mailto:team@example\.bz|wa\.me\/\d/);
});

test('without a configured contact no text points to one, and start and health note it without being degraded', async ({
  page,
}) => {
  for (const path of PAGES) {
    const html = await htmlOf(path);
    expect([path, /mailto:|wa\.me\/\d|facebook\.com\/search|via WhatsApp/.test(html)]).toEqual([path, false]);
  }
  expect(await htmlOf('/submit-event')).toContain('within 2-3 business days and answers by email.');
  const { notes, degraded } = await health();
  expect(notes.map((note: string) => note.split(' ')[0])).toEqual(Object.keys(EMPTY));
  expect(degraded).toEqual([]);
  for (const note of notes) expect(site.log()).toContain(note);
  expect(await sendMessage()).toBe(
    "Thank you for your message! We'll get back to you within 24-48 hours via email.",
  );
  await expect.poll(mails).toContain('within 24-48 hours via email.');
  const { path } = await putInStore(site, {});
  await page.goto(site.url + path);
  await expect(page.getByText(/within 2-3 business days and answers by email\. Until then/)).toBeVisible();
  await expect(await failToSend(page)).toHaveText(/Failed to send message\. Please try again later\.$/);
});

test('a wrong contact ends the start with a sentence that names the setting', async () => {
  const start = startSite({ env: { CONTACT_WHATSAPP: 'six hundred', SOCIAL_GROUPS: 'our group' } });
  await expect(start).rejects.toThrow(
    /CONTACT_WHATSAPP must be a number with its country code.*SOCIAL_GROUPS must be names with their addresses/,
  );
});
