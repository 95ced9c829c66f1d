import { groupByMonth } from '#lib/events/lists/group-by-month';

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
