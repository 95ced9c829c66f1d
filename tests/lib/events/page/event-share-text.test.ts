import { eventShareText } from '#lib/events/page/event-share-text';
import { someEvent } from '../../../support/events/some-event.ts';

describe('the text of a shared event', () => {
  test.each([
    [{}, 'Punta Rock Concert, Fri 20 Nov 2026, 8 PM - 1 AM, Y-Not Island, Dangriga'],
    [{ time: undefined, isAllDay: true }, 'Punta Rock Concert, Fri 20 Nov 2026, Y-Not Island, Dangriga'],
    [
      { endDate: '2026-11-22' },
      'Punta Rock Concert, Fri 20 Nov to Sun 22 Nov 2026, 8 PM - 1 AM, Y-Not Island, Dangriga',
    ],
    [{ venue: '', city: '' }, 'Punta Rock Concert, Fri 20 Nov 2026, 8 PM - 1 AM'],
    [
      { date: 'TBA', venue: 'Dangriga Town Hall' },
      'Punta Rock Concert, Date to be confirmed, 8 PM - 1 AM, Dangriga Town Hall',
    ],
  ])('with %j is “%s”', (fields, text) => {
    expect(eventShareText(someEvent(fields))).toBe(text);
  });
});
