import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placeMail } from '#lib/outbox/mail-limit';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 12);
const RULE = { singles: 2, windowMs: DAY, pauseMs: HOUR };

describe('A mail', () => {
  test.each([
    ['the first', [], [NOW]],
    ['the second', [NOW - HOUR], [NOW - HOUR, NOW]],
    ['one a day after the first', [NOW - DAY, NOW - HOUR], [NOW - HOUR, NOW]],
    ['one after a clock that was far ahead', [NOW + 365 * DAY, NOW + DAY + 1], [NOW]],
  ])('goes out by itself when it is %s', (_, before, sentAt) => {
    expect(placeMail({ sentAt: before, digestAt: null }, RULE, NOW)).toEqual({ isSingle: true, sentAt });
  });

  test.each<[string, number | null, number]>([
    ['after a pause, without a digest before', null, NOW + HOUR],
    ['after a pause, when the digest before is a day old', NOW - DAY, NOW + HOUR],
    ['a day after the digest before', NOW - 20 * HOUR, NOW + 4 * HOUR],
    ['in a day, just after the digest before', NOW, NOW + DAY],
    ['in a day at most, when a clock was far ahead', NOW + 365 * DAY, NOW + DAY],
  ])('above the limit is in a digest that is due %s', (_, digestAt, due) => {
    const sentAt = [NOW - 2 * HOUR, NOW - HOUR];
    expect(placeMail({ sentAt, digestAt }, RULE, NOW)).toEqual({ isSingle: false, digestAt: due });
  });

  test('is within a day of its enqueueing, and no day has more mails than the limit and one digest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 10 * HOUR }), { maxLength: 120 }),
        (singles, pauses) => {
          const rule = { ...RULE, singles };
          let sent: Parameters<typeof placeMail>[0] = { sentAt: [], digestAt: null };
          let now = NOW;
          const alone: number[] = [];
          const digests = new Set<number>();
          for (const pause of pauses) {
            now += pause;
            const placed = placeMail(sent, rule, now);
            if (placed.isSingle) {
              alone.push(now);
              sent = { ...sent, sentAt: placed.sentAt };
              continue;
            }
            // As limitMail does: a digest that is not due yet is joined.
            const isJoined = sent.digestAt !== null && sent.digestAt > now;
            const due = isJoined ? (sent.digestAt ?? 0) : placed.digestAt;
            expect(due - now).toBeLessThanOrEqual(DAY);
            digests.add(due);
            sent = { ...sent, digestAt: due };
          }
          const mostInADay = (times: readonly number[]) =>
            Math.max(
              0,
              ...times.map((at) => times.filter((other) => other >= at && other < at + DAY).length),
            );
          expect(mostInADay(alone)).toBeLessThanOrEqual(singles);
          expect(mostInADay([...digests])).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 300 },
    );
  });
});
