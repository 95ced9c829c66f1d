import { addMonths, eventsByDay, lastMonth, nearestMonth, weeksOf } from '#lib/events/month-grid';

/** The days of a month `yyyy-mm`, counted by the calendar of JavaScript. */
function daysOfMonth(of: string): string[] {
  const count = new Date(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5)), 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${of}-${String(index + 1).padStart(2, '0')}`);
}

type Dated = { date: string; endDate?: string };

describe('the days of a month', () => {
  test.each([
    ['2026-11', 30],
    ['2026-12', 31],
    ['2027-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
    ['2000-02', 29],
  ])('are counted: %s has %i', (of, count) => {
    const days = weeksOf(of)
      .flat()
      .filter((day) => day !== undefined);
    expect(days).toHaveLength(count);
    expect(days[0]).toBe(`${of}-01`);
    expect(days.at(-1)).toBe(`${of}-${count}`);
  });

  test('do not depend on the local time zone', () => {
    const local = ['getDay', 'getDate', 'getMonth', 'getFullYear', 'getTimezoneOffset'] as const;
    const spies = local.map((name) => jest.spyOn(Date.prototype, name));
    eventsByDay([{ date: '2026-11-20' }], '2026-11');
    weeksOf('2026-11');
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

describe('the weeks of a month begin on Sunday,', () => {
  test.each([
    ['2026-11', 5, 0, 5],
    ['2026-12', 5, 2, 2],
    ['2026-02', 4, 0, 0],
    ['2027-05', 6, 6, 5],
    ['2027-01', 6, 5, 6],
  ])(
    'and %s has %i of them, with %i empty days before the first and %i after the last',
    (of, count, before, after) => {
      const weeks = weeksOf(of);
      expect(weeks).toHaveLength(count);
      const days = weeks.flat();
      expect(days.findIndex((day) => day !== undefined)).toBe(before);
      expect(days.toReversed().findIndex((day) => day !== undefined)).toBe(after);
    },
  );
});

describe('months are added across years:', () => {
  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 0, '2026-11'],
    ['2026-11', 14, '2028-01'],
    ['2026-01', -25, '2023-12'],
    ['2999-12', 1, '3000-01'],
  ])('%s and %i months is %s', (of, months, expected) => {
    expect(addMonths(of, months)).toBe(expected);
  });
});

const EVENTS = {
  running: { date: '2026-09-05', endDate: '2026-11-02' },
  concert: { date: '2026-11-20' },
  weekend: { date: '2026-11-28', endDate: '2026-12-01' },
  newYear: { date: '2026-12-31', endDate: '2027-01-01' },
  unknown: { date: 'TBA' },
  impossible: { date: '2026-11-31' },
} satisfies Record<string, Dated>;
const { running, concert, weekend, newYear, unknown, impossible } = EVENTS;
const ALL: Dated[] = Object.values(EVENTS);

describe('the calendar view has an event on each of its days,', () => {
  test.each<[string, [string, Dated[]][]]>([
    ['2026-08', []],
    ['2026-10', daysOfMonth('2026-10').map((day) => [day, [running]])],
    [
      '2026-11',
      [
        ['2026-11-01', [running]],
        ['2026-11-02', [running]],
        ['2026-11-20', [concert]],
        ['2026-11-28', [weekend]],
        ['2026-11-29', [weekend]],
        ['2026-11-30', [weekend]],
      ],
    ],
    [
      '2026-12',
      [
        ['2026-12-01', [weekend]],
        ['2026-12-31', [newYear]],
      ],
    ],
    ['2027-01', [['2027-01-01', [newYear]]]],
    ['2027-02', []],
  ])('in the month %s', (of, days) => {
    expect([...eventsByDay(ALL, of)]).toEqual(days);
  });

  test('with the events of a day in the order of the list', () => {
    const events = [
      { date: '2026-11-20', title: 'B' },
      { date: '2026-11-01', endDate: '2026-11-30', title: 'C' },
      { date: '2026-11-20', title: 'A' },
    ];
    expect(eventsByDay(events, '2026-11').get('2026-11-20')).toEqual(events);
  });

  test('and an event without a valid day on none', () => {
    expect(eventsByDay([unknown, impossible], '2026-11').size).toBe(0);
  });

  test('and only on days of the month when the end is in the year 2999', () => {
    const days = eventsByDay([{ date: '2026-11-20', endDate: '2999-12-31' }], '2028-02');
    expect([...days.keys()]).toEqual(daysOfMonth('2028-02'));
  });
});

test.each<[Dated[], string | undefined]>([
  [[], undefined],
  [[unknown, impossible], undefined],
  [[concert], '2026-11'],
  [[concert, weekend], '2026-12'],
  [[weekend, concert], '2026-12'],
  [ALL, '2027-01'],
])('the last month of %j is %s', (events, expected) => {
  expect(lastMonth(events)).toBe(expected);
});

describe('the month to offer in place of one without events is', () => {
  test.each<[string, Dated[], string, string | undefined]>([
    ['the next month with an event', [concert, newYear], '2026-10', '2026-11'],
    ['the next month also from the month before it', [newYear], '2026-11', '2026-12'],
    ['the first later month in a list without order', [newYear, concert], '2026-10', '2026-11'],
    ['the last month with an event when there is no later one', [concert, newYear], '2030-01', '2027-01'],
    ['the current month for an event that began earlier', [running, concert], '2026-03', '2026-11'],
    ['none when no event has a day', [unknown, impossible], '2026-11', undefined],
    ['none when there are no events', [], '2026-11', undefined],
  ])('%s', (_, events, from, expected) => {
    expect(nearestMonth(events, from, '2026-11')).toBe(expected);
  });
});
