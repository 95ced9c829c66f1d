import { rules } from './jest.config.mjs';

const room = process.env.MUTATION_ROOM;
// Examples of plain rules. Random cases and other rooms would take hours, and add little to what these catch.
const examples = `/tests/lib/${room}/([^/]*/)*[^/.]*\\.test\\.ts$`;
/** Tests of a room that catch changes in rules of another, or need the store: here always the embedded one. */
const MORE = {
  forms: '/tests/lib/submissions/fields/([^/]*/)*[^/.]*\\.test\\.ts$',
  submissions: '/tests/lib/submissions/(items|moderation|private-page)/([^/]*/)*[^/]*\\.server\\.test\\.ts$',
};

// What `npm run mutation` runs for each change of a rule.
export default async () => ({
  ...(await rules()),
  roots: ['<rootDir>/lib', '<rootDir>/tests/lib'],
  testRegex: [examples, MORE[room]].filter(Boolean),
  // A mutant costs little when the test that catches it comes first and is the last to run.
  testSequencer: '<rootDir>/lab/mutation/nearest-first.mjs',
  runner: '<rootDir>/lab/mutation/first-failure-runner.mjs',
});
