import { withoutZoneLetters } from '#lib/events/rows/hours/zone-letters';
import { typedRows } from '../../../../support/events/typed-rows.ts';

const { eventOf, faultsOf } = typedRows('12/5/2026', '2026-11-27');

const WINTER = '1/20/2027';
const SUMMER = '7/20/2027';

describe('The letters of a zone behind an hour', () => {
  test.each([
    ['New York', WINTER, '7 PM EST', '7 PM'],
    ['Brooklyn, NY', '3/13/2027', '1:00 PM EST', '1:00 PM'],
    ['Toronto, Canada', SUMMER, '7:00 PM EDT', '7:00 PM'],
    ['Houston, Texas', SUMMER, '3 PM CDT', '3 PM'],
    ['Los Angeles', SUMMER, '5 PM PT', '5 PM'],
    ['Los Angeles', WINTER, '5 PM (Pacific Time)', '5 PM'],
    ['London, UK', '9/26/2027', '14:00–18:00 BST', '14:00–18:00'],
    ['London, UK', WINTER, '19:00 GMT', '19:00'],
    ['New York', WINTER, '7 PM EST - 9 PM EST', '7 PM - 9 PM'],
    ['Hopkins', SUMMER, '6 PM CST', '6 PM'],
    ['Hopkins', SUMMER, '6 PM Belize time', '6 PM'],
    ['New York', 'TBA', '7 PM EDT', '7 PM'],
  ])(
    'are left out where they are those of the place on its day: %s on %s, %j',
    (Location, date, Time, plainTime) => {
      expect(eventOf({ Location, Date: date, Time })).toMatchObject({ time: Time, plainTime });
      expect(faultsOf({ Location, Date: date, Time })).toEqual([]);
    },
  );

  test.each([
    ['New York', WINTER, '7 PM EDT', 'EDT'],
    ['London, UK', SUMMER, '19:00 GMT', 'GMT'],
    ['London, UK', WINTER, '6 PM CST', 'CST'],
    ['Hopkins', SUMMER, '6 PM CDT', 'CDT'],
    ['Hopkins', SUMMER, '7 PM EST', 'EST'],
    ['Zoom', WINTER, '7 PM EST', 'EST'],
  ])('are told where they are not: %s on %s, %j', (Location, date, Time, letters) => {
    expect(eventOf({ Location, Date: date, Time }).plainTime).toBeUndefined();
    expect(faultsOf({ Location, Date: date, Time })).toMatchObject([
      {
        column: 'Time',
        made: expect.stringContaining(`: ${letters} is not the time of ${Location} on that day`),
      },
    ]);
  });

  test('of an end in a cell of its own are left out too', () => {
    const event = eventOf({ Location: 'New York', Date: WINTER, Time: '7 PM EST', EndTime: '10 PM EST' });
    expect(event).toMatchObject({ plainTime: '7 PM', plainEndTime: '10 PM' });
  });

  test.each(['7 PM at the pier', '7 PM PTA meeting', '7 PM', '7 PM EST / 6 PM CST', 'Eastern Regatta 5'])(
    'are none in %j, or those of two zones',
    (time) => {
      expect(withoutZoneLetters(time)).toBeUndefined();
    },
  );
});
