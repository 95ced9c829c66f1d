import { parseTime } from '#lib/events/event-time';
import { eventFromRow } from '#lib/events/rows/event-from-row';
import { withHours, writtenHours } from '#lib/submissions/fields/when/written-hours';

test.each([
  ['19:30', '', '7:30 PM'],
  ['00:05', '', '12:05 AM'],
  ['12:00', '', '12 PM'],
  ['20:00', '01:00', '8 PM - 1 AM'],
  ['09:00', '09:00', '9 AM'],
  ['', '', ''],
  ['', '22:00', '- 10 PM'],
])('the hours from %j to %j are written as “%s”', (start, end, written) => {
  expect(writtenHours(start, end)).toBe(written);
});

test('a start without an end is written alone', () => {
  expect(writtenHours('19:30')).toBe('7:30 PM');
});

test('the rules for times of events can read the written hours', () => {
  expect(parseTime(writtenHours('20:00', '01:00'))).toEqual({ start: 1200, end: 1500 });
});

describe('Hours that are left empty', () => {
  test.each([
    [{ time: '', isAllDay: false }, 'Hours to be confirmed'],
    [{ time: '  ', isAllDay: false }, 'Hours to be confirmed'],
    [{ time: '', isAllDay: true }, ''],
    [{ time: '8 PM', isAllDay: false }, '8 PM'],
  ])('of %j are the time “%s”', (event, time) => {
    expect(withHours(event).time).toBe(time);
  });

  test('are no whole day in the sheet, and no hour either', () => {
    const { time } = withHours({ time: '', isAllDay: false });
    const found = eventFromRow({
      Event: 'Fiesta',
      Date: '12/5/2027',
      Time: time,
      Venue: 'Park',
      Location: 'Dangriga',
    });
    expect(found).toMatchObject({ event: { isAllDay: false, time: 'Hours to be confirmed' } });
    expect(parseTime(time)).toBeUndefined();
  });
});
