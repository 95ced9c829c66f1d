import { EVENT_STATUSES, isOff, isPutOff, STATUS_CELLS, takesPlace } from '#lib/events/event-status';
import { eventFromRow } from '#lib/events/rows/event-from-row';

describe.each(EVENT_STATUSES)('the status %s', (status) => {
  test('is read from each of its words in the sheet, which no other status has', () => {
    const row = { Event: 'Drums', Date: '11/20/2026', Time: '8 PM', Venue: 'Lebeha', Location: 'Hopkins' };
    for (const cell of STATUS_CELLS[status])
      expect(eventFromRow({ ...row, Status: cell.toUpperCase() })).toMatchObject({ event: { status } });
  });

  test('says one of three things: an event takes place, is off, or is put off', () => {
    expect([takesPlace, isOff, isPutOff].filter((is) => is({ status }))).toHaveLength(1);
  });
});

test('an event without a status takes place', () => {
  expect(takesPlace({})).toBe(true);
});
