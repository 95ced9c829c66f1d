import fc from 'fast-check';
import {
  addMonths,
  eventsByDay,
  eventsOfMonth,
  lastMonth,
  nearestMonth,
  weeksOf,
} from '#lib/events/month-grid';
import { isBetween } from '#lib/events/upcoming-events';
import { addDays, monthOf, weekdayOf } from '#lib/time/calendar-day';

/** The days of a month `yyyy-mm`, counted by the calendar of JavaScript. */
function daysOfMonth(of: string): string[] {
  const count = new Date(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5)), 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${of}-${String(index + 1).padStart(2, '0')}`);
}

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

type Dated = { date: string; endDate?: string };

const month = fc
  .tuple(fc.integer({ min: 1900, max: 2999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

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

  test('are the same in every zone: nothing asks for the local one', () => {
    const local = ['getDay', 'getDate', 'getMonth', 'getFullYear', 'getTimezoneOffset'] as const;
    const asked = local.map((name) => jest.spyOn(Date.prototype, name));
    eventsByDay([{ date: '2026-11-20' }], '2026-11');
    weeksOf('2026-11');
    for (const spy of asked) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

describe('the weeks of a month begin on Sunday', () => {
  test.each([
    // Weeks, empty days before the first, empty days after the last.
    ['2026-11', 5, 0, 5],
    ['2026-12', 5, 2, 2],
    ['2026-02', 4, 0, 0],
    ['2027-05', 6, 6, 5],
    ['2027-01', 6, 5, 6],
  ])('and %s has %i of them', (of, count, before, after) => {
    const weeks = weeksOf(of);
    expect(weeks).toHaveLength(count);
    const days = weeks.flat();
    expect(days.findIndex((day) => day !== undefined)).toBe(before);
    expect(days.toReversed().findIndex((day) => day !== undefined)).toBe(after);
  });

  test('and are seven days long, with every day of the month once and under its weekday', () => {
    fc.assert(
      fc.property(month, (of) => {
        const weeks = weeksOf(of);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(weeks.every((week) => week.some((day) => day !== undefined))).toBe(true);
        for (const week of weeks)
          for (const [weekday, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(weekday);
        expect(weeks.flat().filter((day) => day !== undefined)).toEqual(daysOfMonth(of));
      }),
    );
  });
});

describe('the month so many months later', () => {
  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 0, '2026-11'],
    ['2026-11', 14, '2028-01'],
    ['2026-01', -25, '2023-12'],
    ['2999-12', 1, '3000-01'],
  ])('%s and %i is %s', (of, months, expected) => {
    expect(addMonths(of, months)).toBe(expected);
  });

  test('is the month that follows the last day', () => {
    fc.assert(
      fc.property(month, (of) => {
        expect(addMonths(of, 1)).toBe(monthOf(addDays(daysOfMonth(of).at(-1) ?? '', 1)));
        expect(addMonths(addMonths(of, 1), -1)).toBe(of);
      }),
    );
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

describe('the grid shows an event on each of its days', () => {
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

  test('in the order of the list', () => {
    const events = [
      { date: '2026-11-20', title: 'B' },
      { date: '2026-11-01', endDate: '2026-11-30', title: 'C' },
      { date: '2026-11-20', title: 'A' },
    ];
    expect(eventsByDay(events, '2026-11').get('2026-11-20')).toEqual(events);
  });

  test('and an event without a real day nowhere', () => {
    expect(eventsOfMonth([unknown, impossible], '2026-11')).toEqual([]);
    expect(eventsByDay([unknown, impossible], '2026-11').size).toBe(0);
  });

  test('and fills the month and no more when its end is in the year 2999', () => {
    const days = eventsByDay([{ date: '2026-11-20', endDate: '2999-12-31' }], '2028-02');
    expect([...days.keys()]).toEqual(daysOfMonth('2028-02'));
  });

  test('whatever events there are, and on no other day', () => {
    const around = fc
      .tuple(fc.integer({ min: -70, max: 70 }), fc.option(fc.integer({ min: 1, max: 90 })))
      .map(([start, length]) => ({ start, length }));
    fc.assert(
      fc.property(month, fc.array(around, { maxLength: 8 }), (of, spans) => {
        const events = spans.map(({ start, length }): Dated => {
          const date = addDays(`${of}-15`, start);
          return length ? { date, endDate: addDays(date, length) } : { date };
        });
        const byDay = eventsByDay(events, of);
        for (const day of daysOfMonth(of)) {
          const expected = events.filter((event) => isBetween(event, day, day));
          expect(byDay.get(day) ?? []).toEqual(expected);
        }
        expect([...byDay.keys()].every((day) => monthOf(day) === of)).toBe(true);
        expect(new Set([...byDay.values()].flat())).toEqual(new Set(eventsOfMonth(events, of)));
      }),
    );
  });
});

test.each<[Dated[], string | undefined]>([
  [[], undefined],
  [[unknown, impossible], undefined],
  [[concert], '2026-11'],
  [[concert, weekend], '2026-12'],
  [ALL, '2027-01'],
])('the last month of %j is %s', (events, expected) => {
  expect(lastMonth(events)).toBe(expected);
});

describe('the way on from a month without events leads to', () => {
  test.each<[string, Dated[], string, string | undefined]>([
    ['the next month with something', [concert, newYear], '2026-10', '2026-11'],
    ['that month too from the month before', [newYear], '2026-11', '2026-12'],
    ['the last one, when nothing comes later', [concert, newYear], '2030-01', '2027-01'],
    ['the current month at the earliest', [running, concert], '2026-03', '2026-11'],
    ['no month, when no event has a day', [unknown, impossible], '2026-11', undefined],
    ['no month, when there are no events', [], '2026-11', undefined],
  ])('%s', (_, events, from, expected) => {
    expect(nearestMonth(events, from, '2026-11')).toBe(expected);
  });
});
