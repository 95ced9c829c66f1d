import { DAY_MS } from '#lib/time/durations';
import type { DecidingMoments, EventState } from '../event-state.ts';

/** The place of an event in a list is that of its state by the hour. */
export type ListPlace = EventState['kind'];

/** What can be done soonest first, what is over at the end of its day. The gap is for what lasts. */
const ORDER = {
  now: 0,
  soon: 1,
  later: 2,
  tonight: 2,
  today: 3,
  late: 3,
  over: 8,
  tomorrow: 9,
  coming: 9,
  undated: 9,
} as const satisfies Record<ListPlace, number>;
const LASTING = 4;

/**
 * Whether an event was on yesterday and is on tomorrow, like an exhibition of some weeks: what is on today alone comes
 * before it. One whose last night ends after midnight counts until then.
 */
export const isLasting = (moments: Pick<DecidingMoments, 'opens' | 'closes'>, now: number): boolean =>
  now - moments.opens >= DAY_MS && moments.closes - now > DAY_MS;

/**
 * By these numbers a list is sorted, also when the hour changes on an open page: see components/inline-scripts/hour.ts.
 * What has no place by the hour has the last, in the style sheets too.
 */
export const orderOf = (place: ListPlace, lasts = false): number =>
  ORDER[place] + (lasts && ORDER[place] < LASTING ? LASTING : 0);

/** Whether the place is one of today; what is on since yesterday has it too. */
export const isOfToday = (place: ListPlace): boolean => orderOf(place) <= orderOf('over');
