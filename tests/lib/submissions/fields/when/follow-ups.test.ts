import { describe, expect, test } from '@jest/globals';
import { followUpsInSearch, followUpsOf, pathWithFollowUps } from '#lib/submissions/fields/when/follow-ups';

const IN_MIAMI = { country: 'United States', community: 'Miami' };
const WEEKS = { days: 'dates', date: '2027-12-05', until: '2027-12-19', listedDates: '' };

describe('A form that was sent without a script asks again', () => {
  test.each([
    ['for the zone of a place that its page did not know', IN_MIAMI, ['zone']],
    [
      'for the zone of a place in another country than its page knew',
      { ...IN_MIAMI, timeZone: 'America/Cancun', zoneCountry: 'Mexico' },
      ['zone'],
    ],
    ['for the list of its dates', { ...WEEKS, country: 'Belize', community: 'Hopkins' }, ['dates']],
    ['for both', { ...WEEKS, ...IN_MIAMI }, ['dates', 'zone']],
  ])('%s', (_, values, asked) => {
    expect(followUpsOf(values)).toEqual(asked);
  });

  test.each([
    ['it was asked, and may stay open', { ...IN_MIAMI, timeZone: '', zoneCountry: 'united states' }],
    ['a page of an earlier version asked', { ...IN_MIAMI, timeZone: '' }],
    ['the town says it', { country: 'United States', community: 'Houston' }],
    ['the country says it', { country: 'Jamaica', community: 'Kingston' }],
    ['the event is in Belize', { country: 'Belize', community: 'Hopkins' }],
    ['the form does not ask where', {}],
  ])('for no zone where %s', (_, values) => {
    expect(followUpsOf(values)).toEqual([]);
  });

  test('on its page, whose address says what for', () => {
    expect(pathWithFollowUps('/moved', [])).toBe('/moved?again=1');
    expect(pathWithFollowUps('/moved', ['dates', 'zone'])).toBe('/moved?again=1&dates=1&zone=1');
    expect(followUpsInSearch({ again: '1', zone: '1' })).toEqual(['zone']);
    expect(followUpsInSearch({ again: '1' })).toEqual([]);
  });
});
