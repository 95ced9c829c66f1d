import { eventMoments } from '#lib/events/event-moments';
import { hourAttributes } from '#lib/events/hour-attributes';

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
});
