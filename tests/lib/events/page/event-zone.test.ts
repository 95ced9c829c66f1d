import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventZone } from '#lib/events/page/event-zone';
import { someEvent } from '../../../support/events/some-event.ts';

const NOW = Date.parse('2026-11-19T12:00:00-06:00');

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
    expect(eventZone(someEvent(fields), NOW)).toStrictEqual(zone);
  });

  test.each<[string, string, Partial<CalendarEvent>, string[]]>([
    ['another hour', 'once', { plainTime: '10 AM - 6 PM; Sun 2 PM - 6 PM' }, ['2026-11-22T20:00Z']],
    ['the same hour', 'not', { plainTime: '10 AM - 6 PM; Sun 10 AM - 2 PM' }, []],
    ['no hour of its own', 'not', { plainTime: '10 AM - 6 PM' }, []],
  ])('a later day with %s is %s said beside the first', (_, __, fields, starts) => {
    const event = someEvent({ date: '2026-11-20', endDate: '2026-11-22', ...fields });
    const { others = [] } = eventZone(event, NOW) ?? {};
    expect(others).toEqual(starts.map((one) => ({ starts: Date.parse(one), offset: -360 })));
  });

  test.each<[string, Partial<CalendarEvent>]>([
    ['its hour', { time: 'Sunrise' }],
    ['an hour', { time: undefined }],
    ['its day', { date: 'TBA' }],
    ['its zone', { city: 'Springfield', country: 'United States' }],
  ])('unless nobody knows %s', (_, fields) => {
    expect(eventZone(someEvent(fields), NOW)).toBeUndefined();
  });

  test.each([
    ['the first before it begins', '2026-11-19T12:00:00-06:00', '2026-11-21T02:00Z', -360],
    ['the one that runs', '2026-11-21T19:00:00-06:00', '2026-11-22T02:00Z', -360],
    ['the next once its hours are over', '2026-11-21T23:30:00-06:00', '2026-11-22T22:00Z', -360],
  ])('of days in a row that of %s', (_, now, starts, offset) => {
    const event = someEvent({
      endDate: '2026-11-22',
      time: '8 PM - 11 PM, Sun 4 PM - 6 PM',
      plainTime: '8 PM - 11 PM; Sun 4 PM - 6 PM',
    });
    expect(eventZone(event, Date.parse(now))).toMatchObject({ starts: Date.parse(starts), offset });
  });
});
