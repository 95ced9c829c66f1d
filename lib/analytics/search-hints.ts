import type { VariantOf } from './experiments.ts';

/** What the search box of every page suggests. Each example finds something in most weeks of a year. */
export const SEARCH_HINTS: Record<VariantOf<'search-hint'>, string> = {
  words: 'Try “drums”, “Dangriga” or “free”',
  question: 'Try “free parade” or “parade in San Pedro”',
};
