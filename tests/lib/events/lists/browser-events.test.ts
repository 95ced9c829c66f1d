import type { CalendarEvent } from '#lib/events/calendar-event';
import { choicesOf } from '#lib/events/event-choices';
import { EVENTS_IN_HTML } from '#lib/events/event-index';
import { browserEvents } from '#lib/events/lists/browser-events';
import { someEvent } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

const TODAY = '2026-11-19';
const NOON = Date.parse(`${TODAY}T12:00:00-06:00`);
function browse(events: readonly CalendarEvent[], now = NOON) {
  const list = summariesToCome(events, TODAY);
  return browserEvents(list, choicesOf(list), now);
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
  });

  test('has only the first of many events, but the number and the choices of all', () => {
    const many = Array.from({ length: EVENTS_IN_HTML + 5 }, (_, index) =>
      someEvent({ id: `event-${index}`, city: index < EVENTS_IN_HTML ? 'Hopkins' : 'Dangriga' }),
    ).map((event) => (event.city === 'Dangriga' ? { ...event, date: '2027-01-01' } : event));
    const given = browse(many);
    expect(given.events).toHaveLength(EVENTS_IN_HTML);
    expect(given.events.every(({ city }) => city === 'Hopkins')).toBe(true);
    expect(given.total).toBe(EVENTS_IN_HTML + 5);
    expect(given.choices.cities.map(({ value, count }) => [value, count])).toEqual([
      ['dangriga', 5],
      ['hopkins', EVENTS_IN_HTML],
    ]);
  });
});
