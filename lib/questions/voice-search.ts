import type { EventQuery } from '#lib/events/event-filters';
import type { AskedWeekday } from './days/weekday-sets.ts';
import type { Region } from './parts/regions.ts';
import type { AskedStatus } from './parts/status-words.ts';

/** A search of the assistant, typed, spoken or through a live session; an absent field leaves out nothing. */
export type VoiceSearch = Omit<EventQuery, 'saved' | 'words'> & {
  words?: string;
  /** Events near the visitor were asked for; `city` is set once the visitor's city is known. */
  nearMe?: boolean;
  /** A part of the country, in place of a city. */
  region?: Region;
  /** Only on this day of the week, or on these: 'sundays in march', 'on weekdays'. */
  weekday?: AskedWeekday;
  status?: AskedStatus;
  /** What was refused: events that fit it are left out. `text` is how it was written. */
  refused?: readonly { text: string; search: VoiceSearch }[];
};

/** An event as it is read out in a live conversation; with its status where it has one. */
export type SpokenEvent = {
  title: string;
  day: string;
  time?: string;
  place: string;
  cost?: string;
  status?: string;
};

/**
 * The number of events found, the labels of the search, the first events, those that were asked for and do not take
 * place, whether all places were searched as the visitor's is unknown, whether the events are only near to what was
 * asked for, and of a celebration that the words name what and when it is.
 */
export type VoiceOutcome = {
  count: number;
  labels: readonly string[];
  events?: readonly SpokenEvent[];
  off?: readonly SpokenEvent[];
  placeUnknown?: boolean;
  isNearest?: boolean;
  celebration?: string;
};
