import { eventMoments } from '#lib/events/event-moments';
import { eventState } from '#lib/events/event-state';
import { hourAttributes } from '#lib/events/hour-attributes';
import { isLasting } from '#lib/events/lists/list-place';
import { momentsFromText } from '#lib/events/moments-text';

const MINUTE = 60_000;
const moments = eventMoments({ date: '2026-11-21', time: '8 PM - 1 AM' }, 'America/Belize');
const at = (text: string) => Date.parse(`${text}:00-06:00`);
const midnight = at('2026-11-21T00:00');

describe('the attributes by which a page follows the hour', () => {
  test('have the moments in minutes, the state, and what is said afterwards', () => {
    expect(hourAttributes(moments, at('2026-11-21T19:20'))).toEqual({
      attributes: {
        'data-state': 'soon',
        'data-hour': JSON.stringify([
          midnight / MINUTE,
          midnight / MINUTE + 1500,
          midnight / MINUTE + 1200,
          midnight / MINUTE + 1500,
          1,
          1,
        ]),
        'data-after': 'Ended 1 AM',
      },
      text: 'Starts in 40 minutes',
    });
  });

  test('have no hour where none is known', () => {
    const allDay = eventMoments({ date: '2026-11-21' }, 'America/Belize');
    expect(hourAttributes(allDay, midnight)?.attributes['data-hour']).toMatch(/^\[\d+,\d+,null,null,1,0\]$/);
  });

  test.each([
    ['while its date is to be confirmed', undefined, midnight],
    ['more than three days before', moments, midnight - 3 * 1440 * MINUTE - 1],
    ['after its last day and its stated end', moments, midnight + 1500 * MINUTE],
  ])('are not needed %s', (_, given, now) => {
    expect(hourAttributes(given, now)).toBeUndefined();
  });

  describe('of weeks with other hours on Sundays', () => {
    const weeks = eventMoments(
      { date: '2026-11-21', endDate: '2027-02-26', plainTime: '10 AM - 6 PM; Sun 10 AM - 2 PM' },
      'America/Belize',
    );
    const days = ['2026-11-21', '2026-11-22', '2026-12-18', '2027-01-03', '2027-02-24'];

    test('are worked out once for all that ask', () => {
      const again = eventMoments(
        { date: '2026-11-21', endDate: '2027-02-26', plainTime: '10 AM - 6 PM; Sun 10 AM - 2 PM' },
        'America/Belize',
      );
      expect(again).toBe(weeks);
    });

    test.each(days)('have only what decides the next days, on %s', (day) => {
      expect(hourAttributes(weeks, at(`${day}T12:00`))?.attributes['data-hour'].length).toBeLessThan(260);
    });

    test.each(days)('say the same as all of the hours for three days from %s', (day) => {
      const sent = momentsFromText(hourAttributes(weeks, at(`${day}T00:00`))?.attributes['data-hour'] ?? '');
      for (let hour = 0; hour < 72; hour += 1) {
        const now = at(`${day}T00:00`) + hour * 60 * MINUTE;
        expect([now, eventState(sent, now)]).toEqual([now, eventState(weeks, now)]);
        expect(isLasting(sent, now)).toBe(isLasting(weeks ?? sent, now));
      }
    });
  });
});
