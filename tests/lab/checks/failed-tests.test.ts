import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  errorsOfPlaywright,
  mayTryAgain,
  outcomesOfJest,
  outcomesOfPlaywright,
  settle,
} from '../../../lab/checks/failed-tests.mjs';

const attached = (name: string, text: string) => ({
  name,
  contentType: 'text/plain',
  body: Buffer.from(text).toString('base64'),
});

const journey = (title: string, tests: object[]) => ({ title, file: 'browsers.spec.ts', line: 9, tests });
const inProject = (status: string, more: object = {}) => ({
  projectName: 'servers',
  expectedStatus: 'passed',
  status,
  results: [],
  ...more,
});
const reportOf = (...specs: object[]) => ({
  suites: [{ title: 'browsers.spec.ts', suites: [{ title: 'in webkit', specs }] }],
});

describe('journeys in the report of Playwright', () => {
  test('one that failed has its project, groups, message and the last addresses', () => {
    const results = [
      {
        errors: [{ message: '\u001b[31mNot within 60 s\u001b[0m\n\n  at tab.ts' }],
        attachments: [
          attached('addresses', 'one\ntwo\nthree\nfour\nfive'),
          { name: 'screenshot', contentType: 'image/png', path: 'failed.png' },
        ],
      },
    ];
    const report = reportOf(journey('an event is shared', [inProject('unexpected', { results })]));
    expect(outcomesOfPlaywright(report)).toEqual([
      {
        title: '[servers] browsers.spec.ts:9 › in webkit › an event is shared',
        outcome: 'failed',
        error: 'Not within 60 s\nat tab.ts\n| two\n| three\n| four\n| five',
        file: 'browsers.spec.ts',
      },
    ]);
  });

  test.each([
    ['expected', {}, 'passed'],
    ['unexpected', {}, 'failed'],
    // What was skipped although nobody asked for it: the hook before it failed, or time was up.
    ['skipped', {}, 'not run'],
    ['skipped', { expectedStatus: 'skipped' }, undefined],
  ])('with the status %s %j it is %s', (status, more, outcome) => {
    const report = reportOf(journey('a page opens', [inProject(status, more)]));
    expect(outcomesOfPlaywright(report).map((each) => each.outcome)).toEqual(outcome ? [outcome] : []);
  });

  test('of two projects there are two', () => {
    const both = [inProject('expected'), { ...inProject('unexpected'), projectName: 'phone' }];
    expect(outcomesOfPlaywright(reportOf(journey('a page opens', both))).map(({ title }) => title)).toEqual([
      '[servers] browsers.spec.ts:9 › in webkit › a page opens',
      '[phone] browsers.spec.ts:9 › in webkit › a page opens',
    ]);
  });

  test('what keeps it from starting is no journey', () => {
    const report = { errors: [{ message: 'The port is taken' }] };
    expect([outcomesOfPlaywright(report), errorsOfPlaywright(report)]).toEqual([[], ['The port is taken']]);
  });
});

describe('unit tests in the report of Jest', () => {
  const file = (assertionResults: object[], more: object = {}) => ({
    name: resolve('tests/time.test.ts'),
    status: 'passed',
    message: '',
    assertionResults,
    ...more,
  });

  test('have the path of their file; what is skipped is none', () => {
    const report = {
      testResults: [
        file([
          { status: 'passed', fullName: 'A day ends', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'A day begins',
            failureMessages: ['Error: late\n    at time.ts\n    at run (/a/node_modules/b.js:1:2)'],
          },
          { status: 'pending', fullName: 'A day on the other store', failureMessages: [] },
        ]),
      ],
    };
    expect(outcomesOfJest(report).map(({ title, outcome, error }) => [title, outcome, error])).toEqual([
      ['tests/time.test.ts › A day ends', 'passed', ''],
      ['tests/time.test.ts › A day begins', 'failed', 'Error: late\nat time.ts'],
    ]);
  });

  test('of a file that could not be loaded are one that failed', () => {
    const report = { testResults: [file([], { status: 'failed', message: 'No such module' })] };
    expect(outcomesOfJest(report)).toEqual([
      {
        title: 'tests/time.test.ts',
        outcome: 'failed',
        error: 'No such module',
        file: resolve('tests/time.test.ts'),
      },
    ]);
  });

  test('without a report there are none', () => {
    expect(outcomesOfJest(undefined)).toEqual([]);
  });
});

const tests = (outcomes: string) =>
  [...outcomes].map((letter, index) => ({
    title: `${index}`,
    outcome: ({ p: 'passed', f: 'failed', n: 'not run' } as const)[letter as 'p' | 'f' | 'n'],
    error: letter === 'f' ? `error ${index}` : '',
    file: 'a.test.ts',
  }));

describe('What failed is tried once more', () => {
  test.each([
    ['pp', false],
    ['pf', true],
    ['pn', false],
    ['ffffff', true],
    ['fffffff', false],
    ['ffffffnn', true],
  ])('where some tests failed and not more than six: %s, %s', (outcomes, expected) => {
    expect(mayTryAgain(tests(outcomes))).toBe(expected);
  });

  test('and counts as passed and flaky where it passes then, with its first error', () => {
    expect(settle(tests('pf'), [{ title: '1', outcome: 'passed', error: '', file: 'a.test.ts' }])).toEqual({
      passed: 2,
      failed: [],
      flaky: [{ title: '1', error: 'error 1' }],
    });
  });

  test.each([
    ['nothing was tried again', []],
    ['it fails again', ['failed']],
    ['time was up', ['not run']],
  ] as const)('and has failed where %s', (_, [outcome]) => {
    const second = outcome ? [{ title: '1', outcome, error: '', file: 'a.test.ts' }] : [];
    expect(settle(tests('pf'), second)).toEqual({
      passed: 1,
      failed: [{ title: '1', error: 'error 1' }],
      flaky: [],
    });
  });

  test('what was not run counts as failed until it has passed, and is not flaky', () => {
    expect(settle(tests('fn')).failed).toHaveLength(2);
    const second = tests('pp');
    expect(settle(tests('fn'), second)).toMatchObject({ passed: 2, failed: [], flaky: [{ title: '0' }] });
  });

  test('what passed first and fails in a file that is run whole has failed', () => {
    expect(settle(tests('pf'), tests('fp'))).toMatchObject({
      passed: 1,
      failed: [{ title: '0', error: 'error 0' }],
      flaky: [{ title: '1' }],
    });
  });
});
