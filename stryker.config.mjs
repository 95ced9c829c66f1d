// How `lab/mutation/run.mjs` has the rules of one room of lib, or of one file in it, changed, one operator at a time.
const room = process.env.MUTATION_ROOM;
const file = process.env.MUTATION_FILE;
const folder = `test-results/mutation/${room}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  // What talks to a window, a disk or another service is no rule.
  mutate: [`lib/${room}/${file || '**/*'}.ts`, '!lib/**/*.{server,browser}.ts'],
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A runner keeps what the tests of each change left in memory.
  maxTestRunnerReuse: 150,
  reporters: ['json'],
  jsonReporter: { fileName: `${folder}/report.json` },
  tempDirName: `${folder}/sandbox`,
  ignorePatterns: ['/.next', '/.builds', '/test-results', '/backups', '/art', '/public', '/docs'],
  // Tests do not check types.
  disableTypeChecks: false,
};
