// Runs the tests at moments that have turned some of them red: at hours from 0:30 to 23:30, on 31 December, on 29 February
// and on another weekday than that of the default moment. At two of them, by night, all journeys, else those that show a
// list, an hour or a day. At the end the unit tests once more, with the machine's own clock two years on. By hand, as it
// takes hours.
//   npm run test:moments             all of them
//   npm run test:moments -- T20:00   only those whose name contains a text
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '../../lib/time/durations.ts';
import { outcomesOfJest } from './failed-tests.mjs';

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url));
const POSTGRES = fileURLToPath(new URL('../harness/postgres.mjs', import.meta.url));
const PRELOAD = fileURLToPath(new URL('../harness/shifted-process.mjs', import.meta.url));
const REPORT = 'test-results/reports-of-moments/jest.json';

const DAYS_ON = 730;
const CLOCK_AHEAD = 'the machine’s clock two years on';

/** Journeys that show a list, an hour, or a day that a form asks for. */
export const DATED_JOURNEYS = [
  ...['list', 'search', 'search-suggestions', 'location', 'dialog', 'card-images', 'plain-http', 'offline'],
  ...['voice', 'celebrations', 'landing', 'landing-found', 'event-page', 'event-sheets', 'hour', 'slides'],
  ...['submit-event', 'when', 'several-dates', 'status'],
].map((name) => `tests/e2e/${name}.spec.ts`);
const ALL_JOURNEYS = ['tests/e2e'];

/** Each a MOMENT, in years whose holidays are known (lib/time/holidays.json), and early enough to end before its midnight. */
export const MOMENTS = [
  { at: '2028-02-29T00:30', journeys: ALL_JOURNEYS },
  { at: '2029-06-13T09:00', journeys: DATED_JOURNEYS },
  { at: '2029-06-09T15:00', journeys: DATED_JOURNEYS },
  { at: '2029-06-09T20:00', journeys: ALL_JOURNEYS },
  { at: '2029-06-09T23:30', journeys: DATED_JOURNEYS },
  { at: '2026-12-31T23:30', journeys: DATED_JOURNEYS },
];

/**
 * How a run at a moment ended, from what it printed: its last line is '12 passed, 0 failed'. One that was cut off has no
 * such line, and has not passed.
 */
export function resultOfRun(output, status) {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  if (!passed) return { outcome: 'red', summary: `ended with ${status} before all had run` };
  const isGreen = status === 0 && failed === '0';
  const ending = failed === '0' && !isGreen ? `, but ended with ${status}` : '';
  return { outcome: isGreen ? 'green' : 'red', summary: `${passed} passed, ${failed} failed${ending}` };
}

/** The closing lines: one for each moment, and one for all of them. */
export function closingLines(results) {
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  const notRun = count('not run') > 0 ? `, ${count('not run')} not run` : '';
  return [
    ...results.map(({ name, outcome, summary }) => `${outcome.padEnd(7)} ${name}: ${summary}`),
    `moments: ${count('green')} green, ${count('red')} red${notRun}`,
  ];
}

/** Runs a command, shows what it prints, and resolves to that and its status. */
async function run(command, args, env) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
  });
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  return { output, status };
}

async function testAt({ at, journeys }) {
  const { output, status } = await run(process.execPath, [RUN, 'tests', ...journeys], { MOMENT: at });
  const { outcome, summary } = resultOfRun(output, status);
  const which = journeys === ALL_JOURNEYS ? 'all journeys' : 'the journeys with a list, an hour or a day';
  return { outcome, summary: `${summary} of the unit tests and ${which}` };
}

async function testWithClockAhead() {
  if (spawnSync('faketime', ['--version']).error)
    return {
      outcome: 'not run',
      summary: 'there is no faketime here (a package of Debian), which sets that clock',
    };
  rmSync(REPORT, { force: true });
  mkdirSync('test-results/reports-of-moments', { recursive: true });
  const faketime = ['faketime', '-m', '--exclude-monotonic', '-f', `+${DAYS_ON}d`];
  const jest = ['node_modules/.bin/jest', '--json', `--outputFile=${REPORT}`];
  const { status } = await run(process.execPath, [POSTGRES, '--', ...faketime, ...jest], {
    MOMENT: 'now',
    FAKED_AHEAD_MS: String(DAYS_ON * DAY_MS),
    NODE_OPTIONS: `--import=${PRELOAD}`,
  });
  try {
    const outcomes = outcomesOfJest(JSON.parse(readFileSync(REPORT, 'utf8')));
    const failed = outcomes.filter(({ outcome }) => outcome === 'failed').length;
    return resultOfRun(`${outcomes.length - failed} passed, ${failed} failed`, status);
  } catch {
    return resultOfRun('', status);
  }
}

async function testMoments(wanted) {
  const all = [
    ...MOMENTS.map((moment) => ({ name: moment.at, test: () => testAt(moment) })),
    { name: CLOCK_AHEAD, test: testWithClockAhead },
  ];
  const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((text) => name.includes(text)));
  const results = [];
  for (const { name, test } of chosen) {
    console.log(`\n== ${name}`);
    results.push({ name, ...(await test()) });
  }
  console.log(`\n${closingLines(results).join('\n')}`);
  return chosen.length > 0 && results.every(({ outcome }) => outcome !== 'red');
}

if (import.meta.main)
  void testMoments(process.argv.slice(2)).then((isGreen) => process.exit(isGreen ? 0 : 1));
