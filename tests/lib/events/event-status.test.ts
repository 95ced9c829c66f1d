import { EVENT_STATUSES, type EventStatus, statusOf } from '#lib/events/event-status';
import { eventFromRow } from '#lib/events/rows/event-from-row';

const STATUSES = Object.keys(EVENT_STATUSES) as EventStatus[];

describe.each(STATUSES)('the status %s', (status) => {
  test.each(EVENT_STATUSES[status].cells)(
    'is read from the word %j of the sheet, which no other status has',
    (cell) => {
      const row = { Event: 'Drums', Date: '11/20/2026', Time: '8 PM', Venue: 'Lebeha', Location: 'Hopkins' };
      expect(eventFromRow({ ...row, Status: cell.toUpperCase() })).toMatchObject({ event: { status } });
    },
  );

  test('leaves an event its days wherever it takes place or is off, so that calendars can say so', () => {
    const { takesPlace, isOff, hasDays } = EVENT_STATUSES[status];
    expect([takesPlace && isOff, hasDays]).toEqual([false, takesPlace || isOff]);
  });
});

test('an event without a status is scheduled', () => {
  expect(statusOf({})).toBe(EVENT_STATUSES.scheduled);
});
