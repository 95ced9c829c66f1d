import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { movedSample } from '#lib/catalog/sources/sample/moved-sample';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventId } from '#lib/events/facts/event-id';
import { likesOf } from '#lib/events/facts/event-likes';
import { isToCome, lastDay } from '#lib/events/occurrences';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { addDays, belizeMidnight, daysBetween, isCalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';
import { finishSlices } from '#lib/time/slices';

const HEADER = 'Event,Date,Time,Venue,Location,EndDate,MoreDates';
const parse = (csv: string) => finishSlices(parseEventsCsv(csv)).events;
const rows = (...cells: string[]) => parse([HEADER, ...cells].join('\n'));

/** An instant on a day at an hour in Belize. */
const at = (day: string, hour = 12) => belizeMidnight(day) + hour * HOUR_MS;
const daysOf = ({ date, endDate, moreDates = [] }: CalendarEvent) =>
  [date, ...(endDate ? [`to ${endDate}`] : []), ...moreDates].join(' ');
/** The days of rows at noon of a day. */
const moved = (today: string, ...cells: string[]) => movedSample(rows(...cells), at(today)).map(daysOf);

describe('a row whose day is over moves on', () => {
  test.each([
    ['by a year', '12/6/2026,9 AM', '2026-12-07', '2027-12-06'],
    ['not on its day, which counts as ahead', '12/6/2026,9 AM', '2026-12-06', '2026-12-06'],
    ['to today, where its day is today', '12/6/2026,9 AM', '2028-12-06', '2028-12-06'],
    ['by the fewest years that bring it ahead', '12/6/2026,9 AM', '2031-07-01', '2031-12-06'],
    ['into the next year, where this year’s day is over', '3/1/2027,9 AM', '2031-07-01', '2032-03-01'],
    ['without an hour too', '12/6/2026,', '2026-12-07', '2027-12-06'],
  ])('%s', (_, cells, today, expected) => {
    expect(moved(today, `Regatta,${cells},Pier,Corozal,,`)).toEqual([expected]);
  });

  test('after its end, where that is past midnight', () => {
    const party = rows('Party,12/31/2027,9 PM - 1 AM,Park,San Pedro,,');
    expect(movedSample(party, at('2028-01-01', 0.9)).map(daysOf)).toEqual(['2027-12-31']);
    expect(movedSample(party, at('2028-01-01', 1)).map(daysOf)).toEqual(['2028-12-31']);
  });

  test('with its last day, as far as the first', () => {
    expect(moved('2029-06-01', 'Fair,2/26/2028,9 AM,Pier,Corozal,3/2/2028,')).toEqual([
      '2030-02-26 to 2030-03-03',
    ]);
  });

  test('once its last day is over', () => {
    const fair = 'Fair,12/5/2026,9 AM,Pier,Corozal,12/8/2026,';
    expect(moved('2026-12-08', fair)).toEqual(['2026-12-05 to 2026-12-08']);
    expect(moved('2027-12-07', fair)).toEqual(['2027-12-05 to 2027-12-08']);
    expect(moved('2027-12-09', fair)).toEqual(['2028-12-05 to 2028-12-08']);
  });

  test('with all of its dates, which keep their distances', () => {
    const market = 'Friday Market,11/20/2026,9 AM,Pier,Corozal,,"11/27/2026, 12/4/2026"';
    expect(moved('2026-12-04', market)).toEqual(['2026-11-20 2026-11-27 2026-12-04']);
    expect(moved('2026-12-05', market)).toEqual(['2027-11-19 2027-11-26 2027-12-03']);
  });

  test('with an id and likes of its new day, and the year in its title', () => {
    const [walk] = movedSample(rows('Cancer Walk 2027,5/29/2027,9 AM,Park,Belize City,,'), at('2028-01-10'));
    const id = '20280529-belize-city-cancer-walk-2028';
    expect(walk).toMatchObject({ id, title: 'Cancer Walk 2028', date: '2028-05-29', likes: likesOf(id) });
  });

  test('while a row without a day stays', () => {
    expect(
      moved('2031-01-01', 'Kite Day,TBA,,Beach,Caye Caulker,,', 'Swim,2/30/2027,,Beach,Corozal,,'),
    ).toEqual(['TBA', '2027-02-30']);
  });
});

describe('how many are to come decides:', () => {
  const over = 'Over,12/1/2026,9 AM,Pier,Corozal,,';
  const ahead = (count: number) =>
    Array.from({ length: count }, (_, index) => `Event ${index},12/20/2026,9 AM,Pier,Corozal,,`);

  test('with thirty of them all rows stay as they are, and the list is the same', () => {
    const events = rows(over, ...ahead(30));
    expect(movedSample(events, at('2026-12-10'))).toBe(events);
  });

  test('with twenty-nine of them and one without a day what is over moves on, and the others stay', () => {
    const events = rows(over, ...ahead(29), 'Kite Day,TBA,,Beach,Corozal,,');
    const [first, ...others] = movedSample(events, at('2026-12-10'));
    expect(first?.date).toBe('2027-12-01');
    expect(others).toEqual(events.slice(1));
  });
});

describe('an event that has a row for each of two years', () => {
  const parades = [
    'Boat Parade,12/19/2026,5 PM,Beach,San Pedro,,',
    'Boat Parade,12/18/2027,5 PM,Beach,San Pedro,,',
  ];

  test.each([
    ['is once in the list when the first is over', '2026-12-20', ['2027-12-18']],
    ['does not take place again the day after it', '2027-12-19', ['2028-12-18']],
    ['is once in the list in later years', '2031-07-01', ['2031-12-18']],
  ])('%s', (_, today, expected) => {
    expect(moved(today, ...parades)).toEqual(expected);
    expect(moved(today, ...parades.toReversed())).toEqual(expected);
  });

  test.each([
    [
      'another town',
      ['Parade,9/21/2026,9 AM,Street,Dangriga,,', 'Parade,9/21/2027,9 AM,Street,Corozal,,'],
      2,
    ],
    ['another season', ['Fair,3/6/2026,9 AM,Park,Corozal,,', 'Fair,9/6/2027,9 AM,Park,Corozal,,'], 2],
    ['the same year', ['Market,3/6/2026,9 AM,Park,Corozal,,', 'Market,3/13/2026,9 AM,Park,Corozal,,'], 2],
  ])('is two events in %s', (_, cells, count) => {
    expect(moved('2028-01-01', ...cells)).toHaveLength(count);
  });
});

describe('the sample calendar', () => {
  const written = parse(readFileSync(join(__dirname, '../../../../../data/events.csv'), 'utf8'));
  const writtenIds = new Set(written.map(({ id }) => id));
  const YEARS = Array.from({ length: 15 }, (_, index) => 2026 + index);
  // Every forty-third day meets each weekday; and those around the ends of years and of February.
  const days = [
    ...Array.from({ length: 120 }, (_, index) => addDays('2026-11-20', 43 * index)),
    ...YEARS.flatMap((year) => [
      `${year}-12-31`,
      `${year + 1}-01-01`,
      `${year + 1}-02-28`,
      `${year + 1}-03-01`,
    ]),
    '2028-02-29',
  ];
  const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  /** A year has up to 366 days, and Easter may be 35 days later than in the year before. */
  const farthest = ({ title }: CalendarEvent) =>
    /easter|good friday|holy saturday|carnaval/i.test(title) ? 366 + 35 : 366 + 7;

  /** What is wrong with the calendar at noon of a day. */
  function problemsOn(today: string): string[] {
    const events = movedSample(written, at(today));
    const toCome = events.filter((event) => isCalendarDay(event.date) && isToCome(event, today));
    const movedOn = events.filter(({ id }) => !writtenIds.has(id));
    const wrong = (what: string, those: readonly CalendarEvent[]) =>
      those.map(({ id }) => `${today} ${what}: ${id}`);
    const places = Map.groupBy(toCome, ({ title, date, city }) => JSON.stringify([title, date, city]));
    return [
      ...(toCome.length < 30 ? [`${today} has ${toCome.length} to come`] : []),
      ...wrong(
        'is over',
        movedOn.filter((event) => lastDay(event) < today),
      ),
      ...wrong(
        'is too far',
        movedOn.filter((event) => daysBetween(today, event.date) > farthest(event)),
      ),
      ...wrong(
        'lost its weekday',
        movedOn.filter(({ title, date }) =>
          WEEKDAYS.some((name, weekday) => title.includes(name) && weekday !== weekdayOf(date)),
        ),
      ),
      ...wrong(
        'has a former id',
        movedOn.filter((event) => !event.id.startsWith(eventId(event))),
      ),
      ...wrong(
        'shares its id',
        [...Map.groupBy(events, ({ id }) => id).values()].flatMap((those) => those.slice(1)),
      ),
      ...wrong(
        'is there twice',
        [...places.values()].flatMap((those) => those.slice(1)),
      ),
    ];
  }

  test('has thirty events to come on any day until 2040, each once, ahead, on its weekday, with an id of its own', () => {
    expect(days.flatMap(problemsOn)).toEqual([]);
  });

  test('is as written while thirty of its events are to come', () => {
    expect(movedSample(written, at('2026-11-29'))).toBe(written);
    expect(movedSample(written, at('2027-09-01'))).toBe(written);
    expect(movedSample(written, at('2027-11-15'))).not.toBe(written);
  });

  test('has the holidays of 2031 on their days', () => {
    const events = movedSample(written, at('2031-01-01'));
    const dayOf = (title: string) => events.find((event) => event.title === title)?.date;
    const titles = [
      'Good Friday',
      'Easter Monday',
      'Labour Day',
      'Emancipation Day Holiday',
      'Christmas Day',
    ];
    expect(titles.map(dayOf)).toEqual(['2031-04-11', '2031-04-14', '2031-05-01', '2031-08-01', '2031-12-25']);
  });
});
