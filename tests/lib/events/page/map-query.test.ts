import { expect, test } from '@jest/globals';
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
});

test('a map is asked for the building of an address', () => {
  expect(mapQuery({ venue: 'Hall', address: '1 Front Street, Suite 4', city: 'Dangriga' })).toBe(
    'Hall, 1 Front Street, Dangriga, Belize',
  );
});
