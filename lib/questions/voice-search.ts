import type { EventCategory } from '#lib/events/event-category';
import type { When } from '#lib/events/event-filters';

/** What somebody asked the assistant for, typed, spoken or through a live session; an absent field asks for all. */
export type VoiceSearch = {
  category?: EventCategory;
  /** A place's slug, or a district's value like 'cayo-district'. */
  city?: string;
  /** The visitor's own place, once it is known. */
  nearMe?: boolean;
  when?: When;
  /** What is left to look for in titles, venues and descriptions. */
  words?: string;
};

/**
 * What became of it: how many events there are, and what was understood, in words; and whether they are of all places
 * because the visitor's own is not known.
 */
export type VoiceOutcome = { count: number; labels: readonly string[]; placeUnknown?: boolean };
