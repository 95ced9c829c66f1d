import { describe, expect, test } from '@jest/globals';
import { retryAfterMs, tooLargeSentence } from '#lib/catalog/sources/source-error';

const NOW = Date.parse('2026-11-22T15:00:00Z');
const MEGABYTE = 1024 * 1024;

describe('The pause of a Retry-After header', () => {
  test.each<[string, string | null | undefined, number | undefined]>([
    ['in seconds', '120', 120_000],
    ['of nothing', '0', 0],
    ['with white space', ' 7 ', 7_000],
    ['as a date', 'Sun, 22 Nov 2026 15:01:30 GMT', 90_000],
    ['as a date that has passed', 'Sun, 22 Nov 2026 14:00:00 GMT', 0],
    ['longer than an hour', '999999999', 3_600_000],
    ['as a date in a year', 'Mon, 22 Nov 2027 15:00:00 GMT', 3_600_000],
    ['that is no time', 'soon', undefined],
    ['that is negative', '-5x', undefined],
    ['that is empty', '', undefined],
    ['that is missing', null, undefined],
  ])('%s is read as far as it is one', (_, header, pause) => {
    expect(retryAfterMs(header, NOW)).toBe(pause);
  });
});

test.each([
  [10, 12.34 * MEGABYTE, 'The sheet has 12.3 MB; the limit is 10 MB (about 50,000 events)'],
  [10, undefined, 'The sheet has more than 10 MB; the limit is 10 MB (about 50,000 events)'],
  [20, 250 * MEGABYTE, 'The sheet has 250 MB; the limit is 20 MB (about 100,000 events)'],
])(
  'above a limit of %s MB, the sentence has the limit and the size as far as it is known',
  (max, bytes, sentence) => {
    expect(tooLargeSentence(max * MEGABYTE, bytes)).toBe(sentence);
  },
);
