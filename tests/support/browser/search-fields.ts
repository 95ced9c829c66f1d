import type { Page } from '@playwright/test';

// All searches of the site have the same name.
export const listSearch = (page: Page) => page.locator('#events').getByLabel('Search events');
export const headerSearch = (page: Page) => page.getByRole('banner').getByLabel('Search events');
export const heroSearch = (page: Page) => page.locator('#home').getByLabel('Search events');
