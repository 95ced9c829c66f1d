import { expect, type Page } from '@playwright/test';
import { MIN_FORM_SECONDS } from '#lib/submissions/fields/event-submission';
import { now } from '../moment/moment.ts';

/** The event form alone: pages have other forms too. */
export const formOf = (page: Page) => page.locator('form', { has: page.locator('#event-step-title') });

/** Presses Next and waits for the step it leads to. */
export async function goOn(page: Page, to: string) {
  const form = formOf(page);
  await form.getByRole('button', { name: /^Next/ }).click();
  await expect(form.getByRole('heading', { name: to, exact: true })).toBeFocused();
}

/**
 * When the form was opened, at the latest: milliseconds since 1970. The form counts from its own beginning, which on
 * a slow machine comes long after the page has loaded.
 */
export async function whenOpened(page: Page): Promise<number> {
  await expect(page.locator('#event-step-title')).toBeVisible();
  return now();
}

/** Waits until the minimum time for filling in a form has passed. */
export const waitMinFormSeconds = (page: Page, opened: number) =>
  page.waitForTimeout(Math.max(0, opened + MIN_FORM_SECONDS * 1000 + 500 - now()));
