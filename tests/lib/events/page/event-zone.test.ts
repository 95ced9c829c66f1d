import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventZone } from '#lib/events/page/event-zone';
import { someEvent } from '../../../support/events/some-event.ts';

describe('an event’s hour is by the clocks of its place:', () => {
  test.each<[string, Partial<CalendarEvent>, object]>([
    ['Belize', {}, { starts: Date.parse('2026-11-21T02:00Z'), offset: -360, zone: 'Belize time' }],
    [
      'a city abroad',
      { city: 'Los Angeles', country: 'United States' },
      { starts: Date.parse('2026-11-21T04:00Z'), offset: -480, zone: 'Los Angeles time' },
    ],
    [
      'a city that only the sheet knows',
      { city: 'Chetumal', country: 'Mexico', timeZone: 'America/Cancun' },
      { starts: Date.parse('2026-11-21T01:00Z'), offset: -300, zone: 'Chetumal time' },
    ],
    [
      'no city but a zone',
      { city: '', country: 'Mexico', timeZone: 'America/Mexico_City' },
      { starts: Date.parse('2026-11-21T02:00Z'), offset: -360, zone: 'Mexico City time' },
    ],
  ])('%s', (_, fields, zone) => {
    expect(eventZone(someEvent(fields))).toStrictEqual(zone);
  });

  test.each<[string, Partial<CalendarEvent>]>([
    ['its hour', { time: 'Sunrise' }],
    ['an hour', { time: undefined }],
    ['its day', { date: 'TBA' }],
    ['its zone', { city: 'Springfield', country: 'United States' }],
  ])('unless nobody knows %s', (_, fields) => {
    expect(eventZone(someEvent(fields))).toBeUndefined();
  });
});
