import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The source of axe, from the package that brings it. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

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
  // Its builder would send axe's megabyte and a half to the page twice for each analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: 'true' }).setLegacyMode().options({
    runOnly,
    resultTypes: ['violations'],
    // By default it also fetches every style sheet, for a rule that these tags do not have.
    preload: { assets: ['media'] },
  });
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
