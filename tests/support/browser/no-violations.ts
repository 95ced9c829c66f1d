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

/** The rule of the size of links and buttons, which counts what another one covers as missing. */
const TARGET_SIZE = 'target-size';

/**
 * Whether a link or button is too small also in the middle of what scrolls. Where a page happens to be scrolled to, a bar that
 * sticks may cover half of any link.
 */
async function isSmallInView(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const axe = new AxeBuilder({ page, axeSource: 'true' }).setLegacyMode().withRules([TARGET_SIZE]);
  const { violations } = await axe.include(target).analyze();
  return violations.length > 0;
}

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
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== TARGET_SIZE || (await isSmallInView(page, target.join(' ')))) found.push(`${id}: ${html}`);
  expect(found).toEqual([]);
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
