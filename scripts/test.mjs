// Runs every check and test, and closes with one line counted from the runners' own reports.
// A PostgreSQL of its own runs meanwhile, so that what is stored is tested on both stores.
//   node scripts/test.mjs [--without-browser]
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { lendPostgres } from './postgres.mjs';

const withBrowser = !process.argv.includes('--without-browser');
const reports = join('test-results', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const postgres = await lendPostgres().catch((error) => {
  console.error(`The tests need a PostgreSQL, and there is none: ${error.message}`);
  process.exit(1);
});

const env = {
  ...process.env,
  TEST_POSTGRES_URL: postgres.url,
  PATH: join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH,
  NEXT_TELEMETRY_DISABLED: '1',
};

function run(command, args, extra = {}) {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...env, ...extra },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** A check without a report of its own counts as one: it passed or it did not. */
const check = (command, ...args) => {
  const passed = run(command, args);
  return { name: command, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
};

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

// A runner that ends badly without a failed test (it could not start, a file did not load) counts as one failure.
const counted = (name, ended, passed, failed) => ({ name, passed, failed: failed || (ended ? 0 : 1) });

function jest() {
  const file = join(reports, 'jest.json');
  const ended = run('jest', ['--json', `--outputFile=${file}`]);
  const report = readReport(file);
  return counted(
    'jest',
    ended,
    report?.numPassedTests ?? 0,
    (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  );
}

function playwright() {
  const file = join(reports, 'playwright.json');
  const ended = run('playwright', ['test'], { TEST_REPORT: file });
  const stats = readReport(file)?.stats;
  return counted('playwright', ended, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

function papers() {
  const file = join(reports, 'papers.json');
  const script = join('scripts', 'papers.mjs');
  const ended = run('node', [script, '--report', file, ...(withBrowser ? ['--commands'] : [])]);
  const report = readReport(file);
  return counted('papers', ended, report?.passed ?? 0, report?.failed ?? 0);
}

const results = [
  check('biome', 'check', '.'),
  // Types of routes and of next-env.d.ts are written by Next.
  run('next', ['typegen']) && check('tsc', '--noEmit'),
  // The worker lives in a world of its own, without a window.
  check('tsc', '--noEmit', '-p', 'worker/offline'),
  check(
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'app',
    'components',
    'lib',
    'middleware.ts',
    'instrumentation.ts',
  ),
  jest(),
  ...(withBrowser ? [playwright()] : []),
  papers(),
].map((result) => result || { name: 'next typegen', passed: 0, failed: 1 });

await postgres.stop();

console.log('');
for (const { name, passed, failed } of results)
  console.log(`${name.padEnd(12)} ${passed} passed, ${failed} failed`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
