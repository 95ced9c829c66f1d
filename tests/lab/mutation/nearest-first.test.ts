import { expect, test } from '@jest/globals';
import NearestFirst from '../../../lab/mutation/nearest-first.mjs';

const orderFor = (mutated: string, paths: string[]) =>
  new NearestFirst({ globalConfig: { nonFlagArgs: [`/sandbox/${mutated}`] } })
    .sort(paths.map((path) => ({ path: `/sandbox/tests/${path}` })))
    .map(({ path }) => path.replace('/sandbox/tests/', ''));

test('the tests for a mutant begin with the mirrored file and its folder, and end with those that need the store', () => {
  const paths = [
    'lib/submissions/moderation/queue.server.test.ts',
    'lib/events/event-time.test.ts',
    'lib/submissions/written-hours.test.ts',
    'lib/submissions/moderation/near-title.test.ts',
    'lib/submissions/moderation/queue-row.test.ts',
  ];
  expect(orderFor('lib/submissions/moderation/queue-row.ts', paths)).toEqual([
    'lib/submissions/moderation/queue-row.test.ts',
    'lib/submissions/moderation/near-title.test.ts',
    'lib/submissions/written-hours.test.ts',
    'lib/events/event-time.test.ts',
    'lib/submissions/moderation/queue.server.test.ts',
  ]);
});

test('the tests keep their order where no file is mutated', () => {
  const sequencer = new NearestFirst({ globalConfig: { nonFlagArgs: [] } });
  const tests = [{ path: '/tests/lib/b.test.ts' }, { path: '/tests/lib/a.test.ts' }];
  expect(sequencer.sort(tests)).toEqual(tests);
});
