import { eventId } from '#lib/events/facts/event-id';
import { eventFromOldId, oldIdsOf } from '#lib/events/rows/event-from-old-id';
import { finishSlices } from '#lib/time/slices';

const named = (...titles: string[]) =>
  titles.map((title, index) => ({ id: `event-${index}`, title, date: '2027-01-01', city: 'Nowhere' }));
const found = (oldId: string, ...titles: string[]) =>
  eventFromOldId(oldId, finishSlices(oldIdsOf(named(...titles))))?.title;

describe('an old id leads to the only event with the same title slug,', () => {
  const before = { date: '2026-11-20', city: 'Dangriga', title: 'Punta Rock Concert' };
  test.each([
    ['another date', before],
    ['another city', { ...before, city: 'San Ignacio & Santa Elena' }],
    ['an empty city', { ...before, city: '' }],
    ["the date 'TBA'", { ...before, date: 'TBA' }],
    ["the date 'To be confirmed'", { ...before, date: 'To be confirmed' }],
    ['a date that could not be converted', { ...before, date: 'November 20, 2026 (maybe)' }],
    ['a date that the calendar does not have', { ...before, date: '2027-02-30' }],
    ["the date 'TBA' and an empty city", { ...before, date: 'TBA', city: '' }],
  ])('also from %s', (_, old) => {
    expect(found(eventId(old), 'Other', 'Punta Rock Concert', 'Rock')).toBe('Punta Rock Concert');
  });

  test('also when the id has only the start of a long title', () => {
    const title = 'Garifuna Settlement Weekend: Punta Rock Concert';
    expect(found(eventId({ ...before, title }), title)).toBe(title);
  });

  test.each([
    ['a number', '20261120-hopkins-punta-rock-concert-2', ['Other', 'Punta Rock Concert']],
    [
      'a number in a long title',
      '20261120-hopkins-garifuna-settlement-weekend-pu-3',
      ['Garifuna Settlement Weekend: Punta'],
    ],
    ['a number, which is not of a title', '20261120-hopkins-drums-2', ['Drums', 'Drums 2']],
  ])('also when the id has %s', (_, oldId, titles) => {
    expect(found(oldId, ...titles)).toBe(titles.at(-1));
  });

  test('and of two titles that match the end of the id to the longer one', () => {
    expect(found('20261120-hopkins-big-drums', 'Drums', 'Big Drums')).toBe('Big Drums');
    expect(found('20261120-hopkins-big-drums', 'Big Drums', 'Drums')).toBe('Big Drums');
  });
});

describe('an old id leads to no event', () => {
  test.each([
    ['two events have the title', '20261120-hopkins-drums', ['Drums', 'Drums!']],
    ['no event has it', '20261120-hopkins-drums', ['Drum']],
    ['two events have the title without its number', '20261120-hopkins-drums-2', ['Drums', 'Drums!']],
    ['only the title without a year is one', '20261120-hopkins-drums-2026', ['Drums']],
    ['there are no events', '20261120-hopkins-drums', []],
    ['the id is the title alone', 'drums', ['Drums']],
    ['the title is only the end of a word', '20261120-hopkins-bigdrums', ['Drums']],
    ['the part before the title is longer than a city', '20261120-abcdefghijklmnop-drums', ['Drums']],
    [
      'the part before the title has more than a date and a city',
      '20261120-hopkins-reef-week-day-drums',
      ['Drums'],
    ],
    ['the part before the title does not look like a date', 'big-hopkins-drums', ['Drums']],
    ['the part before the title is longer than any date and city', `may-${'1'.repeat(40)}-drums`, ['Drums']],
    ['the title has no letter for a slug', '20261120-hopkins-drums', ['你好']],
    ['the id is empty', '', ['Drums', '你好']],
    ['the id is not a slug', '20261120-Hopkins-drums', ['Drums']],
    ['the id has a dash too many', '20261120--drums', ['Drums']],
  ])('when %s', (_, oldId, titles) => {
    expect(found(oldId, ...titles)).toBeUndefined();
  });
});

describe('an old id leads to the only event of its day and city', () => {
  const events = [
    { id: 'lobsterfest', title: 'Lobsterfest at the Reef', date: '2026-11-20', city: 'San Pedro' },
    { id: 'market-1', title: 'Farmers Market', date: '2026-11-21', city: 'Hopkins' },
    { id: 'market-2', title: 'Farmers Market', date: '2026-11-28', city: 'Hopkins' },
    { id: 'concert', title: 'Concert', date: '2026-11-20', city: 'Dangriga' },
    { id: 'drums', title: 'Drums', date: '2026-11-21', city: 'Dangriga' },
    { id: 'food', title: 'Food', date: '2026-11-21', city: 'Dangriga' },
    { id: 'san', title: 'Fair', date: '2026-11-22', city: 'San' },
    { id: 'pedro', title: 'Fete', date: '2026-11-22', city: 'San Pedro' },
    { id: 'thanks', title: 'Garifuna Thanksgiving Mass in Dangriga', date: '2026-11-24', city: 'Dangriga' },
    { id: 'kites', title: 'The Annual Kite Festival', date: '2026-11-25', city: 'Dangriga' },
    { id: 'tba', title: 'Kites', date: 'TBA', city: 'Hopkins' },
  ];
  const lead = (oldId: string) => eventFromOldId(oldId, finishSlices(oldIdsOf(events)))?.id;

  test.each([
    ['the title was corrected', '20261120-san-pedro-lobster-fest-at-the-reef', 'lobsterfest'],
    ['a letter was missing', '20261124-dangriga-thankgiving', 'thanks'],
    ['the id has only the start of a long title', '20261124-dangriga-holy-ceremonies-of-garif', 'thanks'],
    ['one word became two', '20261120-san-pedro-lobster-feast', 'lobsterfest'],
    ['it was in the plural', '20261125-dangriga-kites-in-the-sky', 'kites'],
    ['the id had a number', '20261120-san-pedro-lobsterfest-at-the-reef-2', 'lobsterfest'],
    ['the id had no title', '20261120-san-pedro', 'lobsterfest'],
    [
      'several have the title, and one of them is that of the day',
      '20261121-hopkins-farmers-market',
      'market-1',
    ],
  ])('when %s', (_, oldId, id) => {
    expect(lead(oldId)).toBe(id);
  });

  test.each([
    ['it is another event', '20261124-dangriga-anything-at-all'],
    ['only the town is in both titles', '20261124-dangriga-dangriga-drums'],
    ['only small words are in both titles', '20261125-dangriga-the-drum-and-dance'],
    ['only what many events are is in both titles', '20261125-dangriga-annual-chocolate-festival'],
    ['there are two on that day', '20261121-dangriga-drumming'],
    ['the day has none', '20261123-dangriga-drumming'],
    ['the city has none', '20261120-corozal-lobster-fest'],
    ['several have the title, and the one of the day is another', '20261120-dangriga-farmers-market'],
    ['the city may be one of two', '20261122-san-pedro-feast'],
    ['the date is no day', 'tba-hopkins-kite-day'],
  ])('but to none when %s', (_, oldId) => {
    expect(lead(oldId)).toBeUndefined();
  });
});
