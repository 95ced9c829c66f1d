import { expect, test } from '@jest/globals';
import { waitingTime } from '#lib/submissions/moderation/queue/waiting-time';

// Clocks in Belize are six hours behind: 05:59 UTC is the evening before.
test.each([
  [
    '2026-11-09T15:00:00Z',
    '2026-11-09T20:00:00Z',
    'fine',
    'The oldest event has waited less than a business day; promised within 2-3 business days.',
  ],
  [
    '2026-11-09T15:00:00Z',
    '2026-11-11T05:59:00Z',
    'fine',
    'The oldest event has waited 1 business day; promised within 2-3 business days.',
  ],
  [
    '2026-11-09T15:00:00Z',
    '2026-11-11T06:00:00Z',
    'fine',
    'The oldest event has waited 2 business days; promised within 2-3 business days.',
  ],
  [
    '2026-11-09T15:00:00Z',
    '2026-11-12T15:00:00Z',
    'due',
    'Due today: the oldest event has waited 3 business days; promised within 2-3 business days.',
  ],
  [
    '2026-11-09T15:00:00Z',
    '2026-11-13T15:00:00Z',
    'overdue',
    'Overdue: the oldest event has waited 4 business days; promised within 2-3 business days.',
  ],
  // Three business days ended on Friday.
  [
    '2026-11-10T15:00:00Z',
    '2026-11-14T15:00:00Z',
    'overdue',
    'Overdue: the oldest event has waited 3 business days; promised within 2-3 business days.',
  ],
  // Over Garifuna Settlement Day and a weekend.
  [
    '2026-11-17T15:00:00Z',
    '2026-11-22T15:00:00Z',
    'fine',
    'The oldest event has waited 2 business days; promised within 2-3 business days.',
  ],
])('what came at %s is, at %s, %s: “%s”', (since, now, state, words) => {
  expect(waitingTime([{ kind: 'event', since }], Date.parse(now))).toEqual({ words, state });
});

// In hours of the clock: on Friday the promise does not end after the weekend.
test.each([
  [
    'advertiser',
    '2026-11-13T20:30:00Z',
    'fine',
    'The oldest application has waited less than an hour; promised within 24 hours.',
  ],
  [
    'advertiser',
    '2026-11-14T15:00:00Z',
    'due',
    'Due today: the oldest application has waited 19 hours; promised within 24 hours.',
  ],
  [
    'advertiser',
    '2026-11-14T20:00:00Z',
    'overdue',
    'Overdue: the oldest application has waited 24 hours; promised within 24 hours.',
  ],
  [
    'contact',
    '2026-11-15T19:00:00Z',
    'due',
    'Due today: the oldest message has waited 47 hours; promised within 24-48 hours.',
  ],
  [
    'contact',
    '2026-11-17T20:00:00Z',
    'overdue',
    'Overdue: the oldest message has waited 4 days; promised within 24-48 hours.',
  ],
] as const)('of the kind %s, at %s it is %s: “%s”', (kind, now, state, words) => {
  expect(waitingTime([{ kind, since: '2026-11-13T20:00:00Z' }], Date.parse(now))).toEqual({ words, state });
});

test('of several kinds the promise that ends first counts', () => {
  const event = { kind: 'event', since: '2026-11-12T15:00:00Z' } as const;
  const application = { kind: 'advertiser', since: '2026-11-13T15:00:00Z' } as const;
  expect(waitingTime([event, application], Date.parse('2026-11-13T16:00:00Z'))?.words).toContain(
    'application',
  );
  expect(waitingTime([], 0)).toBeUndefined();
});
