import type { EventState } from '../event-state.ts';

/** The place of an event in a list is that of its state by the hour. */
export type ListPlace = EventState['kind'];

/** What can be done soonest first, what is over at the end of its day. */
const ORDER = {
  now: 0,
  soon: 1,
  later: 2,
  tonight: 2,
  today: 3,
  late: 3,
  over: 4,
  tomorrow: 5,
  coming: 5,
  undated: 5,
} as const satisfies Record<ListPlace, number>;

/** By these numbers a list is sorted, also when the hour changes on an open page: see components/inline-scripts/hour.ts. */
export const orderOf = (place: ListPlace): number => ORDER[place];

/** Whether the place is one of the day that runs; what is on since yesterday has it too. */
export const isOfToday = (place: ListPlace): boolean => orderOf(place) <= orderOf('over');
