import type { CalendarEvent } from '#lib/events/calendar-event';
import { EVENTS_IN_HTML } from '#lib/events/event-index';
import { browserEvents } from '#lib/events/lists/browser-events';
import { someEvent } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

const TODAY = '2026-11-19';
const NOON = Date.parse(`${TODAY}T12:00:00-06:00`);
function browse(events: readonly CalendarEvent[], now = NOON) {
  const list = summariesToCome(events, TODAY);
  return browserEvents(list, now);
}

describe('the data of the event browser', () => {
  test('has all upcoming events in chronological order, with their filter choices', () => {
    const events = [
      someEvent({ id: 'over', date: '2026-11-18', time: '7 PM' }),
      someEvent({ id: 'unknown', date: 'TBA' }),
      someEvent({ id: 'second', date: '2026-11-21' }),
      someEvent({ id: 'first', date: TODAY }),
    ];
    const given = browse(events);
    expect(given.events.map(({ id }) => id)).toEqual(['first', 'second', 'unknown']);
    expect(given).toMatchObject({ total: 3, today: TODAY, now: NOON });
    expect(given.choices.cities.map(({ value, count }) => [value, count])).toEqual([['dangriga', 3]]);
  });

  test.each([
    ['until its end', '00:59', ['night', 'next']],
    ['and no longer', '01:00', ['next']],
  ])('has what is on since yesterday %s', (_, clock, ids) => {
    const events = [
      someEvent({ id: 'night', date: '2026-11-18', time: '8 PM - 1 AM' }),
      someEvent({ id: 'next', date: '2026-11-20' }),
    ];
    const given = browse(events, Date.parse(`${TODAY}T${clock}:00-06:00`));
    expect(given.events.map(({ id }) => id)).toEqual(ids);
    expect(given.total).toBe(ids.length);
    expect(given.choices.cities).toMatchObject([{ count: ids.length }]);
    expect(given.choices.categories).toMatchObject([{ count: ids.length }]);
  });

  describe('has one number of what takes place', () => {
    const events = [
      someEvent({ id: 'walk', date: TODAY, time: '5 AM - 7 AM' }),
      someEvent({ id: 'off', date: TODAY, time: '8 PM', status: 'cancelled' }),
      someEvent({ id: 'put-off', date: '2026-12-01', status: 'postponed' }),
      someEvent({ id: 'drums', date: TODAY, time: '8 PM' }),
      someEvent({ id: 'daily', date: TODAY, moreDates: ['2026-11-26'], time: '6 AM - 7 AM' }),
      someEvent({ id: 'unknown', date: 'TBA' }),
      someEvent({ id: 'away', date: '2026-12-05', city: 'Seine Bight', status: 'cancelled' }),
    ];

    test.each([
      ['04:00', 4],
      ['09:00', 3],
    ])(
      'at %s in the list, in the places and in the kinds: what is over is none of it, nor what is off',
      (clock, count) => {
        const { total, choices } = browse(events, Date.parse(`${TODAY}T${clock}:00-06:00`));
        expect(total).toBe(count);
        expect(choices.cities.map((choice) => [choice.value, choice.count])).toEqual([['dangriga', count]]);
        expect(choices.districts.map((choice) => choice.count)).toEqual([count]);
        expect(choices.categories.map((choice) => choice.count)).toEqual([count]);
      },
    );

    test('and a place with nothing but what is over or off today can, too', () => {
      const today = [
        someEvent({ id: 'over', date: TODAY, time: '5 AM - 7 AM', city: 'Seine Bight' }),
        someEvent({ id: 'off-today', date: TODAY, city: 'Cotton Tree', status: 'cancelled' }),
      ];
      const quiet = browse(today).choices.quiet.map(({ value }) => value);
      expect(quiet).toEqual(expect.arrayContaining(['seine-bight', 'cotton-tree']));
    });

    test('and a place with nothing but what is off can still be chosen by a link', () => {
      const { choices } = browse(events);
      expect(choices.quiet.find(({ value }) => value === 'seine-bight')).toMatchObject({
        label: 'Seine Bight',
        count: 0,
      });
    });
  });

  test('has only the first of many events, but the number and the choices of all', () => {
    const many = Array.from({ length: EVENTS_IN_HTML + 5 }, (_, index) =>
      someEvent({ id: `event-${index}`, city: index < EVENTS_IN_HTML ? 'Hopkins' : 'Dangriga' }),
    ).map((event) => (event.city === 'Dangriga' ? { ...event, date: '2027-01-01' } : event));
    const given = browse(many);
    expect(given.events).toHaveLength(EVENTS_IN_HTML);
    expect(given.events.every(({ city }) => city === 'Hopkins')).toBe(true);
    expect([given.total, given.rest]).toEqual([EVENTS_IN_HTML + 5, 5]);
    expect(given.choices.cities.map(({ value, count }) => [value, count])).toEqual([
      ['dangriga', 5],
      ['hopkins', EVENTS_IN_HTML],
    ]);
  });
});
