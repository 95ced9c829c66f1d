import { expect, jest, test } from '@jest/globals';
import { processWide } from '#lib/server/process-wide.server';

test('a value of the whole process is made once, also where it is undefined', () => {
  const make = jest.fn(() => undefined);
  processWide('made-once', make);
  processWide('made-once', make);
  expect(make).toHaveBeenCalledTimes(1);
});
