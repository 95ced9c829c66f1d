import fc from 'fast-check';
import { isBetween, isToCome, upcomingEvents } from '#lib/events/upcoming-events';
import { someEvent } from '../../support/events/some-event.ts';

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const TODAY = '2026-11-19';

describe('a one-day event stays listed until its day is over', () => {
  test.each([
    ['2026-11-18', undefined, false],
    ['2026-11-19', undefined, true],
    ['2026-11-20', undefined, true],
    ['2026-11-01', '2026-11-18', false],
    ['2026-11-01', '2026-11-19', true],
    ['TBA', undefined, true],
    ['', undefined, true],
    ['2026-02-30', undefined, true],
    ['11/5/26', undefined, true],
  ])('an event on %j until %j: %j', (date, endDate, listed) => {
    expect(isToCome({ date, endDate }, TODAY)).toBe(listed);
    const event = someEvent({ date, ...(endDate && { endDate }) });
    expect(upcomingEvents([event], TODAY)).toEqual(listed ? [event] : []);
  });
});

describe('an event takes place on days from one to another', () => {
  test.each([
    ['2026-11-19', undefined, true],
    ['2026-11-22', undefined, true],
    ['2026-11-18', undefined, false],
    ['2026-11-23', undefined, false],
    ['2026-11-18', '2026-11-19', true],
    ['2026-11-01', '2026-12-31', true],
    ['2026-11-01', '2026-11-18', false],
    ['TBA', undefined, false],
    ['2026-11-31', undefined, false],
  ])('%j until %j from the 19th to the 22nd: %j', (date, endDate, there) => {
    expect(isBetween({ date, endDate }, '2026-11-19', '2026-11-22')).toBe(there);
  });
});

describe('the order of the calendar', () => {
  test('all-day events first, then by start, then those whose time is unclear, dates to be confirmed last', () => {
    const order = [
      someEvent({ id: 'running', date: '2026-11-01', endDate: '2026-11-30' }),
      someEvent({ id: 'all-day', date: TODAY, isAllDay: true, time: undefined }),
      someEvent({ id: 'dawn', date: TODAY, time: '5:30 AM' }),
      someEvent({ id: 'ten', date: TODAY, time: '10:00 am – 4:00 pm' }),
      someEvent({ id: 'evening', date: TODAY, time: '18:30' }),
      someEvent({ id: 'sunrise', date: TODAY, time: 'Sunrise' }),
      someEvent({ id: 'a', title: 'Alpha', date: '2026-11-20' }),
      someEvent({ id: 'b', title: 'Beta', date: '2026-11-20' }),
      someEvent({ id: 'b-2', title: 'Beta', date: '2026-11-20' }),
      someEvent({ id: 'far', date: '2999-12-31' }),
      someEvent({ id: 'impossible', title: 'A', date: '2027-02-30' }),
      someEvent({ id: 'tba', title: 'B', date: 'TBA' }),
    ];
    expect(upcomingEvents(order.toReversed(), TODAY).map(({ id }) => id)).toEqual(order.map(({ id }) => id));
  });

  const event = fc
    .record({
      title: fc.constantFrom('Drums', 'drums', 'Día', 'Zouk', 'A'),
      date: fc.constantFrom(
        '2026-11-17',
        '2026-11-18',
        TODAY,
        '2026-11-20',
        '2027-01-01',
        '2027-02-30',
        'TBA',
        '',
      ),
      endDate: fc.constantFrom(undefined, undefined, '2026-11-19', '2027-01-02'),
      time: fc.constantFrom(undefined, '8 PM', '20:00', 'Sunrise', '7 AM', '8 PM - 1 AM'),
    })
    .map(({ time, ...fields }) => ({ ...fields, time, isAllDay: time === undefined }));
  const list = fc
    .array(event, { maxLength: 15 })
    .map((events) => events.map((fields, index) => someEvent({ ...fields, id: `event-${index}` })));
  const shuffled = list.chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
    ),
  );

  test('loses no event that is to come and invents none', () => {
    fc.assert(
      fc.property(list, (events) => {
        const before = structuredClone(events);
        const listed = new Set(upcomingEvents(events, TODAY));
        expect(listed.size).toBe(upcomingEvents(events, TODAY).length);
        for (const one of events) {
          const isDay = /^\d{4}-\d\d-\d\d$/.test(one.date) && one.date !== '2027-02-30';
          expect(listed.has(one)).toBe(!isDay || (one.endDate ?? one.date) >= TODAY);
        }
        // The list that was handed in is as it was.
        expect(events).toEqual(before);
      }),
    );
  });

  test('does not depend on the order of the sheet', () => {
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        expect(upcomingEvents(others, TODAY)).toEqual(upcomingEvents(events, TODAY));
      }),
    );
  });
});
