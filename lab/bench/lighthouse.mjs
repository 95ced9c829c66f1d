// Runs Lighthouse (mobile). It is large, so it is not a dependency: the first run installs it into test-results.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemChromium } from '../../scripts/chromium.mjs';
import { CommandError } from '../../scripts/command.mjs';
import { median, spread } from '../harness/statistics.mjs';
import { goalRow } from './goals.mjs';

const FOLDER = resolve('test-results', 'lighthouse');
const VERSION = '13.5.0';
const COMMAND = join(FOLDER, 'node_modules', '.bin', 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** How many points our performance may be below that of the bare page. */
const BELOW_BARE = 2;

/** Installs Lighthouse where it is missing; throws a CommandError when that fails. */
export function installLighthouse() {
  mkdirSync(FOLDER, { recursive: true });
  if (existsSync(COMMAND)) return;
  try {
    execFileSync('npm', ['install', '--prefix', FOLDER, '--no-save', `lighthouse@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    const [reason] = String(error.stderr ?? error.message).split('\n');
    throw new CommandError(
      `Lighthouse ${VERSION} could not be installed from the package registry (${reason}).`,
    );
  }
}

/**
 * The scores of a page from 0 to 100 by category, its largest paint and blocking time, and the audits that it failed in
 * the other categories than performance. Throws a CommandError when Lighthouse reports nothing.
 */
function lighthouseScores(url, theme) {
  const report = join(FOLDER, 'report.json');
  const flags = ['--headless=new', '--no-sandbox', theme === 'dark' && '--force-dark-mode'];
  const { status, stderr } = spawnSync(
    COMMAND,
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=${flags.filter(Boolean).join(' ')}`,
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: systemChromium() } },
  );
  if (status !== 0)
    throw new CommandError(`Lighthouse failed: ${stderr.trim().split('\n').at(-1) || `exit code ${status}`}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    scores: Object.fromEntries(CATEGORIES.map((key) => [key, Math.round(categories[key].score * 100)])),
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    failed: CATEGORIES.slice(1).flatMap((key) =>
      categories[key].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => id),
    ),
  };
}

const scoreOf = (runs, category) => median(runs.map(({ scores }) => scores[category]));

const rowOf = (runs) => ({
  ...Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(runs, category)])),
  'performance, min–max': spread(runs.map(({ scores }) => scores.performance)),
  'largest paint ms': Math.round(median(runs.map(({ largestPaint }) => largestPaint))),
  'blocking ms': Math.round(median(runs.map(({ blocking }) => blocking))),
});

/**
 * Runs Lighthouse on our page and on the bare one in turn, prints the medians, and returns the rows of the goals.
 * @param {string} name
 * @param {{ ours: string, bare: string }} urls
 * @param {{ lighthouse: number, theme: 'light' | 'dark' }} options How often, and how.
 */
export function lighthouseGoals(name, urls, { lighthouse, theme }) {
  const found = { ours: [], bare: [] };
  for (let run = 0; run < lighthouse; run += 1)
    for (const [page, url] of Object.entries(urls)) found[page].push(lighthouseScores(url, theme));
  console.log(`\nLighthouse, ${name}`);
  console.table({ ours: rowOf(found.ours), bare: rowOf(found.bare) });
  const failed = [...new Set(found.ours.flatMap((run) => run.failed))];
  if (failed.length > 0) console.log(`Failed audits of ours: ${failed.join(', ')}`);
  const least = { performance: scoreOf(found.bare, 'performance') - BELOW_BARE };
  return CATEGORIES.map((category) =>
    goalRow(`${name}: Lighthouse ${category}`, scoreOf(found.ours, category), {
      least: least[category] ?? 100,
      digits: 0,
    }),
  );
}
