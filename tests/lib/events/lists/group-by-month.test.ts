import { groupByMonth } from '#lib/events/lists/group-by-month';
import { orderEvents } from '#lib/events/lists/order-events';
import { someSummary } from '../../../support/events/some-event.ts';

const NOON = Date.parse('2026-11-19T12:00-06:00');

const grouped = (events: { date: string; endDate?: string }[], from?: string) =>
  groupByMonth(
    events.map((event, index) => someSummary({ ...event, id: `${index}` })),
    NOON,
    from,
  ).map(({ month, events: ofMonth }) => [month, ofMonth.map(({ id }) => Number(id))]);

describe('an ordered list is grouped by month:', () => {
  test.each<[{ date: string; endDate?: string }[], [string | undefined, number[]][]]>([
    [[], []],
    [
      [{ date: '2026-11-20' }, { date: '2026-11-30' }, { date: '2026-12-01' }, { date: '2027-11-01' }],
      [
        ['2026-11', [0, 1]],
        ['2026-12', [2]],
        ['2027-11', [3]],
      ],
    ],
    // An event that began in an earlier month is in the current one.
    [[{ date: '2026-09-01', endDate: '2027-01-31' }, { date: '2026-11-20' }], [['2026-11', [0, 1]]]],
    [
      [{ date: '2026-11-20' }, { date: '2027-02-30' }, { date: 'TBA' }],
      [
        ['2026-11', [0]],
        [undefined, [1, 2]],
      ],
    ],
  ])('that of the dates %j has the groups %j', (dates, groups) => {
    expect(grouped(dates)).toEqual(groups);
  });

  test('what began before the first day that was asked for is in the month of that day', () => {
    const events = [{ date: '2026-09-01', endDate: '2027-01-31' }, { date: '2027-01-02' }];
    expect(grouped(events, '2026-12-05')).toEqual([
      ['2026-12', [0]],
      ['2027-01', [1]],
    ]);
  });
});

test('on the last evening of a month, what has closed for today is in the month of its next day, as it stands in the list', () => {
  const now = Date.parse('2026-11-30T19:00-06:00');
  const events = [
    someSummary({ id: 'fair', date: '2026-11-28', endDate: '2026-12-05', time: '10 AM - 6 PM' }),
    someSummary({ id: 'walk', date: '2026-12-01', time: '9 AM' }),
    someSummary({ id: 'run', date: '2026-12-03', time: '9 AM' }),
  ];
  const groups = groupByMonth(orderEvents(events, now).events, now);
  expect(groups.map(({ month, events: ofMonth }) => [month, ofMonth.map(({ id }) => id)])).toEqual([
    ['2026-12', ['walk', 'fair', 'run']],
  ]);
});
