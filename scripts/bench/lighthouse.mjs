// Runs Lighthouse (mobile) on both views in both themes. Lighthouse is large, so it is not a dependency: the first run
// installs it into test-results.
//   npm run bench:lighthouse
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemChromium } from '../chromium.mjs';
import { startSite } from './browser.mjs';

const FOLDER = resolve('test-results', 'lighthouse');
const VERSION = '13.5.0';
const COMMAND = join(FOLDER, 'node_modules', '.bin', 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

mkdirSync(FOLDER, { recursive: true });
if (!existsSync(COMMAND))
  execFileSync('npm', ['install', '--prefix', FOLDER, '--no-save', `lighthouse@${VERSION}`], {
    stdio: 'inherit',
  });

const site = await startSite(4395);
const rows = {};
try {
  for (const [name, path] of [
    ['home', '/'],
    ['things to do', '/things-to-do-in-belize'],
  ])
    for (const theme of ['light', 'dark']) {
      const report = join(FOLDER, `${name.replaceAll(' ', '-')}-${theme}.json`);
      const flags = ['--headless=new', '--no-sandbox', theme === 'dark' && '--force-dark-mode'];
      spawnSync(
        COMMAND,
        [
          site.url + path,
          '--quiet',
          '--output=json',
          `--output-path=${report}`,
          `--only-categories=${CATEGORIES}`,
          `--chrome-flags=${flags.filter(Boolean).join(' ')}`,
        ],
        {
          stdio: 'inherit',
          env: { ...process.env, CHROME_PATH: systemChromium() },
        },
      );
      const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
      rows[`${name}, ${theme}`] = {
        ...Object.fromEntries(CATEGORIES.map((key) => [key, Math.round(categories[key].score * 100)])),
        LCP: audits['largest-contentful-paint'].displayValue,
        TBT: audits['total-blocking-time'].displayValue,
        CLS: audits['cumulative-layout-shift'].displayValue,
        SI: audits['speed-index'].displayValue,
      };
      const failed = CATEGORIES.slice(1).flatMap((key) =>
        categories[key].auditRefs
          .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
          .map(({ id }) => id),
      );
      if (failed.length > 0) console.log(`${name}, ${theme}:`, failed.join(', '));
    }
  console.table(rows);
} finally {
  site.stop();
}
