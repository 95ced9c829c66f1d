import { expect, test } from '@jest/globals';
import { waitingTime } from '#lib/submissions/moderation/queue/waiting-time';

// Clocks in Belize are six hours behind: 05:59 UTC is the evening before.
test.each([
  [
    '2026-11-09T15:00:00Z',
    '2026-11-09T20:00:00Z',
    'fine',
    'The oldest has waited less than a business day; promised within 3.',
  ],
  [
    '2026-11-09T15:00:00Z',
    '2026-11-11T05:59:00Z',
    'fine',
    'The oldest has waited 1 business day; promised within 3.',
  ],
  [
    '2026-11-09T15:00:00Z',
    '2026-11-11T06:00:00Z',
    'fine',
    'The oldest has waited 2 business days; promised within 3.',
  ],
  [
    '2026-11-09T15:00:00Z',
    '2026-11-12T15:00:00Z',
    'due',
    'Due today: the oldest has waited 3 business days; promised within 3.',
  ],
  [
    '2026-11-09T15:00:00Z',
    '2026-11-13T15:00:00Z',
    'overdue',
    'Overdue: the oldest has waited 4 business days; promised within 3.',
  ],
  // Three business days ended on Friday.
  [
    '2026-11-10T15:00:00Z',
    '2026-11-14T15:00:00Z',
    'overdue',
    'Overdue: the oldest has waited 3 business days; promised within 3.',
  ],
  // Over Garifuna Settlement Day and a weekend.
  [
    '2026-11-17T15:00:00Z',
    '2026-11-22T15:00:00Z',
    'fine',
    'The oldest has waited 2 business days; promised within 3.',
  ],
])('what came at %s is, at %s, %s: “%s”', (since, now, state, words) => {
  expect(waitingTime(since, Date.parse(now))).toEqual({ words, state });
});
