// The screens that are compared, and how each is opened in a browser.
import { fileURLToPath } from 'node:url';

const imagePath = (name) => fileURLToPath(new URL(`../../public/images/events/${name}`, import.meta.url));

const eventForm = (page) => page.locator('form', { has: page.locator('#event-step-title') });

/** Presses Next and waits for the step with this title. */
async function continueTo(page, title) {
  const form = eventForm(page);
  await form.getByRole('button', { name: /^Next/ }).click();
  await form.getByRole('heading', { name: title, exact: true }).waitFor();
}

async function fillEventForm(page) {
  await page.goto('/submit-event');
  const form = eventForm(page);
  await form.getByLabel('Event title').fill('Village Fiesta');
  await form.getByLabel('Event date').fill('2027-12-05');
  await form.getByLabel('Start time').fill('19:30');
  await form.getByLabel('End time').fill('23:00');
  await form.getByLabel('Cultural Celebration').check();
  await form.getByLabel('Event description').fill('Marimba, food and games on the field behind the school.');
  await continueTo(page, 'Location');
  await page.getByRole('combobox', { name: 'City or community' }).pressSequentially('san ant');
  await page.getByRole('option', { name: 'San Antonio (Toledo)' }).click();
  await page.getByLabel('Venue name').fill('Football Field');
  await continueTo(page, 'Contact Info');
  await page.getByLabel('Your name').fill('Sample Organiser');
  await page.getByLabel('Your email').fill('organiser@example.com');
  await continueTo(page, 'Images & Media');
  await page.getByLabel('Choose a cover image').setInputFiles(imagePath('garifuna.webp'));
  await page.getByText('Uploaded', { exact: true }).waitFor();
  await continueTo(page, 'Review & Submit');
}

const scrollTo = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

/**
 * By name, the function that opens each screen. `session` has the items in the store.
 * @type {Record<string, (page: import('@playwright/test').Page, session: import('./session.mjs').Session) => Promise<unknown>>}
 */
export const VIEWS = {
  home: (page) => page.goto('/'),
  'home at its calendar': async (page) => {
    await page.goto('/');
    await scrollTo(page, '#events');
  },
  'things to do': (page) => page.goto('/things-to-do-in-belize'),
  'things to do, filtered': (page) => page.goto('/things-to-do-in-belize?q=christmas&category=cultural'),
  'event page': (page, { events }) => page.goto(`/events/${events[0]}`),
  'event dialog': async (page, { events }) => {
    await page.goto('/');
    const link = page.locator(`#events a[href*="/events/${events[0]}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
  },
  'event form, first step': async (page) => {
    await page.goto('/submit-event');
    await page.locator('#event-step-title').waitFor();
  },
  'event form, review': fillEventForm,
  advertise: (page) => page.goto('/advertise'),
  terms: (page) => page.goto('/terms'),
  'QR code': async (page) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Show QR code' }).click();
    await page.getByRole('dialog').getByRole('img').first().waitFor();
  },
  // The header has a menu on a narrow screen, and the assistant on a wide one.
  'menu or assistant': async (page) => {
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    const isNarrow = await menu.isVisible();
    const opener = isNarrow ? menu : page.getByRole('banner').getByRole('button', { name: 'Ask the guide' });
    await opener.click();
    await page.getByRole('dialog').first().waitFor();
  },
  'moderators’ queue': (page) => page.goto('/moderate'),
  'moderators’ item': (page, { items }) => page.goto(`/moderate/items/${items['concert again'].id}`),
  'private page': (page, { items }) => page.goto(items.concert.statusPath),
  visits: (page) => page.goto('/moderate/visits'),
};
