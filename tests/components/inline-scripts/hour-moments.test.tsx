import type { TimedEvent } from '#lib/events/event-hours';
import { type EventMoments, eventMoments } from '#lib/events/event-moments';
import { eventState, eventStateText } from '#lib/events/event-state';
import { textFromMoments } from '#lib/events/moments-text';
import { DAY_MS, HOUR_MS } from '#lib/time/durations';
import { INLINE_SCRIPTS } from '../../../components/inline-scripts/compiled.ts';

const BELIZE = 'America/Belize';
const EVENTS: [string, TimedEvent, string | undefined][] = [
  ['with a beginning and an end', { date: '2026-11-19', time: '1 PM - 4 PM' }, BELIZE],
  ['without a known end', { date: '2026-11-19', time: '5:30 AM' }, BELIZE],
  ['in the evening', { date: '2026-11-19', time: '5 PM - 9 PM' }, BELIZE],
  ['past midnight', { date: '2026-11-19', time: '8 PM - 1 AM' }, BELIZE],
  ['at midnight', { date: '2026-11-19', time: '12:30 AM - 2 AM' }, BELIZE],
  ['without an hour', { date: '2026-11-19' }, BELIZE],
  [
    'of three days with the same hours',
    { date: '2026-11-19', endDate: '2026-11-21', time: '10 AM - 6 PM' },
    BELIZE,
  ],
  ['of three days without a known end', { date: '2026-11-19', endDate: '2026-11-21', time: '10 AM' }, BELIZE],
  [
    'of three days, the last with other hours',
    { date: '2026-11-19', endDate: '2026-11-21', time: 'x', plainTime: '10 AM - 6 PM; Sat 8 AM - 2 PM' },
    BELIZE,
  ],
  [
    'of three days, the first and the last with other hours',
    {
      date: '2026-11-19',
      endDate: '2026-11-21',
      time: 'x',
      plainTime: '10 AM - 6 PM; 2026-11-19 6 PM - 10 PM; Sat 6 PM - 1 AM',
    },
    BELIZE,
  ],
  ['of three days without an hour', { date: '2026-11-19', endDate: '2026-11-21' }, BELIZE],
  [
    'of three days as one',
    { date: '2026-11-19', endDate: '2026-11-21', time: '9 AM', endTime: '11 PM' },
    BELIZE,
  ],
  ['in London, on its afternoon', { date: '2026-11-19', time: '1 PM - 4 PM' }, 'Europe/London'],
  ['in Los Angeles, in its evening', { date: '2026-11-19', time: '9 PM - 11 PM' }, 'America/Los_Angeles'],
  ['where the clocks are not known', { date: '2026-11-19', time: '1 PM' }, undefined],
];

/** The instants at which something changes, and those just before and after them. */
function instantsAround({ opens, closes, starts, ends, later }: EventMoments): number[] {
  const daily = [starts, starts && starts - HOUR_MS, ends].filter((instant) => instant !== undefined);
  const moments = [
    opens - DAY_MS,
    opens,
    closes,
    ...[0, 1, 2, 3].flatMap((day) => daily.map((at) => at + day * DAY_MS)),
  ];
  return [
    ...moments.flatMap((moment) => [moment - 1, moment, moment + 1]),
    ...(later ? instantsAround(later) : []),
  ];
}

beforeAll(() => {
  // biome-ignore lint/security/noGlobalEval: runs the script like a browser
  window.eval(INLINE_SCRIPTS.hour);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(EVENTS)(
  'of an event %s the script says what the rule says, before, at and after each moment',
  (_, event, zone) => {
    const moments = eventMoments(event, zone) as EventMoments;
    const hour = textFromMoments(moments);
    document.body.innerHTML = `<ul><li><a data-hour="${hour}" data-after="${moments.afterwards}"><b data-says=""></b></a></li></ul>`;
    const link = document.querySelector('a') as HTMLElement;
    for (const now of instantsAround(moments)) {
      jest.setSystemTime(now);
      document.dispatchEvent(new Event('visibilitychange'));
      const state = eventState(moments, now);
      expect([now, link.dataset.state, link.textContent, link.closest('li')?.hidden]).toEqual([
        now,
        state.kind,
        eventStateText(state, moments.afterwards),
        now >= moments.closes,
      ]);
    }
  },
);
