import type { VariantOf } from './experiments.ts';

/** The placeholder of the search box. Each example finds events in most weeks of a year. */
export const SEARCH_HINTS: Record<VariantOf<'search-hint'>, string> = {
  words: 'Try “drums”, “Dangriga” or “free”',
  question: 'Try “free parade” or “parade in San Pedro”',
};
