import { describe, expect, test } from '@jest/globals';
import { hasEnded } from '#lib/submissions/items/announcements/has-ended';
import { announced, someMove } from '../../../../support/submissions/some-move.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

describe('An event has ended', () => {
  test.each([
    [{}, [], '2027-12-06', true],
    [{}, [], '2027-12-05', false],
    [{ endDate: '2027-12-07' }, [], '2027-12-07', false],
    [{ moreDates: ['2027-12-19'] }, [], '2027-12-19', false],
    [{}, [someMove()], '2027-12-12', false],
    [{}, [someMove()], '2027-12-13', true],
    [{}, [someMove(), { kind: 'cancelled' as const }], '2027-12-12', false],
  ])('with %j and the announcements %j on %s: %s', (days, said, today, ended) => {
    const holds = said.length > 0 ? announced(...said) : undefined;
    expect(hasEnded(someSubmission(days), holds, today)).toBe(ended);
  });

  test('never without a day', () => {
    expect(hasEnded({}, undefined, '2027-12-06')).toBe(false);
  });
});
