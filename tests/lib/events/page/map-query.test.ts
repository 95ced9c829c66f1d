import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mapQuery } from '#lib/events/page/map-query';

test.each([
  ['House of Culture (upstairs, room 2)', 'House of Culture'],
  ['Court 3, Marion Jones Sports Complex', 'Marion Jones Sports Complex'],
  ['Marion Jones Sports Complex - Court 3', 'Marion Jones Sports Complex'],
  ['Marion Jones Sports Complex Court 3', 'Marion Jones Sports Complex'],
  ['Court 3 at the Marion Jones Sports Complex', 'Marion Jones Sports Complex'],
  ['House of Culture, 2nd floor', 'House of Culture'],
  ['House of Culture upstairs', 'House of Culture'],
  ['Second floor, Bliss Centre', 'Bliss Centre'],
  ['Conference Room B, Biltmore Plaza', 'Biltmore Plaza'],
  ['Casa de la Cultura, planta alta', 'Casa de la Cultura'],
  ['Sala 2 de la Casa de la Cultura', 'Casa de la Cultura'],
  ['BTL Park [stage 2]', 'BTL Park'],
  ['Bliss Centre (next to the bridge)', 'Bliss Centre'],
  ['Lobby (Radisson)', 'Lobby, Radisson'],
  ['Lobby (Radisson, 2nd floor)', 'Lobby, Radisson'],
  // What is said in brackets, in whatever letters.
  ['Bliss Centre (TBC)', 'Bliss Centre'],
  ['BTL Park (FREE PARKING)', 'BTL Park'],
  ['Civic Center (Bring ID)', 'Civic Center'],
  ['Biltmore Plaza (Ballroom)', 'Biltmore Plaza'],
  ['Biltmore Plaza [Main Hall]', 'Biltmore Plaza'],
  ['Cucumber Beach (Formerly Sunset Park)', 'Cucumber Beach'],
  ['NATS (Trade Show) Grounds', 'NATS Grounds'],
  ['Lobby (TBC)', 'Lobby'],
  ['Ballroom (FREE PARKING)', 'Ballroom'],
  ['Bliss Centre (Ballroom), Dangriga', 'Bliss Centre'],
  ['(FREE PARKING) Bliss Centre', 'Bliss Centre'],
  ['The (Red) Door', 'The Red Door'],
  // But for the name that a room is found by, and for a town.
  ['Main Ballroom (Biltmore Plaza)', 'Main Ballroom, Biltmore Plaza'],
  ['Football Field (Ecumenical College)', 'Football Field, Ecumenical College'],
  ['Court 3 (Marion Jones Sports Complex)', 'Marion Jones Sports Complex'],
  ['Bliss Centre (Dangriga)', 'Bliss Centre'],
  ['(Y-Not Island)', 'Y-Not Island'],
  ['(Y-Not Island) Dangriga', 'Y-Not Island'],
  // What is a place itself stays.
  ['Club Level 3', 'Club Level 3'],
  ['Class Room A', 'Class Room A'],
  ['Hotel Suite 7', 'Hotel Suite 7'],
  ['Hall 5', 'Hall 5'],
  ['(upstairs)', '(upstairs)'],
  ['Mile 14, Hummingbird Highway', 'Mile 14, Hummingbird Highway'],
  ['Y-Not Island', 'Y-Not Island'],
  ['Civic Center', 'Civic Center'],
  ['Town Hall', 'Town Hall'],
  ['Pier 1', 'Pier 1'],
  ['The Room', 'The Room'],
])('a map is asked for “%s” as %s, with town and country', (venue, building) => {
  expect(mapQuery({ venue, city: 'Dangriga' })).toBe(`${building}, Dangriga, Belize`);
});

test('a map is asked for a name in brackets too', () => {
  expect(mapQuery({ venue: 'Belize City (Bliss)', city: 'Belize City' })).toContain('Bliss');
  expect(mapQuery({ venue: 'Dangriga (Y-Not Island)', city: 'Dangriga' })).toBe(
    'Dangriga, Y-Not Island, Belize',
  );
  expect(mapQuery({ venue: 'Bliss Centre (Belize City)', city: '' })).toBe('Bliss Centre, Belize City');
});

test('whatever stands in brackets behind a building in small letters or as a note is not asked for', () => {
  const note = fc.constantFrom(
    'TBC',
    'tba',
    'FREE PARKING',
    'Bring ID',
    'Ballroom',
    'Main Hall',
    'upstairs, room 2',
  );
  const building = fc.constantFrom('Bliss Centre', 'BTL Park', 'House of Culture');
  fc.assert(
    fc.property(
      building,
      fc.array(note, { maxLength: 3 }),
      fc.constantFrom('()', '[]', '{}'),
      (name, notes, [a, b]) => {
        const venue = [name, ...notes.map((one) => `${a}${one}${b}`)].join(' ');
        expect(mapQuery({ venue, city: 'Dangriga' })).toBe(`${name}, Dangriga, Belize`);
      },
    ),
  );
});

test('a map is asked for the building of an address', () => {
  expect(mapQuery({ venue: 'Hall', address: '1 Front Street, Suite 4', city: 'Dangriga' })).toBe(
    'Hall, 1 Front Street, Dangriga, Belize',
  );
});

test('a map is asked for the town alone where the venue is to be confirmed', () => {
  expect(mapQuery({ venue: '(TBC)', city: 'Dangriga' })).toBe('Dangriga, Belize');
});
