import { describe, expect, test } from '@jest/globals';
import {
  type BulkOutcome,
  bulkWords,
  type Undone,
  undoneWords,
} from '#lib/submissions/moderation/queue/bulk-decision';

const done = (itemId: string): BulkOutcome => ({ is: 'done', itemId, version: 1 });
const overtaken = (by: string, status: string): BulkOutcome => ({
  is: 'overtaken',
  itemId: by + status,
  by,
  status,
});

describe('What became of several items is said', () => {
  test.each<[BulkOutcome[], string]>([
    [[done('a'), done('b')], '2 approved.'],
    [
      [done('a'), overtaken('ben@example.com', 'rejected')],
      '1 approved. 1 had been decided by ben@example.com (rejected).',
    ],
    [
      [
        overtaken('ben@example.com', 'rejected'),
        overtaken('ben@example.com', 'rejected'),
        overtaken('submitter', 'withdrawn'),
      ],
      '0 approved. 3 had been decided by ben@example.com (rejected), the submitter (withdrawn).',
    ],
    [[overtaken('', 'waiting')], '0 approved. 1 had changed since you saw it, and still waits.'],
    [
      [overtaken('', 'waiting'), overtaken('', 'waiting')],
      '0 approved. 2 had changed since you saw them, and still wait.',
    ],
    [
      [done('a'), { is: 'unfit', itemId: 'b' }, { is: 'unknown', itemId: 'c' }],
      '1 approved. 1 cannot be approved, because only events can. 1 no longer existed.',
    ],
  ])('%j: “%s”', (outcomes, words) => {
    expect(bulkWords('approve', outcomes)).toBe(words);
  });

  test('for spam too', () => {
    expect(bulkWords('spam', [done('a')])).toBe('1 marked as spam.');
  });
});

describe('What became of them when they were taken back is said', () => {
  const back = (changes: Partial<Undone> = {}): Undone => ({
    itemId: 'a',
    isBack: true,
    wasTold: false,
    isInSheet: false,
    ...changes,
  });
  test.each<[Undone[], string, string]>([
    [[back(), back()], '2 back in the queue.', 'success'],
    [
      [back(), back({ isBack: false })],
      '1 back in the queue. 1 had changed since, and stayed as they are.',
      'warning',
    ],
    [
      [back({ wasTold: true }), back({ wasTold: true })],
      '2 back in the queue. 2 submitters had been told already; your next decision sends another email.',
      'warning',
    ],
    [
      [back({ isInSheet: true })],
      '1 back in the queue. 1 row may be in the sheet: delete them there.',
      'warning',
    ],
  ])('%j: “%s”', (undone, words, look) => {
    expect(undoneWords(undone)).toEqual({ words, look });
  });
});
