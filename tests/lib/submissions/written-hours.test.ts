import { parseTime } from '#lib/events/event-time';
import { writtenHours } from '#lib/submissions/written-hours';

test.each([
  ['19:30', '', '7:30 PM'],
  ['00:05', '', '12:05 AM'],
  ['12:00', '', '12:00 PM'],
  ['20:00', '01:00', '8:00 PM - 1:00 AM'],
  ['09:00', '09:00', '9:00 AM'],
  ['', '10:00', ''],
])('%s to %s is written as “%s”', (start, end, written) => {
  expect(writtenHours(start, end)).toBe(written);
});

test('calendars understand the hours as written', () => {
  expect(parseTime(writtenHours('20:00', '01:00'))).toEqual({ start: 1200, end: 1500 });
});
