import type { EventQuery } from '#lib/events/event-filters';

/** A search of the assistant, typed, spoken or through a live session; an absent field leaves out nothing. */
export type VoiceSearch = Omit<EventQuery, 'saved' | 'words'> & {
  words?: string;
  /** Events near the visitor were asked for; `city` is set once the visitor's city is known. */
  nearMe?: boolean;
};

/**
 * The number of events found, the labels of the search, and whether all places were searched as the visitor's is
 * unknown.
 */
export type VoiceOutcome = { count: number; labels: readonly string[]; placeUnknown?: boolean };
