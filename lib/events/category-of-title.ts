import { fold } from '#lib/text/fold';
import type { EventCategory } from './event-category.ts';
import keywords from './title-keywords.json' with { type: 'json' };

// Checked in the file's order: a title can match several lists, and the first one wins.
const RULES = Object.entries(keywords satisfies Partial<Record<EventCategory, string>>).map(
  ([category, words]) => ({ category: category as keyof typeof keywords, words: words.split(', ') }),
);

/**
 * The category that a title's words name; 'cultural' when none does. Whole words, plurals in s and es included:
 * `categoryOfTitle('Sunday Brunch')` is not sports, `categoryOfTitle('Horse Races')` is.
 */
export function categoryOfTitle(title: string): EventCategory {
  const words = new Set(fold(title).match(/[\p{L}\p{N}]+/gu));
  const names = (keyword: string) =>
    [keyword, `${keyword}s`, `${keyword}es`].some((form) => words.has(form)) &&
    !(keyword === 'carnival' && words.has('launch'));
  return RULES.find((rule) => rule.words.some(names))?.category ?? 'cultural';
}
