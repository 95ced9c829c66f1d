import { expect, type Page } from '@playwright/test';
import { MIN_FORM_SECONDS } from '#lib/submissions/fields/event-submission';
import { now } from '../moment/moment.ts';
import { advancePage } from '../moment/page-clock.ts';
import type { SiteServer } from '../sites/site-server.ts';
import { EVENT_DAY } from './some-submission.ts';

/** The event form alone: pages have other forms too. */
export const formOf = (page: Page) => page.locator('form', { has: page.locator('#event-step-title') });

/** Presses Next and waits for the step it leads to. */
export async function goOn(page: Page, to: string) {
  const form = formOf(page);
  await form.getByRole('button', { name: /^Next/ }).click();
  await expect(form.getByRole('heading', { name: to, exact: true })).toBeFocused();
}

/** Fills in the event form up to its images. */
export async function fillUpToImages(page: Page, title = 'Village Fiesta') {
  const form = formOf(page);
  await form.getByLabel('Event title').fill(title);
  await form.getByLabel('Event date').fill(EVENT_DAY);
  await form.getByLabel('Cultural Celebration').check();
  await form.getByLabel('Event description').fill('Marimba, food and games on the field behind the school.');
  await goOn(page, 'Location');
  await form.getByRole('combobox', { name: 'City/Community' }).fill('Dangriga');
  await form.getByLabel('Venue name').fill('Football Field');
  await goOn(page, 'Contact Info');
  await form.getByLabel('Your name').fill('Sample Organiser');
  await form.getByLabel('Your email').fill('organiser@example.com');
  await goOn(page, 'Images & Media');
}

/** Fills in the form up to its review. */
export async function fillEvent(page: Page, title: string) {
  await fillUpToImages(page, title);
  await goOn(page, 'Review & Submit');
}

/** The time that a form has to be open before it is accepted, in milliseconds: here and at the site, each by its own clock. */
export const MIN_FORM_MS = MIN_FORM_SECONDS * 1000;

/** Lets the minimum time for filling in a form pass, in a page or tab and at the journey's own site. */
export async function passMinFormTime(page: Parameters<typeof advancePage>[0], site: SiteServer) {
  await site.advance(MIN_FORM_MS);
  await advancePage(page, MIN_FORM_MS);
}

/**
 * When the form was opened, at the latest: milliseconds since 1970. The form counts from its own beginning, which on
 * a slow machine comes long after the page has loaded.
 */
export async function whenOpened(page: Page): Promise<number> {
  await expect(page.locator('#event-step-title')).toBeVisible();
  return now();
}

/** Waits until the minimum time for filling in a form has passed: nobody moves the time of a site that all share. */
export const waitMinFormTime = (page: Page, opened: number) =>
  page.waitForTimeout(Math.max(0, opened + MIN_FORM_MS + 500 - now()));
