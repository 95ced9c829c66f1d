import { listWords } from '#lib/events/list-words';
import { someEvent } from '../../support/events/some-event.ts';

const TODAY = '2026-11-19';
const events = [
  someEvent({ id: 'over', date: '2026-11-18', city: 'London' }),
  someEvent({ id: 'weeks', title: 'Art Weeks', date: '2026-11-20', endDate: '2027-03-01', city: 'Corozal' }),
  someEvent({ id: 'bazaar', title: 'Bazaar', date: '2026-12-01', city: 'Corozal Town' }),
  someEvent({ id: 'day', title: 'Christmas Day', date: '2026-12-25', city: 'Nationwide' }),
  someEvent({ id: 'kites', title: 'Kite Day', date: 'TBA', city: 'Caye Caulker' }),
];

describe('a title and a description with facts in them', () => {
  test('say how many events there are to come, until when, in how many places, and which is next', () => {
    expect(listWords(events, TODAY)).toEqual({
      total: 4,
      // Corozal however it is spelt, and Caye Caulker; the whole country is not one place more.
      places: 2,
      // The last day of all events, not the day on which the last of them begins.
      title: 'Things to Do in Belize: 4 Events to 1 March 2027',
      description: '4 events in 2 places. Next: Art Weeks, Fri 20 Nov 2026, Y-Not Island, Corozal.',
    });
  });

  test('what is on today is counted, and an event under way has today’s date', () => {
    expect(listWords(events, '2026-12-01').description).toBe(
      '4 events in 2 places, 2 of them today. Next: Art Weeks, Tue 1 Dec 2026, Y-Not Island, Corozal.',
    );
  });

  test('one event in one place', () => {
    const { title, description } = listWords([someEvent()], TODAY);
    expect(title).toBe('Things to Do in Belize: 1 Event to 20 November 2026');
    expect(description).toBe(
      '1 event in 1 place. Next: Punta Rock Concert, Fri 20 Nov 2026, Y-Not Island, Dangriga.',
    );
  });

  test('an event that will not take place is not the next', () => {
    const cancelled = someEvent({ id: 'first', title: 'Gone', status: 'cancelled' });
    const later = someEvent({ id: 'second', title: 'Drums', date: '2026-11-21' });
    expect(listWords([cancelled, later], TODAY).description).toContain('Next: Drums,');
  });

  test.each([
    ['nothing', [], 0],
    ['only a date to be confirmed', [someEvent({ date: 'TBA' })], 1],
    ['only a cancelled event', [someEvent({ status: 'cancelled' })], 1],
  ])('with %s to come nothing is made up', (_, some, total) => {
    expect(listWords(some, TODAY)).toMatchObject({
      total,
      title: 'Things to Do in Belize',
      description: expect.not.stringMatching(/undefined|NaN|\d/),
    });
  });
});
