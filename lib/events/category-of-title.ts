import { fold } from '#lib/text/fold';
import { CATEGORY_TABLE } from './category-table.ts';
import { EVENT_CATEGORIES, type EventCategory } from './event-category.ts';

// Checked in the order of their priorities: a title can match several lists, and the first one wins.
const RULES = EVENT_CATEGORIES.flatMap((category) => {
  const { titleKeywords } = CATEGORY_TABLE[category];
  return titleKeywords ? [{ category, ...titleKeywords }] : [];
}).sort((one, other) => one.priority - other.priority);

/**
 * The category that a title's words name; 'cultural' when none does. Whole words, plurals in s and es included:
 * `categoryOfTitle('Sunday Brunch')` is not sports, `categoryOfTitle('Horse Races')` is.
 */
export function categoryOfTitle(title: string): EventCategory {
  const words = new Set(fold(title).split(/[^\p{L}\p{N}]+/u));
  const names = (keyword: string) =>
    [keyword, `${keyword}s`, `${keyword}es`].some((form) => words.has(form)) &&
    !(keyword === 'carnival' && words.has('launch'));
  return RULES.find((rule) => rule.words.some(names))?.category ?? 'cultural';
}
