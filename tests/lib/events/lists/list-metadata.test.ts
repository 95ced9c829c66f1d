import type { CalendarEvent } from '#lib/events/calendar-event';
import { listMetadata } from '#lib/events/lists/list-metadata';
import { someEvent } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

const TODAY = '2026-11-19';
function metadata(given: readonly CalendarEvent[], now = `${TODAY}T12:00`) {
  const list = summariesToCome(given, now.slice(0, 10));
  return listMetadata(list, Date.parse(`${now}:00-06:00`));
}
const events = [
  someEvent({ id: 'over', date: '2026-11-18', city: 'London' }),
  someEvent({ id: 'weeks', title: 'Art Weeks', date: '2026-11-20', endDate: '2027-03-01', city: 'Corozal' }),
  someEvent({ id: 'bazaar', title: 'Bazaar', date: '2026-12-01', city: 'Corozal Town' }),
  someEvent({ id: 'day', title: 'Christmas Day', date: '2026-12-25', city: 'Nationwide' }),
  someEvent({ id: 'kites', title: 'Kite Day', date: 'TBA', city: 'Caye Caulker' }),
];

describe('the title and the meta description of the list', () => {
  test('say how many events there are, until when, in how many places, and which is next', () => {
    expect(metadata(events)).toEqual({
      total: 4,
      // Corozal in two spellings, and Caye Caulker; 'Nationwide' is not a place of its own.
      places: 2,
      // The last day of all events, not the first day of the last event.
      title: 'Things to Do in Belize: 4 Events to 1 March 2027',
      description: '4 events in 2 places. Next: Art Weeks, Fri 20 Nov 2026, Y-Not Island, Corozal.',
    });
  });

  test('count the events of today, and give an event that began earlier the date of today', () => {
    const withoutBazaar = events.filter(({ id }) => id !== 'bazaar');
    expect(metadata(withoutBazaar, '2026-12-01T08:00').description).toBe(
      '3 events in 2 places, 1 of them today. Next: Art Weeks, Tue 1 Dec 2026, Y-Not Island, Corozal.',
    );
  });

  test('name what is on today alone before what is on for weeks', () => {
    expect(metadata(events, '2026-12-01T08:00').description).toBe(
      '4 events in 2 places, 2 of them today. Next: Bazaar, Tue 1 Dec 2026, Y-Not Island, Corozal Town.',
    );
  });

  test('have the singular for one event in one place', () => {
    const { title, description } = metadata([someEvent()]);
    expect(title).toBe('Things to Do in Belize: 1 Event to 20 November 2026');
    expect(description).toBe(
      '1 event in 1 place. Next: Punta Rock Concert, Fri 20 Nov 2026, Y-Not Island, Dangriga.',
    );
  });

  test('say how long the list is by the last day of any event', () => {
    const later = someEvent({ id: 'second', date: '2026-11-21', endDate: '2026-11-25' });
    expect(metadata([someEvent(), later]).title).toContain('to 25 November 2026');
  });

  test('count places and days of what takes place alone', () => {
    const off = [
      someEvent({ id: 'off', date: '2027-03-01', city: 'Corozal', status: 'cancelled' }),
      someEvent({ id: 'over', date: TODAY, time: '5 AM - 7 AM', city: 'Hopkins' }),
    ];
    expect(metadata([someEvent(), ...off])).toEqual(metadata([someEvent()]));
  });

  test('do not count an empty city as a place', () => {
    expect(metadata([someEvent({ city: '' })])).toMatchObject({
      total: 1,
      places: 0,
    });
  });

  test('neither name what is over today as the next one nor count it', () => {
    const market = someEvent({ id: 'market', title: 'Market', date: TODAY, time: '5 AM - 12 PM' });
    const drums = someEvent({ id: 'drums', title: 'Drums', date: TODAY });
    expect(metadata([market, drums], `${TODAY}T11:59`).description).toContain(
      '2 of them today. Next: Market,',
    );
    expect(metadata([market, drums], `${TODAY}T12:00`).description).toContain(
      '1 of them today. Next: Drums,',
    );
  });

  test('do not name a cancelled event as the next one', () => {
    const cancelled = someEvent({ id: 'first', title: 'Gone', status: 'cancelled' });
    const later = someEvent({ id: 'second', title: 'Drums', date: '2026-11-21' });
    expect(metadata([cancelled, later]).description).toContain('Next: Drums,');
  });

  test.each([
    ['no event', [], 0],
    ['only an event whose date is to be confirmed', [someEvent({ date: 'TBA' })], 1],
    ['only a cancelled event', [someEvent({ status: 'cancelled' })], 0],
  ])('are general with %s', (_, some, total) => {
    expect(metadata(some)).toMatchObject({
      total,
      title: 'Things to Do in Belize',
      description:
        'Events, festivals, markets, music and parades in Belize and its diaspora, by month and place.',
    });
  });
});
