import { describe, expect, test } from '@jest/globals';
import type { EventSummary } from '#lib/events/event-summary';
import { listedDates } from '#lib/landing/listed-dates';
import { monthInYears } from '#lib/landing/month-in-years';
import { monthWords } from '#lib/landing/month-words';
import { belizeDay, belizeMidnight } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';
import { holidaysOfMonth } from '#lib/time/next-holiday';
import { allDaySummary as event } from '../../support/events/all-day-summary.ts';

const TODAY = '2026-11-26';
const NOW = belizeMidnight(TODAY) + 12 * HOUR_MS;

const years = (month: number, events: EventSummary[], now = NOW) =>
  monthInYears(listedDates(events, now), month, belizeDay(now));
const datesIn = (month: number, events: EventSummary[], now = NOW) =>
  years(month, events, now).map((year) => year.events.map(({ date }) => date));

describe('a month of every year', () => {
  test.each([
    ['that is on is what is left of it, then the next one', 11, ['2026-11-26', '2027-11-01']],
    ['that is over this year is that of the next one', 10, ['2027-10-01', '2028-10-01']],
    ['that is to come is that of this year', 12, ['2026-12-01', '2027-12-01']],
  ])('%s', (_, month, firstDays) => {
    expect(years(month, []).map(({ from }) => from)).toEqual(firstDays);
  });

  test.each([
    [2, ['2027-02-28', '2028-02-29']],
    [4, ['2027-04-30', '2028-04-30']],
    [12, ['2026-12-31', '2027-12-31']],
  ])('number %i ends with its last day', (month, lastDays) => {
    const found = years(
      month,
      lastDays.map((day) => event(day, day)),
    );
    expect(found.map(({ to }) => to)).toEqual(lastDays);
    expect(found.map(({ events }) => events.map(({ date }) => date))).toEqual(lastDays.map((day) => [day]));
  });

  test('has an event with several dates once for each of them, in order, and one of days in a row once', () => {
    const weekly = event('weekly', '2027-07-02', { moreDates: ['2027-07-09', '2027-08-06'] });
    const long = event('long', '2027-06-29', { endDate: '2027-07-03' });
    const fair = event('fair', '2027-07-05');
    expect(datesIn(7, [long, weekly, fair])).toEqual([
      ['2027-06-29', '2027-07-02', '2027-07-05', '2027-07-09'],
      [],
    ]);
    expect(datesIn(8, [long, weekly, fair])).toEqual([['2027-08-06'], []]);
  });

  test('that begins has the party of the night before while that is on', () => {
    const party = event('party', '2026-12-31', { time: '9 PM', endTime: '2 AM' });
    const newYear = belizeMidnight('2027-01-01');
    expect(datesIn(1, [party], newYear + HOUR_MS)).toEqual([['2026-12-31'], []]);
    expect(datesIn(1, [party], newYear + 3 * HOUR_MS)).toEqual([[], []]);
  });

  test('has each day in the order of its hours, and what does not take place last', () => {
    const on = (id: string, more: object = {}) => event(id, '2027-07-09', more);
    const weekly = event('weekly', '2027-07-02', { moreDates: ['2027-07-09'], time: '7 PM' });
    const events = [weekly, on('swim', { time: '6 AM', status: 'cancelled' }), on('fair', { time: '9 AM' })];
    expect(years(7, events)[0]?.events.map(({ id }) => id)).toEqual(['weekly', 'fair', 'weekly', 'swim']);
  });

  test('that is on has of today what is not over', () => {
    const events = [
      event('walk', TODAY, { time: '6 AM', endTime: '8 AM' }),
      event('dance', TODAY, { time: '8 PM' }),
    ];
    expect(years(11, events)[0]?.events.map(({ id }) => id)).toEqual(['dance']);
  });

  test('has nothing without a day', () => {
    expect(datesIn(11, [event('kites', 'TBA')])).toEqual([[], []]);
  });
});

describe('the page of a month', () => {
  const words = (month: number, events: EventSummary[], holidays = '') =>
    monthWords(month, years(month, events), holidaysOfMonth(holidays || '0000-00'));

  test('says how many events take place, one with several dates as one', () => {
    const events = [
      event('market', '2027-07-02', { moreDates: ['2027-07-09'] }),
      event('fair', '2027-07-03'),
      event('regatta', '2027-07-10', { status: 'cancelled' }),
    ];
    expect(words(7, events)).toMatchObject({
      heading: 'Belize in July',
      title: 'Belize in July: 2 events in 2027',
      count: '2 events in July 2027',
    });
  });

  test('names the first holiday that is to come', () => {
    expect(words(9, [], '2027-09').description).toContain(" St. George's Caye Day is on 10 September. ");
  });

  test('without events names no number of them', () => {
    const { title, count, description } = words(2, [event('regatta', '2027-02-10', { status: 'cancelled' })]);
    expect(count).toBe('Nothing is in our calendar for February yet');
    expect(title).toBe('Belize in February: celebrations and holidays');
    expect(title + description).not.toMatch(/\d/);
  });
});
