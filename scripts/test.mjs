// Runs every check and test, and closes with one line counted from the runners' own reports.
// It starts a PostgreSQL of its own, so that both stores are tested.
//   node scripts/test.mjs [--without-browser]
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startSupervisedPostgres } from './postgres.mjs';

const withBrowser = !process.argv.includes('--without-browser');
const reports = join('test-results', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const postgres = await startSupervisedPostgres().catch((error) => {
  console.error(`The tests need a PostgreSQL, and there is none: ${error.message}`);
  process.exit(1);
});

const env = {
  ...process.env,
  TEST_POSTGRES_URL: postgres.url,
  PATH: join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH,
  NEXT_TELEMETRY_DISABLED: '1',
};

const started = (command, args, stdio, extra = {}) =>
  spawn(command, args, { stdio, env: { ...env, ...extra }, shell: process.platform === 'win32' });
const ended = (child) =>
  new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1)));
const commandLine = (command, args) => `\n> ${[command, ...args].join(' ')}`;

/** Runs a command and shows its output at once; resolves to whether it passed. */
async function run(command, args, extra) {
  console.log(commandLine(command, args));
  return (await ended(started(command, args, 'inherit', extra))) === 0;
}

/** The same beside another command: its output is shown when it has ended. */
async function runBeside(command, args) {
  const child = started(command, args, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await ended(child);
  console.log(`${commandLine(command, args)}\n${output}`);
  return status === 0;
}

/** A check without a report of its own counts as one test. */
async function check(command, ...args) {
  const passed = await runBeside(command, args);
  return { name: command, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

// A runner that ends badly without a failed test (it could not start, a file did not load) counts as one failure.
const counted = (name, ended, passed, failed) => ({ name, passed, failed: failed || (ended ? 0 : 1) });

async function jest() {
  const file = join(reports, 'jest.json');
  const passed = await run('jest', ['--json', `--outputFile=${file}`]);
  const report = readReport(file);
  return counted(
    'jest',
    passed,
    report?.numPassedTests ?? 0,
    (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  );
}

async function playwright() {
  const file = join(reports, 'playwright.json');
  const passed = await run('playwright', ['test'], { TEST_REPORT: file });
  const stats = readReport(file)?.stats;
  return counted('playwright', passed, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

async function papers() {
  const file = join(reports, 'papers.json');
  const script = join('scripts', 'papers.mjs');
  const passed = await run('node', [script, '--report', file, ...(withBrowser ? ['--commands'] : [])]);
  const report = readReport(file);
  return counted('papers', passed, report?.passed ?? 0, report?.failed ?? 0);
}

const CRUISED = ['app', 'components', 'lib', 'worker', 'middleware.ts', 'instrumentation.ts'];

/** The static checks, one after the other. */
async function checks() {
  const results = [await check('biome', 'check', '.')];
  for (const script of ['check-titles', 'check-styles', 'check-exports'])
    results.push(await check('node', `scripts/${script}.mjs`));
  results.push(await check('node', 'scripts/rooms.mjs', '--check'));
  // Types of routes and of next-env.d.ts are written by Next.
  results.push(await check('next', 'typegen'));
  results.push(await check('tsc', '--noEmit'));
  // The service worker has globals of its own, without a window.
  results.push(await check('tsc', '--noEmit', '-p', 'worker/offline'));
  results.push(await check('depcruise', '--config', '.dependency-cruiser.cjs', ...CRUISED));
  return results;
}

// Unit tests often wait for processes, so the checks run beside them; journeys depend on timing and run alone.
const [unit, quick] = await Promise.all([jest(), checks()]);
const results = [...quick, unit];
if (withBrowser) results.push(await playwright());
results.push(await papers());

await postgres.stop();

console.log('');
for (const { name, passed, failed } of results)
  console.log(`${name.padEnd(12)} ${passed} passed, ${failed} failed`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
