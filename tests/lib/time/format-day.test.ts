import {
  formatDayAndMonth,
  formatDaySpan,
  formatLabelDay,
  formatLastDay,
  formatLongDay,
  formatMonth,
  formatPlainDay,
  formatShortDay,
  ticketStubParts,
} from '#lib/time/format-day';

test.each([
  ['2026-11-20', 'Friday, 20 November 2026'],
  ['2026-11-01', 'Sunday, 1 November 2026'],
  ['2028-02-29', 'Tuesday, 29 February 2028'],
  ['2026-12-31', 'Thursday, 31 December 2026'],
  ['2027-01-01', 'Friday, 1 January 2027'],
])('the day %s written in full reads %j', (day, text) => {
  expect(formatLongDay(day)).toBe(text);
});

test.each([
  ['2026-11-20', 'Fri 20 Nov 2026'],
  ['2026-09-05', 'Sat 5 Sep 2026'],
])('the day %s written in short reads %j', (day, text) => {
  expect(formatShortDay(day)).toBe(text);
});

test.each([
  ['2025-11-19', 'Nov 19, 2025'],
  ['2026-11-19', 'Nov 19, 2026'],
  ['2027-01-01', 'Jan 1, 2027'],
])("the countdown's label for %s is like %j", (day, label) => {
  expect(formatLabelDay(day)).toBe(label);
});

test.each([
  ['2025-09-21', '21 September 2025'],
  ['2027-03-09', '9 March 2027'],
])("the footer's date line for %s has %j", (day, text) => {
  expect(formatPlainDay(day)).toBe(text);
});

test.each([
  ['2026-01', 'January 2026'],
  ['2026-02', 'February 2026'],
  ['2026-03', 'March 2026'],
  ['2026-04', 'April 2026'],
  ['2026-05', 'May 2026'],
  ['2026-06', 'June 2026'],
  ['2026-07', 'July 2026'],
  ['2026-08', 'August 2026'],
  ['2026-09', 'September 2026'],
  ['2026-10', 'October 2026'],
  ['2026-11', 'November 2026'],
  ['2026-12-31', 'December 2026'],
])('a heading calls the month of %s “%s”', (month, text) => {
  expect(formatMonth(month)).toBe(text);
});

test.each([
  ['2026-11-16', 'Mon'],
  ['2026-11-17', 'Tue'],
  ['2026-11-18', 'Wed'],
  ['2026-11-19', 'Thu'],
  ['2026-11-20', 'Fri'],
  ['2026-11-21', 'Sat'],
  ['2026-11-22', 'Sun'],
])("the ticket's stub of %s names %s", (day, weekday) => {
  expect(ticketStubParts(day)).toEqual({ weekday, day: day.slice(8), month: 'Nov' });
});

test("the ticket's stub has the day without a leading zero", () => {
  expect(ticketStubParts('2026-12-04')).toEqual({ weekday: 'Fri', day: '4', month: 'Dec' });
});

test('a ticket stub has the year where that is not the present one', () => {
  expect(ticketStubParts('2027-12-18', '2026-11-23').month).toBe('Dec ’27');
  expect(ticketStubParts('2026-12-18', '2026-11-23').month).toBe('Dec');
});

test.each([
  [
    '2026-11-27',
    '2026-11-29',
    'Fri 27 Nov to Sun 29 Nov 2026',
    'Friday, 27 November to Sunday, 29 November 2026',
  ],
  [
    '2026-11-30',
    '2026-12-01',
    'Mon 30 Nov to Tue 1 Dec 2026',
    'Monday, 30 November to Tuesday, 1 December 2026',
  ],
  [
    '2026-12-31',
    '2027-01-01',
    'Thu 31 Dec 2026 to Fri 1 Jan 2027',
    'Thursday, 31 December 2026 to Friday, 1 January 2027',
  ],
])('the days from %s to %s have their year once where it is the same: %s', (first, last, short, long) => {
  expect(formatDaySpan(first, last)).toBe(short);
  expect(formatDaySpan(first, last, formatLongDay)).toBe(long);
});

test('beside the first day, the last of several has no year', () => {
  expect(formatLastDay('2026-11-30')).toBe('to Mon 30 Nov');
});

test('a day of this year may be written without it', () => {
  expect(formatDayAndMonth('2026-09-05')).toBe('5 September');
});
