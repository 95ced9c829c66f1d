import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of those tags that look at colours; the others read what is the same in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type RunOnly = { type: 'tag' | 'rule'; values: string[] };

/** Expects that axe finds no violation of some rules, in the page or in a part of it. */
async function expectNoViolationsOf(runOnly: RunOnly, page: Page, part?: string) {
  // What waits to be laid out has no size yet.
  await expect(page.locator('html')).not.toHaveAttribute('data-unseen');
  // The legacy mode analyses in the page itself, in a third of the time. It does not enter frames; the site has none.
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

/** Expects that axe finds no violation of WCAG 2.2 AA and of best practice, in the page or in a part of it. */
export const expectNoViolations = (page: Page, part?: string) =>
  expectNoViolationsOf({ type: 'tag', values: TAGS }, page, part);

/** The same, and the rules of colours in the light theme too. */
export async function expectNoViolationsInBothThemes(page: Page, part?: string) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, part);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolationsOf({ type: 'rule', values: COLOR_RULES }, page, part);
}
