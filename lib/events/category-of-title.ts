import { fold } from '#lib/text/fold';
import type { EventCategory } from './event-category.ts';
import keywords from './title-keywords.json' with { type: 'json' };

type Named = { category: keyof typeof keywords; order: number };

/** The category that each word names, in the singular and the plural. */
const BY_WORD = new Map<string, Named>();
// In the file's order: a word, like a title, can be in several lists, and the first one wins.
for (const [order, [category, words]] of Object.entries(
  keywords satisfies Partial<Record<EventCategory, string>>,
).entries())
  for (const keyword of words.split(', '))
    for (const form of [keyword, `${keyword}s`, `${keyword}es`])
      if (!BY_WORD.has(form)) BY_WORD.set(form, { category: category as keyof typeof keywords, order });

const CARNIVAL = /^carnival(s|es)?$/;

/**
 * The category that a title's words name; undefined when none does. Whole words, plurals in s and es included:
 * `categoryOfTitle('Sunday Brunch')` is not sports, `categoryOfTitle('Horse Races')` is.
 */
export function categoryOfTitle(title: string): EventCategory | undefined {
  const words = new Set(fold(title).match(/[\p{L}\p{N}]+/gu));
  const isLaunch = words.has('launch');
  let first: Named | undefined;
  for (const word of words) {
    const named = isLaunch && CARNIVAL.test(word) ? undefined : BY_WORD.get(word);
    if (named && named.order < (first?.order ?? Number.POSITIVE_INFINITY)) first = named;
  }
  return first?.category;
}
