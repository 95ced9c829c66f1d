import { browserEvents, timeChoices, weekendEvents } from '#lib/events/browser-events';
import { EVENTS_IN_HTML } from '#lib/events/event-index';
import { someEvent } from '../../support/events/some-event.ts';
import { summariesToCome, toCome } from '../../support/events/to-come.ts';

const TODAY = '2026-11-19';

describe('the data of the event browser', () => {
  test('has all upcoming events in chronological order, with their filter choices', () => {
    const events = [
      someEvent({ id: 'over', date: '2026-11-18', city: 'Hopkins' }),
      someEvent({ id: 'unknown', date: 'TBA' }),
      someEvent({ id: 'second', date: '2026-11-21' }),
      someEvent({ id: 'first', date: TODAY }),
    ];
    const given = browserEvents(summariesToCome(events, TODAY), TODAY);
    expect(given.events.map(({ id }) => id)).toEqual(['first', 'second', 'unknown']);
    expect(given).toMatchObject({ total: 3, today: TODAY });
    expect(given.choices.cities.map(({ value, count }) => [value, count])).toEqual([['dangriga', 3]]);
  });

  test('has only the first of many events, but the number and the choices of all', () => {
    const many = Array.from({ length: EVENTS_IN_HTML + 5 }, (_, index) =>
      someEvent({ id: `event-${index}`, city: index < EVENTS_IN_HTML ? 'Hopkins' : 'Dangriga' }),
    ).map((event) => (event.city === 'Dangriga' ? { ...event, date: '2027-01-01' } : event));
    const given = browserEvents(summariesToCome(many, TODAY), TODAY);
    expect(given.events).toHaveLength(EVENTS_IN_HTML);
    expect(given.events.every(({ city }) => city === 'Hopkins')).toBe(true);
    expect(given.total).toBe(EVENTS_IN_HTML + 5);
    expect(given.choices.cities.map(({ value, count }) => [value, count])).toEqual([
      ['dangriga', 5],
      ['hopkins', EVENTS_IN_HTML],
    ]);
  });
});

test('the choices of the time filter have their numbers of scheduled events', () => {
  const events = [
    someEvent({ id: 'a', date: TODAY }),
    someEvent({ id: 'b', date: '2026-11-20', status: 'cancelled' }),
    someEvent({ id: 'c', date: '2026-11-21', endDate: '2026-12-02' }),
    someEvent({ id: 'd', date: 'TBA' }),
  ];
  expect(timeChoices(events, TODAY).map(({ label, count }) => [label, count])).toEqual([
    ['Today', 1],
    ['Tomorrow', 0],
    ['This weekend', 1],
    ['This month', 2],
  ]);
});

describe('the events until the end of the weekend', () => {
  test('are scheduled from today to Sunday', () => {
    const events = [
      someEvent({ id: 'over', date: '2026-11-18' }),
      someEvent({ id: 'sunday', date: '2026-11-22' }),
      someEvent({ id: 'running', date: '2026-11-01', endDate: '2026-11-30' }),
      someEvent({ id: 'cancelled', date: '2026-11-20', status: 'cancelled' }),
      someEvent({ id: 'monday', date: '2026-11-23' }),
      someEvent({ id: 'unknown', date: 'TBA' }),
    ];
    const weekend = weekendEvents(toCome(events, TODAY), TODAY);
    expect(weekend.events.map(({ id }) => id)).toEqual(['running', 'sunday']);
    expect(weekend.total).toBe(2);
  });

  test('are the first twelve of them, with the number of all', () => {
    const many = Array.from({ length: 15 }, (_, index) => someEvent({ id: `event-${index}`, date: TODAY }));
    const weekend = weekendEvents(toCome(many, TODAY), TODAY);
    expect([weekend.events.length, weekend.total]).toEqual([12, 15]);
  });
});
