import { expect, test } from '@jest/globals';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { finishSlices } from '#lib/time/slices';
import { placesToChoose } from '#lib/voice/places-to-choose';
import { someSummary } from '../../support/events/some-event.ts';

const NOW = Date.parse('2026-11-20T15:00:00-06:00');
const inHopkins = { city: 'Hopkins', place: 'hopkins' };
const events = [
  someSummary({ id: 'open' }),
  someSummary({ id: 'over', time: '8 AM - 10 AM' }),
  someSummary({ id: 'cancelled', status: 'cancelled' }),
  someSummary({ id: 'postponed', status: 'postponed', date: '2026-11-21' }),
  someSummary({ id: 'later', date: '2026-11-22' }),
  someSummary({ id: 'elsewhere', status: 'cancelled', ...inHopkins }),
];
const calendar = {
  events,
  index: finishSlices(searchIndexSlices(events)),
  choices: choicesOf(events),
};

test.each([
  ['an event that is over, cancelled or postponed is not counted', {}, [['dangriga', 2]]],
  [
    'who asks what is cancelled has those counted',
    { status: 'cancelled' },
    [
      ['dangriga', 1],
      ['hopkins', 1],
    ],
  ],
] as const)(
  'Beside a place to choose stands how many of its events can be gone to: %s',
  (_, search, expected) => {
    expect(placesToChoose(calendar, search, NOW).map(({ value, count }) => [value, count])).toEqual(expected);
  },
);
