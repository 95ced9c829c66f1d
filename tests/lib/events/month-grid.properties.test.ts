import fc from 'fast-check';
import { addMonths, eventsByDay, weeksOf } from '#lib/events/month-grid';
import { isBetween } from '#lib/events/occurrences';
import { addDays, monthOf, weekdayOf } from '#lib/time/calendar-day';

/** The days of a month `yyyy-mm`, counted by the calendar of JavaScript. */
function daysOfMonth(of: string): string[] {
  const count = new Date(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5)), 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${of}-${String(index + 1).padStart(2, '0')}`);
}

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

type Dated = { date: string; endDate?: string };

const month = fc
  .tuple(fc.integer({ min: 1900, max: 2999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

test('every week has seven days, and every day of the month is in it once, under its weekday', () => {
  fc.assert(
    fc.property(month, (of) => {
      const weeks = weeksOf(of);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(weeks.every((week) => week.some((day) => day !== undefined))).toBe(true);
      for (const week of weeks)
        for (const [weekday, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(weekday);
      expect(weeks.flat().filter((day) => day !== undefined)).toEqual(daysOfMonth(of));
    }),
  );
});

test('the month after is the month of the day after the last day', () => {
  fc.assert(
    fc.property(month, (of) => {
      expect(addMonths(of, 1)).toBe(monthOf(addDays(daysOfMonth(of).at(-1) ?? '', 1)));
      expect(addMonths(addMonths(of, 1), -1)).toBe(of);
    }),
  );
});

test('the grid has an event on each of its days and on no other day', () => {
  const around = fc
    .tuple(fc.integer({ min: -70, max: 70 }), fc.option(fc.integer({ min: 1, max: 90 })))
    .map(([start, length]) => ({ start, length }));
  fc.assert(
    fc.property(month, fc.array(around, { maxLength: 8 }), (of, spans) => {
      const events = spans.map(({ start, length }): Dated => {
        const date = addDays(`${of}-15`, start);
        return length ? { date, endDate: addDays(date, length) } : { date };
      });
      const byDay = eventsByDay(events, of);
      for (const day of daysOfMonth(of)) {
        const expected = events.filter((event) => isBetween(event, day, day));
        expect(byDay.get(day) ?? []).toEqual(expected);
      }
      expect([...byDay.keys()].every((day) => monthOf(day) === of)).toBe(true);
    }),
  );
});
