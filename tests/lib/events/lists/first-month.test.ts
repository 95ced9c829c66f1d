import type { CalendarEvent } from '#lib/events/calendar-event';
import { firstMonth } from '#lib/events/lists/first-month';
import { someEvent } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

const TODAY = '2026-11-30';
const at = (clock: string) => Date.parse(`${TODAY}T${clock}:00-06:00`);
const TONIGHT = someEvent({ id: 'tonight', date: TODAY, time: '7 PM - 9 PM' });
const LATER = someEvent({ id: 'later', date: '2027-01-09' });

describe('The month view begins, at the last evening of November,', () => {
  test.each<[string, string, CalendarEvent[], string]>([
    ['in that month while something of today is left', '20:00', [TONIGHT, LATER], '2026-11'],
    ['in the next month with an event once today’s is over', '21:30', [TONIGHT, LATER], '2027-01'],
    [
      'in the next month where today’s is cancelled',
      '12:00',
      [someEvent({ id: 'off', date: TODAY, status: 'cancelled' }), LATER],
      '2027-01',
    ],
    [
      'in the month of the further date of what is over today',
      '21:30',
      [someEvent({ id: 'weekly', date: TODAY, time: '7 PM - 9 PM', moreDates: ['2026-12-07'] }), LATER],
      '2026-12',
    ],
    [
      'in the next month where an exhibition has closed for today',
      '21:30',
      [someEvent({ id: 'show', date: '2026-11-02', endDate: '2026-12-20', time: '9 AM - 5 PM' }), LATER],
      '2026-12',
    ],
    [
      'in that month while a night goes on past midnight',
      '23:00',
      [someEvent({ id: 'night', date: TODAY, time: '8 PM - 2 AM' }), LATER],
      '2026-11',
    ],
    ['in that month where nothing has a date', '21:30', [someEvent({ id: 'tba', date: 'TBA' })], '2026-11'],
    ['in that month where there is nothing at all', '21:30', [], '2026-11'],
  ])('%s', (_, clock, events, month) => {
    expect(firstMonth(summariesToCome(events, TODAY), at(clock))).toBe(month);
  });
});
