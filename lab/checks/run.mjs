// Runs every check and test, and closes with one line counted from the runners' own reports.
// It starts a PostgreSQL of its own, so that both stores are tested.
//   node lab/checks/run.mjs [--without-browser]   what each change has to pass
//   node lab/checks/run.mjs --all                 what takes long too, and no record
//   node lab/checks/run.mjs FILE…                 only the named unit tests and journeys, and no record
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { clockAt, momentOfRun } from '../harness/moment.mjs';
import { startSupervisedPostgres } from '../harness/postgres.mjs';
import {
  errorsOfPlaywright,
  mayTryAgain,
  outcomesOfJest,
  outcomesOfPlaywright,
  secondsOfPlaywright,
  settle,
} from './failed-tests.mjs';
import { stateOfSources, writeRecord } from './run-record.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const startedAt = new Date();
const sources = stateOfSources();
// What tests run in has the moment of the run: fixed here, before the first of them.
const moment = momentOfRun();
const clock = clockAt(moment);
const { values: options, positionals: named } = parseArgs({
  options: {
    'without-browser': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const withBrowser = !options['without-browser'];
const isJourney = (file) => /\.spec\b|(^|\/)e2e(\/|$)/.test(file);
const journeys = named.filter(isJourney);
const unitTests = named.filter((file) => !isJourney(file));
const isWhole = withBrowser && named.length === 0;
/** Journeys with this tag take long, and what they promise is held by a shorter one as well: docs/tests.md says which. */
const SHORT_JOURNEYS = options.all ? [] : ['--grep-invert=@all'];
const needsBrowser = isWhole || journeys.length > 0;

/** Milliseconds for all that is tried once more. */
const AGAIN_MS = 240_000;

const TEST_RESULTS = 'test-results';
const reports = join(TEST_RESULTS, named.length > 0 ? 'reports-of-named' : 'reports');
// Sites share in it what former tests have stored, link previews above all.
const SHARED_DATA = join(TEST_RESULTS, 'data');
rmSync(reports, { recursive: true, force: true });
if (needsBrowser) rmSync(SHARED_DATA, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const env = {
  ...process.env,
  PATH: join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH,
  NEXT_TELEMETRY_DISABLED: '1',
};

const ended = (child) =>
  new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1)));

/** Runs a command and shows its output at once; resolves to whether it passed. */
async function run(command, args, { extra, timeout } = {}) {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { stdio: 'inherit', env: { ...env, ...extra }, shell, timeout });
  return (await ended(child)) === 0;
}

const wanted = ['--database', ...(needsBrowser ? ['--build', '--browser'] : [])];
if (!(await run('node', [join('scripts', 'ready.mjs'), ...wanted]))) process.exit(1);

// The stores of tests, and this PostgreSQL, lie there.
process.env.TMPDIR = temporaryFolder();

const postgres = await startSupervisedPostgres().catch((error) => {
  console.error(`The tests need a PostgreSQL, and there is none: ${error.message}`);
  process.exit(1);
});

Object.assign(env, {
  TMPDIR: process.env.TMPDIR,
  // Tests and papers start hundreds of processes from the same modules.
  NODE_COMPILE_CACHE: join(process.env.TMPDIR, 'compiled'),
  TEST_POSTGRES_URL: postgres.url,
});

/** A line of package.json that has no report of its own counts as one test; its output is shown when it has ended. */
async function check(line) {
  const child = spawn(line, { stdio: ['ignore', 'pipe', 'pipe'], env, shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const hasPassed = (await ended(child)) === 0;
  console.log(`\n> ${line}\n${output}`);
  const [, name] = /^(?:node )?(\S+)/.exec(line);
  return {
    name,
    passed: hasPassed ? 1 : 0,
    failed: hasPassed ? [] : [{ title: line, error: '' }],
    flaky: [],
  };
}

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

async function jest(files, options) {
  const file = join(reports, options ? 'jest-again.json' : 'jest.json');
  const hasPassed = await run('jest', [...files, '--json', `--outputFile=${file}`], {
    ...options,
    extra: clock,
  });
  return { name: 'jest', hasPassed, outcomes: outcomesOfJest(readReport(file)), errors: [] };
}

async function playwright(words, options) {
  const file = join(reports, options ? 'playwright-again.json' : 'playwright.json');
  const hasPassed = await run('playwright', ['test', ...words], {
    ...options,
    extra: { ...clock, TEST_REPORT: file },
  });
  const report = readReport(file);
  const [outcomes, errors] = [outcomesOfPlaywright(report), errorsOfPlaywright(report)];
  return { name: 'playwright', hasPassed, outcomes, errors, seconds: secondsOfPlaywright(report) };
}

/** Counts what a runner reported. One that ends badly without a failed test, as it could not start, counts as one failure. */
function counted({ name, hasPassed, outcomes, errors }, again) {
  const result = { name, ...settle(outcomes, again?.outcomes) };
  const isUnexplained = !hasPassed && outcomes.every(({ outcome }) => outcome === 'passed');
  const messages = errors.length > 0 || !isUnexplained ? errors : ['It ended badly, and no test failed.'];
  return { ...result, failed: [...result.failed, ...messages.map((error) => ({ title: name, error }))] };
}

async function papers() {
  const file = join(reports, 'papers.json');
  const script = join('lab', 'checks', 'papers.mjs');
  const commands = withBrowser ? ['--commands', ...(options.all ? ['--all'] : [])] : [];
  const hasPassed = await run('node', [script, '--report', file, ...commands]);
  const { passed = 0, failed = 0 } = readReport(file) ?? {};
  const count = failed || (hasPassed ? 0 : 1);
  return { name: 'papers', passed, failed: Array(count).fill({ title: 'papers', error: '' }), flaky: [] };
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What `npm run lint` and `npm run typecheck` do, but all of it where something fails. */
async function checks() {
  const results = [];
  for (const line of [scripts.lint, scripts.typecheck].join(' && ').split(' && '))
    results.push(await check(line));
  return results;
}

/** Tries the files of unit tests that failed once more, one at a time; undefined where nothing is to be tried. */
function jestAgain({ outcomes }, until) {
  if (!mayTryAgain(outcomes)) return undefined;
  const files = new Set(outcomes.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file));
  return jest(['--runInBand', '--runTestsByPath', ...files], { timeout: until - Date.now() });
}

/** The same of the journeys that failed, and of those that were not run therefore. */
function playwrightAgain({ outcomes, errors }, until) {
  if (!mayTryAgain(outcomes) || errors.length > 0) return undefined;
  // Of the first try: what it left, its images and the list of what failed, stays.
  const lastRun = join(TEST_RESULTS, 'journeys', '.last-run.json');
  rmSync(SHARED_DATA, { recursive: true, force: true });
  const left = until - Date.now();
  if (left <= 0) return undefined;
  return playwright(
    [
      '--last-failed',
      `--last-failed-file=${lastRun}`,
      '--workers=1',
      `--global-timeout=${left}`,
      `--output=${join(TEST_RESULTS, 'journeys-again')}`,
    ],
    {},
  );
}

/** Everything; what failed is tried once more at the end, alone. */
async function runAll() {
  // Unit tests often wait for processes, so the checks run beside them; journeys depend on timing and run alone.
  const [unit, quick] = await Promise.all([jest([]), checks()]);
  const visits = isWhole ? await playwright(SHORT_JOURNEYS) : undefined;
  const written = await papers();
  const until = Date.now() + AGAIN_MS;
  const unitAgain = await jestAgain(unit, until);
  const visitsAgain = visits && (await playwrightAgain(visits, until));
  if (visits) workerSeconds = visits.seconds + (visitsAgain?.seconds ?? 0);
  return [...quick, counted(unit, unitAgain), ...(visits ? [counted(visits, visitsAgain)] : []), written];
}

/** The named files, in the runner they belong to. */
async function runNamed() {
  const results = [];
  if (unitTests.length > 0) results.push(counted(await jest(unitTests)));
  if (journeys.length > 0) results.push(counted(await playwright(journeys)));
  return results;
}

/** What the journeys took, all workers together. */
let workerSeconds = 0;

/** Milliseconds for which the machine's processors have been busy. Where other work shares the machine, it is counted too. */
const busyMs = () =>
  cpus().reduce((total, { times: { user, nice, sys, irq } }) => total + user + nice + sys + irq, 0);
const busyBefore = busyMs();

const results = named.length > 0 ? await runNamed() : await runAll();

await postgres.stop();

const listed = (word, tests) => {
  for (const { title, error } of tests) console.log(`${word} ${title}\n${error.replace(/^/gm, '  ')}`);
};
const passed = results.reduce((total, result) => total + result.passed, 0);
const failed = results.flatMap((result) => result.failed);
const flaky = results.flatMap((result) => result.flaky);
console.log('');
listed('FAILED', failed);
listed('FLAKY (passed when tried alone)', flaky);
console.log('');
for (const { name, passed: some, failed: others } of results)
  console.log(`${name.padEnd(24)} ${some} passed, ${others.length} failed`);
const minutes = (ms) => (ms / 60_000).toFixed(1);
console.log(
  `\n${minutes(Date.now() - startedAt.getTime())} minutes, ${minutes(busyMs() - busyBefore)} CPU-minutes of the machine, ${Math.round(workerSeconds)} worker-seconds of journeys`,
);
if (isWhole && !options.all)
  writeRecord({
    ...sources,
    moment: new Date(moment).toISOString(),
    passed,
    failed: failed.length,
    flaky,
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
  });
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
