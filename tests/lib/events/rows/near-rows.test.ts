import { type TypedRow, typedRows } from '../../../support/events/typed-rows.ts';

const { faultsOf } = typedRows('12/5/2026', '2026-11-27');

const BASE = { Event: 'Moonlight Sail & Serenade', Cost: 'BZ$25', Venue: 'Villas Pier' };
const told = (one: TypedRow, other: TypedRow) => faultsOf({ ...BASE, ...one }, { ...BASE, ...other });

describe('A row on the same day at the same place is told beside the one before', () => {
  test.each<[string, TypedRow, TypedRow, RegExp]>([
    [
      'its title has a typo',
      {},
      { Event: 'Moonlight Sail and Serenede' },
      /Event is “Moonlight Sail & Serenade”/,
    ],
    [
      'its title has other accents',
      { Event: 'Día de Danza' },
      { Event: 'Dia de danza!', Time: '8 PM' },
      /Time/,
    ],
    ['its title says that it is free', { Event: 'Drum Circle' }, { Event: 'Drum Circle (FREE)' }, /Event is/],
    ['its title has the year', { Event: 'Lobsterfest' }, { Event: 'Lobsterfest 2026' }, /Event is/],
    ['its hour is another', {}, { Time: '8 PM' }, /Time is “7 PM” there and “8 PM” here/],
    ['it has no hour', {}, { Time: 'TBA' }, /Time is “7 PM” there and “TBA” here/],
    ['its price is another', {}, { Cost: 'BZ$30' }, /Cost is “BZ\$25” there and “BZ\$30” here/],
    ['it is cancelled', {}, { Status: 'Cancelled' }, /Status is “takes place” there and “Cancelled” here/],
    [
      'it is postponed by its title',
      {},
      { Event: `POSTPONED: ${BASE.Event}` },
      /Status is .* “Postponed” here/,
    ],
    [
      'its venue has an article',
      {},
      { Venue: 'The Villas Pier', Time: '8 PM' },
      /Venue is “Villas Pier” there/,
    ],
    ['its venue has a typo', {}, { Venue: 'Vilas Pier', Time: '8 PM' }, /Venue/],
    [
      'its venue is another with the same tickets',
      { TicketURL: 'x.bz/1' },
      { TicketURL: 'x.bz/1', Venue: 'Park' },
      /Venue/,
    ],
    [
      'its town is spelt in another way',
      { Location: 'San Pedro' },
      { Location: 'San Pedro Town', Time: '8 PM' },
      /Time/,
    ],
    [
      'its last day is another',
      { EndDate: '12/6/2026' },
      { EndDate: '12/7/2026' },
      /EndDate is “Sun 6 Dec 2026”/,
    ],
  ])('where %s: %j, %j', (_, one, other, differing) => {
    expect(told(one, other)).toEqual([
      {
        row: 3,
        column: 'Event',
        cell: expect.any(String),
        made: expect.stringMatching(new RegExp(`^nearly the same as row 2, .*; ${differing.source}`)),
        write: expect.stringMatching(/^Which one holds\?.*say in their titles what differs\.$/),
        kind: 'twice',
      },
    ]);
  });

  test.each<[string, TypedRow, TypedRow]>([
    ['its day is another', {}, { Date: '12/12/2026' }],
    ['its town is another', {}, { Location: 'Dangriga' }],
    [
      'another word makes it another',
      { Event: 'Bee Finals: Infant Division' },
      { Event: 'Bee Finals: Upper Division' },
    ],
    ['a number makes it another', { Event: 'Under 15 Cup' }, { Event: 'Under 17 Cup' }],
    ['a short word makes it another', { Event: 'Boys Final' }, { Event: 'Girls Final' }],
    ['a part is numbered', { Event: 'Play, Part I' }, { Event: 'Play, Part II' }],
    ['one title goes on', { Event: 'Regatta' }, { Event: 'Regatta Ball' }],
    ['masses follow each other', { Time: '7 AM' }, { Time: '9 AM' }],
    ['one show ends before the next', { Time: '5 PM - 6:30 PM' }, { Time: '6:30 PM - 8 PM' }],
    ['its hall is numbered', { Venue: 'Conference Hall 1' }, { Venue: 'Conference Hall 2' }],
    ['its venue has a short name of its own', { Venue: 'Pier' }, { Venue: 'Park' }],
    ['two churches have it', { Venue: 'Holy Redeemer' }, { Venue: 'St. Mary' }],
  ])('but not where %s: %j, %j', (_, one, other) => {
    expect(told(one, other)).toEqual([]);
  });

  test('once, beside the first of several', () => {
    const faults = faultsOf(BASE, { ...BASE, Time: '8 PM' }, { ...BASE, Time: '7:30 PM' });
    expect(faults.map(({ row, made }) => [row, made.slice(0, 27)])).toEqual([
      [3, 'nearly the same as row 2, s'],
      [4, 'nearly the same as row 2, s'],
    ]);
  });
});
