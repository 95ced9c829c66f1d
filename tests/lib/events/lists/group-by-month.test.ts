import { nextDayOf } from '#lib/events/event-summary';
import { groupByMonth } from '#lib/events/lists/group-by-month';
import { orderEvents } from '#lib/events/lists/order-events';
import { someSummary } from '../../../support/events/some-event.ts';

const idsOf = (dates: string[], today = '2026-11-19') =>
  groupByMonth(
    dates.map((date, index) => ({ date, index })),
    today,
  ).map(({ month, events }) => [month, events.map(({ index }) => index)]);

describe('an ordered list is grouped by month:', () => {
  test.each<[string[], [string | undefined, number[]][]]>([
    [[], []],
    [
      ['2026-11-20', '2026-11-30', '2026-12-01', '2027-11-01'],
      [
        ['2026-11', [0, 1]],
        ['2026-12', [2]],
        ['2027-11', [3]],
      ],
    ],
    // An event that began in an earlier month is in the current one.
    [['2026-09-01', '2026-11-20'], [['2026-11', [0, 1]]]],
    [
      ['2026-11-20', '2027-02-30', 'TBA'],
      [
        ['2026-11', [0]],
        [undefined, [1, 2]],
      ],
    ],
  ])('that of the dates %j has the groups %j', (dates, groups) => {
    expect(idsOf(dates)).toEqual(groups);
  });
});

test('on the last evening of a month, what has closed for today is in the month of its next day, as it stands in the list', () => {
  const now = Date.parse('2026-11-30T19:00-06:00');
  const events = [
    someSummary({ id: 'fair', date: '2026-11-28', endDate: '2026-12-05', time: '10 AM - 6 PM' }),
    someSummary({ id: 'walk', date: '2026-12-01', time: '9 AM' }),
    someSummary({ id: 'run', date: '2026-12-03', time: '9 AM' }),
  ];
  const groups = groupByMonth(orderEvents(events, now).events, '2026-11-30', (event) =>
    nextDayOf(event, now),
  );
  expect(groups.map(({ month, events: ofMonth }) => [month, ofMonth.map(({ id }) => id)])).toEqual([
    ['2026-12', ['walk', 'fair', 'run']],
  ]);
});
