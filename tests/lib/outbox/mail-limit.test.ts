import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nextSingle, placeMail, type SentLately } from '#lib/outbox/mail-limit';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 12);
const RULE = { singles: 2, windowMs: DAY, pauseMs: HOUR };

describe('A mail to a mailbox', () => {
  test.each<[string, SentLately, object]>([
    ['the first', { sentAt: [], digestAt: null }, { isSingle: true, sentAt: [NOW] }],
    ['the second', { sentAt: [NOW - HOUR], digestAt: null }, { isSingle: true, sentAt: [NOW - HOUR, NOW] }],
    [
      'one a day after the first',
      { sentAt: [NOW - DAY, NOW - HOUR], digestAt: null },
      { isSingle: true, sentAt: [NOW - HOUR, NOW] },
    ],
    [
      'one after a clock that was far ahead',
      { sentAt: [NOW + 365 * DAY, NOW + DAY + 1], digestAt: null },
      { isSingle: true, sentAt: [NOW] },
    ],
  ])('goes out by itself when it is %s', (_, sent, placed) => {
    expect(placeMail(sent, RULE, NOW)).toEqual(placed);
  });

  const full = [NOW - 2 * HOUR, NOW - HOUR];
  test.each<[string, number | null, number]>([
    ['after a pause, without a digest before', null, NOW + HOUR],
    ['after a pause, when the digest before is a day old', NOW - DAY, NOW + HOUR],
    ['a day after the digest before', NOW - 20 * HOUR, NOW + 4 * HOUR],
    ['in a day, just after the digest before', NOW, NOW + DAY],
    ['in a day at most, when a clock was far ahead', NOW + 365 * DAY, NOW + DAY],
  ])('above the limit is in a digest that is due %s', (_, digestAt, due) => {
    expect(placeMail({ sentAt: full, digestAt }, RULE, NOW)).toEqual({ isSingle: false, digestAt: due });
  });

  test.each<[string, readonly number[], number | undefined]>([
    ['once the second-last of the limit is a day old', full, NOW + 22 * HOUR],
    ['in their order, whatever order they are noted in', [...full].reverse(), NOW + 22 * HOUR],
    ['after those that are due before it', [NOW - 3 * HOUR, ...full, NOW + 21 * HOUR], NOW + 23 * HOUR],
    ['in a day, after two at the same instant', [NOW, NOW], NOW + DAY],
    ['not within a day, when the limit is used up until then', [NOW, NOW, NOW + DAY, NOW + DAY], undefined],
  ])('above the limit can have a time of its own: %s', (_, sentAt, at) => {
    expect(nextSingle({ sentAt, digestAt: null }, RULE, NOW)?.at).toBe(at);
  });

  test('with a time of its own never makes more than the limit in a day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 10 * HOUR }), { maxLength: 120 }),
        (singles, pauses) => {
          const rule = { ...RULE, singles };
          const times: number[] = [];
          let sent: SentLately = { sentAt: [], digestAt: null };
          let now = NOW;
          for (const pause of pauses) {
            now += pause;
            const placed = placeMail(sent, rule, now);
            const own = placed.isSingle ? { at: now, sentAt: placed.sentAt } : nextSingle(sent, rule, now);
            if (!own) continue;
            times.push(own.at);
            sent = { ...sent, sentAt: own.sentAt };
          }
          for (const at of times)
            expect(times.filter((other) => other >= at && other < at + DAY).length).toBeLessThanOrEqual(
              singles,
            );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is within a day of its enqueueing, and no day has more mails than the limit and one digest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 10 * HOUR }), { maxLength: 120 }),
        (singles, pauses) => {
          const rule = { ...RULE, singles };
          let sent: SentLately = { sentAt: [], digestAt: null };
          let now = NOW;
          const alone: number[] = [];
          const digests = new Set<number>();
          for (const pause of pauses) {
            now += pause;
            // As limitMail does: a digest that is not due yet is joined.
            if (sent.digestAt !== null && sent.digestAt > now && !placeMail(sent, rule, now).isSingle) {
              expect(sent.digestAt - now).toBeLessThanOrEqual(DAY);
              continue;
            }
            const placed = placeMail(sent, rule, now);
            if (placed.isSingle) {
              alone.push(now);
              sent = { ...sent, sentAt: placed.sentAt };
            } else {
              expect(placed.digestAt - now).toBeLessThanOrEqual(DAY);
              digests.add(placed.digestAt);
              sent = { ...sent, digestAt: placed.digestAt };
            }
          }
          for (const [times, most] of [
            [alone, singles],
            [[...digests], 1],
          ] as const)
            for (const at of times)
              expect(times.filter((other) => other >= at && other < at + DAY).length).toBeLessThanOrEqual(
                most,
              );
        },
      ),
      { numRuns: 300 },
    );
  });
});
