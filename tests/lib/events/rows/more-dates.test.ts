import fc from 'fast-check';
import { eventFromRow } from '#lib/events/rows/event-from-row';
import { addDays, isCalendarDay } from '#lib/time/calendar-day';

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const FIRST = '2026-11-20';

const row = { Event: 'Yoga', Date: '11/20/2026', Time: '7 AM', Venue: 'Park', Location: 'Hopkins' };
const eventOf = (cells: object) => {
  const result = eventFromRow({ ...row, ...cells });
  if ('reason' in result) throw new Error(result.reason);
  return result.event;
};

/** The further dates of an event whose row has this cell. */
const moreDatesOf = (cell: string, date = FIRST) => eventOf({ Date: date, MoreDates: cell }).moreDates;

test.each([
  ['11/27/2026, 12/4/2026', ['2026-11-27', '2026-12-04']],
  ['2026-12-04,2026-11-27', ['2026-11-27', '2026-12-04']],
  ['11/27/2026,2026-11-27', ['2026-11-27']],
  ['11/20/2026, 11/13/2026, 11/27/2026', ['2026-11-27']],
  ['2/30/2027, soon, 11/27/2026,', ['2026-11-27']],
  ['11/27/2026; 12/4/2026', ['2026-11-27', '2026-12-04']],
  ['11/27/2026\n12/4/2026', ['2026-11-27', '2026-12-04']],
  ['every Friday', undefined],
  ['11/20/2026', undefined],
  ['', undefined],
])('the further dates of a cell %j are %j', (cell, dates) => {
  expect(moreDatesOf(cell)).toEqual(dates);
});

test('an event whose first date is to be confirmed has no further dates', () => {
  expect(moreDatesOf('11/27/2026', 'TBA')).toBeUndefined();
});

const day = fc.integer({ min: -40, max: 60 }).map((days) => addDays(FIRST, days));
const written = fc
  .tuple(day, fc.boolean())
  .map(([iso, isIso]) =>
    isIso ? iso : iso.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})$/, (_, y, m, d) => `${m}/${d}/${y}`),
  );
const entry = fc.oneof(
  { weight: 5, arbitrary: written },
  fc.constantFrom('TBA', '2/30/2027', ' ', '__proto__'),
);

test('the further dates of any cell are days after the first, in order, each once, and at most 25', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 80 }), (entries) => {
      const dates = moreDatesOf(entries.join(', ')) ?? [];
      expect(dates.every((date) => isCalendarDay(date) && date > FIRST)).toBe(true);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(dates.length).toBeLessThanOrEqual(25);
      // Nothing is lost that is a later day, and the order of the cell has no influence.
      expect(moreDatesOf(entries.toReversed().join(',')) ?? []).toEqual(dates);
      expect(moreDatesOf(dates.join(',')) ?? []).toEqual(dates);
    }),
  );
});

test('an event with several dates has its id from the first', () => {
  const event = eventOf({ MoreDates: '12/4/2026, 11/27/2026' });
  expect(event).toMatchObject({ date: '2026-11-20', moreDates: ['2026-11-27', '2026-12-04'] });
  expect(event.id).toBe(eventOf({}).id);
});

test('an event whose row has both a last day and further dates has days in a row', () => {
  const event = eventOf({ EndDate: '11/22/2026', MoreDates: '11/27/2026' });
  expect(event.endDate).toBe('2026-11-22');
  expect(event).not.toHaveProperty('moreDates');
});
