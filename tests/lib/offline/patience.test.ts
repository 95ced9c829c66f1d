import { expect, test } from '@jest/globals';
import { Patience } from '#lib/offline/patience';

const PATIENCE_MS = 4_000;

test('a page waits four seconds for the network, and less while that is known to be slow', () => {
  const patience = new Patience();
  expect(patience.at(0)).toBe(PATIENCE_MS);
  patience.gaveUp(4_000);
  expect(patience.at(5_000)).toBe(1_000);
  // What comes late says nothing else.
  patience.answeredAfter(9_000);
  expect(patience.at(10_000)).toBe(1_000);
  expect(patience.at(64_000)).toBe(PATIENCE_MS);
});

test('an answer that came in time ends the short patience', () => {
  const patience = new Patience();
  patience.gaveUp(4_000);
  patience.answeredAfter(2_000);
  expect(patience.at(5_000)).toBe(PATIENCE_MS);
});
