import type { EventQuery } from '#lib/events/event-filters';

/** What the assistant is asked for, typed, spoken or through a live session; an absent field asks for all. */
export type VoiceSearch = Omit<EventQuery, 'saved' | 'words'> & {
  words?: string;
  /** The visitor's own place, once it is known. */
  nearMe?: boolean;
};

/**
 * What became of it: how many events there are, and what was understood, in words; and whether they are of all places
 * because the visitor's own is not known.
 */
export type VoiceOutcome = { count: number; labels: readonly string[]; placeUnknown?: boolean };
