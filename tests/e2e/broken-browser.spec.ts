import {
  type Breakage,
  breakCapabilities,
  type Capability,
  readCapabilities,
} from '../support/browser/broken-browser.ts';
import { listSearch } from '../support/browser/search-fields.ts';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { MOMENT_SITE } from '../support/moment/site.ts';

test.use({ baseURL: MOMENT_SITE });

const BREAKAGES: readonly Breakage[] = ['removed', 'throwing', 'failing'];
/** Broken together are capabilities that no code reads one after the other, so that none hides another; that each is read is seen where they throw or fail. */
const GROUPS: readonly (readonly Capability[])[] = [
  [
    'geolocation',
    'speech recognition',
    'beacons',
    'local storage',
    'number of cores',
    'battery',
    'service worker',
    'performance observer',
  ],
  [
    'permissions',
    'speech synthesis',
    'microphone',
    'view transitions',
    'session storage',
    'indexed database',
    'connection',
    'memory',
    'idle callbacks',
  ],
];
/**
 * Read where this journey does not look: by a form, by the button of the theme, and when a page is left (the analytics
 * journeys break that one).
 */
const UNREAD: readonly Capability[] = ['indexed database', 'view transitions', 'beacons'];
/** Values alone, of which nothing can be called that would fail. */
const VALUES: readonly Capability[] = ['connection', 'number of cores', 'memory'];
/** No browser forbids these, and the tool that drives this one needs them; Safari has none. */
const ONLY_MISSING: readonly Capability[] = ['idle callbacks'];

/** What loads by itself has been loaded: the weather, of this place or a typical one. */
const weather = (page: Page) => page.getByRole('button', { name: /^Weather: .+, [\d–]+°F/ });

async function find(page: Page, word: string) {
  await listSearch(page).fill(word);
  await expect(page.getByRole('status').filter({ hasText: `for “${word}”` })).toBeVisible();
}

async function expectBothViewsToWork(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await page.goto('/things-to-do-in-belize');
  await expect(weather(page)).toBeVisible();
  await find(page, 'drums');

  await page.goto('/');
  await expect(weather(page)).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('button', { name: 'Ask the guide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the guide' });
  await dialog.getByRole('textbox').fill('concerts in Belize City');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(/^I found/);
  // The list follows the answer, and would replace a word typed meanwhile.
  await expect(page).toHaveURL(/q=Voice/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await find(page, 'drums');
  await page.getByRole('link', { name: 'Near me' }).first().click();
  // The location is unknown, so the site asks for a place.
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);
}

for (const breakage of BREAKAGES)
  for (const group of GROUPS) {
    const unbreakable =
      breakage === 'removed' ? [] : breakage === 'failing' ? [...VALUES, ...ONLY_MISSING] : ONLY_MISSING;
    const broken = group.filter((capability) => !unbreakable.includes(capability));
    test(`both views work with ${broken.join(', ')} ${breakage}`, async ({ page }) => {
      await breakCapabilities(page, broken, breakage);
      await expectBothViewsToWork(page);
      if (breakage === 'removed') return;
      // To break what no code reads would test nothing.
      const read = await readCapabilities(page);
      expect(read.sort()).toEqual(broken.filter((capability) => !UNREAD.includes(capability)).sort());
    });
  }
