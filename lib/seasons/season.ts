import type { FactSentence, FactSource } from '#lib/celebrations/celebration';

/** What is known of a month of every year, as it was handed over: nothing is added to it, no figure above all. */
export type Season = {
  season: readonly FactSentence[];
  visitorsShouldKnow: readonly FactSentence[];
  /** Slugs of the celebrations that can fall in it. */
  celebrated: readonly string[];
  /** Where the sentences were read, each once. */
  sources: readonly FactSource[];
};
