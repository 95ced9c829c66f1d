// What failed in the reports of the runners: each test with a title of its own and the first lines of its error.
import { relative } from 'node:path';

const MESSAGE_LINES = 12;
/** A line may be a whole page's text. */
const LINE_LENGTH = 400;
/** Of a text that a journey has attached to its failure: the addresses and presses of its page. */
const ATTACHED_LINES = 4;

/** A terminal's colours, which a report keeps. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what such a code begins with.
const COLOURS = /\u001b\[[\d;]*m/g;

const firstLines = (message = '') =>
  message
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.trim().slice(0, LINE_LENGTH))
    .filter((line) => line && !/^at .*node_modules/.test(line))
    .slice(0, MESSAGE_LINES)
    .join('\n');

/**
 * @typedef {{ title: string, outcome: 'passed' | 'failed' | 'not run', error: string, file: string }} TestOutcome
 * `title` is the same in every run. 'not run' is what was left out because something before it failed.
 */

/**
 * The outcome of each test in Jest's report. A file that could not be loaded counts as one test that failed.
 * @returns {TestOutcome[]}
 */
export const outcomesOfJest = (report) =>
  (report?.testResults ?? []).flatMap(({ name: file, message, status, assertionResults }) => {
    if (assertionResults.length === 0)
      return status === 'failed'
        ? [{ title: relative(process.cwd(), file), outcome: 'failed', error: firstLines(message), file }]
        : [];
    return assertionResults
      .filter(({ status: outcome }) => ['passed', 'failed'].includes(outcome))
      .map(({ status: outcome, fullName, failureMessages }) => ({
        title: `${relative(process.cwd(), file)} › ${fullName}`,
        outcome,
        error: firstLines(failureMessages?.[0]),
        file,
      }));
  });

/** The tests of a suite, each with the titles of the groups around it: the browser is one of them. */
const specsOf = (suite, groups = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, title: [...groups, spec.title].join(' › ') })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...groups, inner.title])),
];

/** The last lines of the texts that a journey has attached. */
const attachedTo = (result) =>
  (result.attachments ?? [])
    .filter(({ contentType, body }) => contentType === 'text/plain' && body)
    .flatMap(({ body }) => Buffer.from(body, 'base64').toString().split('\n').slice(-ATTACHED_LINES))
    .map((line) => `\n| ${line.slice(0, LINE_LENGTH)}`)
    .join('');

function outcomeOf({ status, expectedStatus }) {
  if (status === 'expected' || status === 'flaky') return 'passed';
  if (status === 'unexpected') return 'failed';
  return expectedStatus === 'skipped' ? undefined : 'not run';
}

/**
 * The outcome of each journey in Playwright's report, without those that are left out on this machine on purpose.
 * @returns {TestOutcome[]}
 */
export const outcomesOfPlaywright = (report) =>
  (report?.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ title, file, line, tests }) =>
      tests.flatMap((test) => {
        const outcome = outcomeOf(test);
        if (!outcome) return [];
        const failed = test.results.find(({ errors }) => errors?.length > 0);
        const error = failed ? firstLines(failed.errors[0].message) + attachedTo(failed) : '';
        return [{ title: `[${test.projectName}] ${file}:${line} › ${title}`, outcome, error, file }];
      }),
    );

/** What all journeys of Playwright's report took together, in seconds of its workers. */
export const secondsOfPlaywright = (report) =>
  (report?.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((total, { duration }) => total + duration / 1000, 0);

/** What kept Playwright from starting, or ended it: no journey's own failure. */
export const errorsOfPlaywright = (report) =>
  (report?.errors ?? []).map(({ message }) => firstLines(message));

/** More failures than this have a cause in common, which a second try would hide. */
const MOST_TRIED_AGAIN = 6;

/** Whether what failed is tried once more: some tests failed, and not too many. */
export const mayTryAgain = (outcomes) => {
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed').length;
  return failed > 0 && failed <= MOST_TRIED_AGAIN;
};

/**
 * The outcomes after what failed or was not run has been tried once more: `passed` and `failed` count each test once, and
 * `flaky` are those that failed first and then passed, each with its first error. A test that passed first and fails in
 * the second try, in a file that is run whole, has failed.
 * @param {readonly TestOutcome[]} first
 * @param {readonly TestOutcome[]} [second]
 */
export function settle(first, second = []) {
  const again = new Map(second.map((test) => [test.title, test]));
  const result = { passed: 0, failed: [], flaky: [] };
  for (const test of first) {
    const { outcome, error } = again.get(test.title) ?? test;
    if (outcome === 'passed') result.passed += 1;
    else result.failed.push({ title: test.title, error: test.error || error });
    if (outcome === 'passed' && test.outcome === 'failed')
      result.flaky.push({ title: test.title, error: test.error });
  }
  return result;
}
