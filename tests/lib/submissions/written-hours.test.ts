import { parseTime } from '#lib/events/event-time';
import { writtenHours } from '#lib/submissions/written-hours';

test.each([
  ['19:30', '', '7:30 PM'],
  ['00:05', '', '12:05 AM'],
  ['12:00', '', '12:00 PM'],
  ['20:00', '01:00', '8:00 PM - 1:00 AM'],
  ['09:00', '09:00', '9:00 AM'],
  ['', '10:00', ''],
])('the hours from %j to %j are written as “%s”', (start, end, written) => {
  expect(writtenHours(start, end)).toBe(written);
});

test('a start without an end is written alone', () => {
  expect(writtenHours('19:30')).toBe('7:30 PM');
});

test('the rules for times of events can read the written hours', () => {
  expect(parseTime(writtenHours('20:00', '01:00'))).toEqual({ start: 1200, end: 1500 });
});
