import { timeZoneOf } from '#lib/events/event-time-zone';

test('the time zone of an event is that of Belize in a Belizean city, and unknown in an unknown city abroad', () => {
  expect(timeZoneOf({ city: 'Hopkins' })).toBe('America/Belize');
  expect(timeZoneOf({ city: 'Miami, FL', country: 'United States' })).toBeUndefined();
});
