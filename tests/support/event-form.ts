import { expect, type Page } from '@playwright/test';

/** The event form alone: pages have other forms too. */
export const formOf = (page: Page) => page.locator('form', { has: page.locator('#event-step-title') });

/** Presses Next and waits for the step it leads to. */
export async function goOn(page: Page, to: string) {
  const form = formOf(page);
  await form.getByRole('button', { name: /^Next/ }).click();
  await expect(form.getByRole('heading', { name: to, exact: true })).toBeFocused();
}
