import type { EventStatus } from '#lib/events/event-status';
import { countWithOff } from '#lib/events/lists/count-of-events';

const some = (statuses: readonly EventStatus[]) => statuses.map((status) => ({ status }));

describe('The number of the events below a heading', () => {
  test.each<[EventStatus[], string]>([
    [[], 'No events'],
    [['scheduled'], '1 event'],
    [['scheduled', 'sold-out'], '2 events'],
    [['scheduled', 'scheduled', 'postponed'], '2 events and 1 postponed'],
    [['scheduled', 'cancelled', 'cancelled'], '1 event and 2 cancelled'],
    [['scheduled', 'postponed', 'cancelled'], '1 event and 2 cancelled or postponed'],
    [['postponed'], '1 postponed'],
  ])('of the statuses %j is %j, so that it is that of the cards', (statuses, words) => {
    expect(countWithOff(some(statuses))).toBe(words);
  });
});
