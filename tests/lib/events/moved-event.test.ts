import { movedEvent } from '#lib/events/moved-event';
import { eventId } from '#lib/events/rows/event-id';

const named = (...titles: string[]) => titles.map((title, index) => ({ id: `event-${index}`, title }));
const meant = (oldId: string, ...titles: string[]) => movedEvent(oldId, named(...titles))?.title;

describe('an old address leads to the one event with the same title slug', () => {
  const before = { date: '2026-11-20', city: 'Dangriga', title: 'Punta Rock Concert' };
  test.each([
    ['its date', before],
    ['its city', { ...before, city: 'San Ignacio & Santa Elena' }],
    ['a city that was not written yet', { ...before, city: '' }],
    ['a date that was to be announced', { ...before, date: 'TBA' }],
    ['a date that was no date', { ...before, date: 'November 20, 2026 (maybe)' }],
    ['a date that the calendar does not have', { ...before, date: '2027-02-30' }],
    ['a date and a city that were not written yet', { ...before, date: 'TBA', city: '' }],
  ])('%s', (_, old) => {
    expect(meant(eventId(old), 'Other', 'Punta Rock Concert', 'Rock')).toBe('Punta Rock Concert');
  });

  test('whose long title is compared as far as the address has it', () => {
    const title = 'Garifuna Settlement Weekend: Punta Rock Concert';
    expect(meant(eventId({ ...before, title }), title)).toBe(title);
  });

  test('and to the longer of two titles that both end the address', () => {
    expect(meant('20261120-hopkins-big-drums', 'Drums', 'Big Drums')).toBe('Big Drums');
    expect(meant('20261120-hopkins-big-drums', 'Big Drums', 'Drums')).toBe('Big Drums');
  });
});

describe('an old address leads to no event', () => {
  test.each([
    ['two events have the title', '20261120-hopkins-drums', ['Drums', 'Drums!']],
    ['no event has it', '20261120-hopkins-drums', ['Drum']],
    ['there are no events', '20261120-hopkins-drums', []],
    ['the address is the title alone', 'drums', ['Drums']],
    ['the title is only the end of a word', '20261120-hopkins-bigdrums', ['Drums']],
    ['what stands before the title is longer than a city', '20261120-abcdefghijklmnop-drums', ['Drums']],
    [
      'what stands before it has more than a date and a city',
      '20261120-hopkins-reef-week-day-drums',
      ['Drums'],
    ],
    ['what stands before it does not read like a date', 'big-hopkins-drums', ['Drums']],
    ['what stands before it is longer than any date and city', `may-${'1'.repeat(40)}-drums`, ['Drums']],
    ['the title has no letter that an address could have', '20261120-hopkins-drums', ['你好']],
    ['the address is empty', '', ['Drums', '你好']],
    ['the address is no slug', '20261120-Hopkins-drums', ['Drums']],
    ['the address has a character too many', '20261120--drums', ['Drums']],
  ])('when %s', (_, oldId, titles) => {
    expect(meant(oldId, ...titles)).toBeUndefined();
  });
});
