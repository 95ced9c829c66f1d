import { expect, test } from '@jest/globals';
import { formatEventDestination } from '#lib/events/page/event-destination';

test.each([
  // There is a San Pedro in Los Angeles too.
  [{ venue: 'Central Park', city: 'San Pedro' }, 'Central Park, San Pedro, Belize'],
  [{ venue: 'Central Park', city: 'San Pedro', country: 'BZ' }, 'Central Park, San Pedro, Belize'],
  [{ venue: 'Hall', address: '1 Front Street', city: 'Dangriga' }, 'Hall, 1 Front Street, Dangriga, Belize'],
  [
    { venue: 'Field', city: 'Santa Nowhere', district: 'Toledo' },
    'Field, Santa Nowhere, Toledo District, Belize',
  ],
  [{ venue: 'Field', city: 'Dangriga', district: 'Stann Creek' }, 'Field, Dangriga, Belize'],
  [{ venue: 'Memorial Park', city: 'Belize City' }, 'Memorial Park, Belize City'],
  [{ venue: 'Hope Gardens', city: 'Kingston', country: 'Jamaica' }, 'Hope Gardens, Kingston, Jamaica'],
  [{ venue: 'Park', city: 'Los Angeles' }, 'Park, Los Angeles'],
  [{ venue: 'Hall', city: 'Somewhere', timeZone: 'America/Chicago' }, 'Hall, Somewhere'],
  [{ venue: '', city: '' }, ''],
])('the destination for maps and calendars of %j is “%s”', (event, destination) => {
  expect(formatEventDestination(event)).toBe(destination);
});
