// Runs every check and test, and closes with one line counted from the runners' own reports.
// It starts a PostgreSQL of its own, so that both stores are tested.
//   node lab/checks/run.mjs [--without-browser]
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startSupervisedPostgres } from '../harness/postgres.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const withBrowser = !process.argv.includes('--without-browser');
const reports = join('test-results', 'reports');
rmSync(reports, { recursive: true, force: true });
// What a site of former tests has stored, link previews above all, which sites share.
rmSync(join('test-results', 'data'), { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// The stores of tests, and this PostgreSQL, lie there.
process.env.TMPDIR = temporaryFolder();

const postgres = await startSupervisedPostgres().catch((error) => {
  console.error(`The tests need a PostgreSQL, and there is none: ${error.message}`);
  process.exit(1);
});

const env = {
  ...process.env,
  // Tests and papers start hundreds of processes from the same modules.
  NODE_COMPILE_CACHE: join(process.env.TMPDIR, 'compiled'),
  TEST_POSTGRES_URL: postgres.url,
  PATH: join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH,
  NEXT_TELEMETRY_DISABLED: '1',
};

const ended = (child) =>
  new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1)));

/** Runs a command and shows its output at once; resolves to whether it passed. */
async function run(command, args, extra) {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { stdio: 'inherit', env: { ...env, ...extra }, shell });
  return (await ended(child)) === 0;
}

/** A line of package.json that has no report of its own counts as one test; its output is shown when it has ended. */
async function check(line) {
  const child = spawn(line, { stdio: ['ignore', 'pipe', 'pipe'], env, shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const hasPassed = (await ended(child)) === 0;
  console.log(`\n> ${line}\n${output}`);
  const [, name] = /^(?:node )?(\S+)/.exec(line);
  return { name, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };
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
  const script = join('lab', 'checks', 'papers.mjs');
  const passed = await run('node', [script, '--report', file, ...(withBrowser ? ['--commands'] : [])]);
  const report = readReport(file);
  return counted('papers', passed, report?.passed ?? 0, report?.failed ?? 0);
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What `npm run lint` and `npm run typecheck` do, but all of it where something fails. */
async function checks() {
  const results = [];
  for (const line of [scripts.lint, scripts.typecheck].join(' && ').split(' && '))
    results.push(await check(line));
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
  console.log(`${name.padEnd(24)} ${passed} passed, ${failed} failed`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
