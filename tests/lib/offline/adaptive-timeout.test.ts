import { expect, test } from '@jest/globals';
import { AdaptiveTimeout } from '#lib/offline/adaptive-timeout';

const NETWORK_TIMEOUT_MS = 4_000;

test('the timeout for a page is four seconds, and shorter while the network is known to be slow', () => {
  const timeout = new AdaptiveTimeout();
  expect(timeout.timeoutAt(0)).toBe(NETWORK_TIMEOUT_MS);
  timeout.timedOut(4_000);
  expect(timeout.timeoutAt(5_000)).toBe(1_000);
  // A late response does not end it.
  timeout.respondedAfter(9_000);
  expect(timeout.timeoutAt(10_000)).toBe(1_000);
  expect(timeout.timeoutAt(64_000)).toBe(NETWORK_TIMEOUT_MS);
});

test('a response in time ends the shorter timeout', () => {
  const timeout = new AdaptiveTimeout();
  timeout.timedOut(4_000);
  timeout.respondedAfter(2_000);
  expect(timeout.timeoutAt(5_000)).toBe(NETWORK_TIMEOUT_MS);
});
