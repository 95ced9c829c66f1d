import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds no violation of WCAG 2.2 AA and of best practice, in the page or in a part of it. */
export async function expectNoViolations(page: Page, part?: string) {
  // What waits to be laid out has no size yet.
  await expect(page.locator('html')).not.toHaveAttribute('data-unseen');
  // The legacy mode analyses in the page itself, in a third of the time. It does not enter frames; the site has none.
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

/** The same in the dark and in the light theme. */
export async function expectNoViolationsInBothThemes(page: Page, part?: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoViolations(page, part);
  }
}
