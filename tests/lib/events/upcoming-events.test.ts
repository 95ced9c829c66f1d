import { isBetween, isToCome } from '#lib/events/occurrences';
import { upcomingEvents } from '#lib/events/upcoming-events';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../support/events/some-event.ts';

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
  ])('whether one on %j until %j is listed on 19 November: %j', (date, endDate, listed) => {
    expect(isToCome({ date, endDate }, TODAY)).toBe(listed);
    const event = someEvent({ date, ...(endDate && { endDate }) });
    expect(finishSlices(upcomingEvents([event], TODAY))).toEqual(listed ? [event] : []);
  });
});

describe('an event is between two days when it takes place on one of them or in between:', () => {
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
  ])('whether one on %j until %j is between 19 and 22 November: %j', (date, endDate, there) => {
    expect(isBetween({ date, endDate }, '2026-11-19', '2026-11-22')).toBe(there);
  });
});

describe('the list of upcoming events', () => {
  test('is chronological: within a day all-day events are first and unclear times last, dates to be confirmed at the end', () => {
    const order = [
      someEvent({ id: 'running', date: '2026-11-01', endDate: '2026-11-30' }),
      someEvent({ id: 'all-day', date: TODAY, isAllDay: true, time: undefined }),
      someEvent({ id: 'first-minute', date: TODAY, time: '00:00' }),
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
    for (const given of [order, order.toReversed(), [...order.slice(8), ...order.slice(0, 8)]])
      expect(finishSlices(upcomingEvents(given, TODAY)).map(({ id }) => id)).toEqual(
        order.map(({ id }) => id),
      );
  });
});
