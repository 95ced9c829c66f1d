import { partOfBelizeDay } from '#lib/time/calendar-day';
import type { EventState } from '../event-state.ts';

/**
 * What a list makes of a state by the hour. `late`: it is today without an hour, and from 22:00 on nobody can count on it
 * any more than on what begins later.
 */
export type ListPlace = EventState['kind'] | 'late';

/** The order of places: what can be done soonest first, what is over at the end of its day. */
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

const LATE = 22 / 24;

/** The place of an event with a state, at an instant in milliseconds since 1970. */
export const placeInList = ({ kind }: EventState, now: number): ListPlace =>
  kind === 'today' && partOfBelizeDay(now) >= LATE ? 'late' : kind;

/** By these numbers a list is sorted, also when the hour changes on an open page: see components/inline-scripts/hour.ts. */
export const orderOf = (place: ListPlace): number => ORDER[place];

/** Whether the place is one of the day that runs; what is on since yesterday has it too. */
export const isOfToday = (place: ListPlace): boolean => orderOf(place) <= orderOf('over');
