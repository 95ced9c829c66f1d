import { upcomingEvents } from '#lib/events/lists/events-to-come';
import { isBetween, isToCome } from '#lib/events/occurrences';
import { toComeAt } from '#lib/events/upcoming-events';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../support/events/some-event.ts';
import { summariesToCome } from '../../support/events/to-come.ts';

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
    const event = someEvent({ date, time: '8 PM', ...(endDate && { endDate }) });
    expect(finishSlices(upcomingEvents([event], TODAY))).toEqual(listed ? [event] : []);
  });
});

describe('what ends after midnight stays listed until its stated end', () => {
  test.each([
    ['8 PM - 2 AM', undefined, true],
    ['8 PM', '2 AM', true],
    ['8 PM - 11 PM', undefined, false],
    ['11 PM', undefined, false],
    [undefined, undefined, false],
  ])('whether one of yesterday, %s until %s, is listed as the day begins: %j', (time, endTime, listed) => {
    const event = someEvent({ date: '2026-11-18', time, ...(endTime && { endTime }) });
    expect(finishSlices(upcomingEvents([event], TODAY))).toEqual(listed ? [event] : []);
  });

  test('at the date that is on, and again at the next one', () => {
    const friday = someEvent({
      date: '2026-11-11',
      moreDates: ['2026-11-18', '2026-11-25'],
      time: '9 PM - 2 AM',
    });
    const [list] = [summariesToCome([friday], TODAY)];
    const datesAt = (clock: string) =>
      toComeAt(list, Date.parse(`${TODAY}T${clock}:00-06:00`)).map(({ date }) => date);
    expect([datesAt('00:10'), datesAt('02:00')]).toEqual([['2026-11-18'], ['2026-11-25']]);
  });

  test('abroad the day is that of its place', () => {
    const party = someEvent({ date: '2026-11-18', time: '6 PM', city: 'Los Angeles', country: 'US' });
    expect(finishSlices(upcomingEvents([party], TODAY))).toEqual([party]);
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
