import { isOverInList, overLast } from '#lib/events/lists/over-last';
import { someSummary } from '../../../support/events/some-event.ts';

const NOON = Date.parse('2026-11-21T12:30:00-06:00');
const TODAY = '2026-11-21';
const LIST = [
  someSummary({ id: 'weeks', date: '2026-11-01', endDate: '2026-11-30', time: undefined }),
  someSummary({ id: 'day', date: TODAY, time: undefined }),
  someSummary({ id: 'market', date: TODAY, time: '5 AM - 12 PM' }),
  someSummary({ id: 'walk', date: TODAY, time: '5:30 AM' }),
  someSummary({ id: 'lunch', date: TODAY, time: '12 PM' }),
  someSummary({ id: 'drums', date: TODAY, time: '8 PM' }),
  someSummary({ id: 'service', date: '2026-11-22', time: '6 AM - 7 AM' }),
  someSummary({ id: 'kites', date: 'TBA' }),
];
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

describe('in a list of events to come', () => {
  test('what is over stands behind the rest of today, and before tomorrow', () => {
    expect(idsOf(overLast(LIST, NOON))).toBe('weeks day lunch drums market walk service kites');
  });

  test('nothing else moves', () => {
    expect(overLast(LIST, Date.parse('2026-11-21T04:00:00-06:00'))).toEqual(LIST);
    expect(overLast([], NOON)).toEqual([]);
  });

  test('a list of today alone has its end as the end of the day', () => {
    expect(idsOf(overLast(LIST.slice(1, 5), NOON))).toBe('day lunch market walk');
  });

  test('a date to be confirmed is never over', () => {
    expect(isOverInList(someSummary({ date: '1 May' }), NOON)).toBe(false);
  });
});
