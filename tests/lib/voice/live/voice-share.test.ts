import { expect, test } from '@jest/globals';
import { voiceShareOf } from '#lib/voice/live/voice-share';

test.each([
  [0, 0],
  [2, 2],
  [3, 3],
  [5, 3],
  [30, 3],
  [39, 3],
  [40, 4],
  [100, 10],
  [100_000, 10_000],
])('of %i live sessions a day, one network may open %i', (perDay, share) => {
  expect(voiceShareOf(perDay)).toBe(share);
});
