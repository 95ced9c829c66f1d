import type { Page } from '@playwright/test';

/**
 * The links of events that a visitor sees in a part of the page, in its order. What is over, or does not take place, is
 * folded away at some hours, and stands before the others in the HTML.
 */
export const shownCards = (page: Page, part = 'main') =>
  page.locator(`${part} a[href^="/events/"][data-category]:visible`);
