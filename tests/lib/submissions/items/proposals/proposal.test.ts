import { describe, expect, test } from '@jest/globals';
import { proposalOf } from '#lib/submissions/items/proposals/proposal';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const FAIR = someSubmission({
  date: '2027-12-03',
  endDate: '2027-12-05',
  time: '10 AM - 6 PM, Sun 10 AM - 2 PM',
});
const namesIn = (proposal: string | null) => Object.keys(JSON.parse(proposal ?? '{}')).sort();

describe('A proposal for an event of several days', () => {
  test.each([
    ['hours of its Sunday', { time: '10 AM - 6 PM, Sun 10 AM - 1 PM' }],
    ['another last day', { endDate: '2027-12-06' }],
  ])('keeps its days and its hours together where one of these has others: %s', (_, change) => {
    expect(namesIn(proposalOf(FAIR, { ...FAIR, ...change }))).toEqual(
      ['date', 'endDate', 'isAllDay', 'moreDates', 'time'].sort(),
    );
  });

  test('leaves its days to moderators where it changes the hours of each day', () => {
    const plain = { ...FAIR, time: '10 AM - 6 PM' };
    expect(namesIn(proposalOf(plain, { ...plain, time: '9 AM - 6 PM' }))).toEqual(['isAllDay', 'time']);
    expect(namesIn(proposalOf(plain, { ...plain, endDate: '2027-12-06' }))).toEqual([
      'date',
      'endDate',
      'moreDates',
    ]);
  });

  test('is none where nothing changes', () => {
    expect(proposalOf(FAIR, { ...FAIR })).toBeNull();
  });
});
