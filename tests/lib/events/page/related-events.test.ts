import type { CalendarEvent } from '#lib/events/calendar-event';
import { relatedEvents } from '#lib/events/page/related-events';
import { someEvent } from '../../../support/events/some-event.ts';
import { toCome } from '../../../support/events/to-come.ts';

const TODAY = '2026-11-19';
/** Noon in Belize. */
const NOON = Date.parse(`${TODAY}T18:00:00Z`);

let count = 0;
/** A concert elsewhere on another day, but for these fields; its id is its title. */
const other = (title: string, fields: Partial<CalendarEvent> = {}): CalendarEvent => {
  count += 1;
  return someEvent({
    id: title,
    title,
    date: `2027-01-${10 + count}`,
    city: 'Corozal',
    category: 'food',
    ...fields,
  });
};
beforeEach(() => {
  count = 0;
});

const EVENT = someEvent({ title: 'Punta Rock Concert' });

/** The ids of each list. */
function related(others: readonly CalendarEvent[], event = EVENT, now = NOON) {
  const { sameDay, samePlace, alike, place } = relatedEvents(event, toCome([event, ...others], TODAY), now);
  const ids = (events: readonly CalendarEvent[]) => events.map(({ id }) => id);
  return { sameDay: ids(sameDay), samePlace: ids(samePlace), alike: ids(alike), place: place?.name };
}

describe('related to an event are', () => {
  test.each<[string, Partial<CalendarEvent>]>([
    ['in its place', {}],
    ['in a neighbouring place', { city: 'Hopkins' }],
    ['in its district', { city: 'Placencia' }],
    ['in the whole country', { city: 'Nationwide' }],
    ['over several days', { date: '2026-11-18', endDate: '2026-11-25' }],
  ])('events of its day %s', (_, fields) => {
    expect(related([other('Market', { date: EVENT.date, city: 'Dangriga', ...fields })]).sameDay).toEqual([
      'Market',
    ]);
  });

  test('of its day the nearest first, then by the hour', () => {
    const day = { date: EVENT.date };
    const others = [
      other('District', { ...day, city: 'Placencia', time: '6 AM' }),
      other('Evening', { ...day, city: 'Dangriga', time: '7 PM' }),
      other('Morning', { ...day, city: 'Dangriga', time: '7 AM' }),
    ];
    expect(related(others).sameDay).toEqual(['Morning', 'Evening', 'District']);
  });

  test('the next ones in its place, by day', () => {
    const others = ['c', 'a', 'b', 'd'].map((title, index) =>
      other(title, { city: 'Dangriga Town', date: `2026-12-0${index + 1}` }),
    );
    expect(related(others)).toMatchObject({ samePlace: ['c', 'a', 'b'], place: 'Dangriga' });
  });

  test('the next ones of a category that was given', () => {
    const concert = { category: 'entertainment' } as const;
    expect(related([other('Show', concert), other('Fair')]).alike).toEqual(['Show']);
  });

  test('the next ones with a word of its title, but not with one of its place', () => {
    const byDefault = { category: 'cultural', hasDefaultCategory: true } as const;
    const event = someEvent({ title: 'Dangriga Lobster Festival', ...byDefault });
    const others = [
      other('Lobster Fest', byDefault),
      other('Dangriga in Pictures', byDefault),
      other('Belize Expo', byDefault),
    ];
    expect(related(others, event).alike).toEqual(['Lobster Fest']);
  });
});

describe('among them is never', () => {
  test('the event itself', () => {
    expect(related([])).toEqual({ sameDay: [], samePlace: [], alike: [], place: undefined });
  });

  test('one twice, nor more than three of a kind', () => {
    const others = Array.from({ length: 12 }, (_, index) =>
      other(`Concert ${index}`, { date: EVENT.date, city: 'Dangriga', category: 'entertainment' }),
    );
    const { sameDay, samePlace, alike } = related(others);
    expect([sameDay.length, samePlace.length, alike.length]).toEqual([3, 3, 3]);
    expect(new Set([...sameDay, ...samePlace, ...alike]).size).toBe(9);
  });

  test.each<[string, Partial<CalendarEvent>]>([
    ['cancelled', { status: 'cancelled' }],
    ['postponed', { status: 'postponed' }],
    ['over since this morning', { date: TODAY, time: '6 AM - 8 AM' }],
  ])('one that is %s', (_, fields) => {
    const { sameDay, samePlace, place } = related(
      [other('Walk', { city: 'Dangriga', ...fields })],
      someEvent({ date: TODAY }),
    );
    expect([sameDay, samePlace, place]).toEqual([[], [], undefined]);
  });

  test('of its kind one abroad, unless it is abroad itself', () => {
    const concert = { category: 'entertainment' } as const;
    const others = [other('Houston', { ...concert, city: 'Houston' }), other('Home', concert)];
    expect(related(others).alike).toEqual(['Home']);
    expect(related(others, someEvent({ city: 'Chicago' })).alike).toEqual(['Houston', 'Home']);
  });

  test('of its day one that is far away, or in another country', () => {
    const others = ['Corozal', 'Los Angeles'].map((city) => other(city, { city, date: EVENT.date }));
    expect(related(others).sameDay).toEqual([]);
  });
});

test('an event of the whole country has no one place, but the other ones of the country', () => {
  const nationwide = someEvent({ city: 'Nationwide' });
  expect(related([other('Holiday', { city: 'Nationwide' })], nationwide)).toMatchObject({
    samePlace: ['Holiday'],
    place: undefined,
  });
});

test('an event that is over has those of its place, but none of its day', () => {
  const over = someEvent({ date: '2026-11-01' });
  expect(related([other('Next', { city: 'Dangriga' })], over)).toMatchObject({
    sameDay: [],
    samePlace: ['Next'],
    place: 'Dangriga',
  });
});
