import { slug } from '#lib/text/slug';
import { CATEGORY_TABLE } from '../category-table.ts';
import { EVENT_CATEGORIES, type EventCategory } from '../event-category.ts';

/** 'Food & Markets', 'food and markets' and 'Comida y mercados' without what joins their words. */
const categoryKey = (text: string) => slug(text).replace(/-(?:and|or|y|e|o|u)(?=-)/g, '');

const BY_WORDS = new Map<string, EventCategory>();
// Keys first: a label of one category may be the key of another.
for (const category of EVENT_CATEGORIES) BY_WORDS.set(category, category);
for (const category of EVENT_CATEGORIES) {
  const { label, shortLabel, noun } = CATEGORY_TABLE[category];
  for (const names of [label, shortLabel])
    for (const name of [names.en, names.es])
      if (!BY_WORDS.has(categoryKey(name))) BY_WORDS.set(categoryKey(name), category);
  for (const name of [noun.en.one, noun.en.many, noun.es.one, noun.es.many])
    if (!BY_WORDS.has(categoryKey(name))) BY_WORDS.set(categoryKey(name), category);
}

/** The category that a cell names by its key or by one of its labels, English or Spanish: 'food', 'Comida'. */
export const categoryFromWords = (cell: string): EventCategory | undefined => BY_WORDS.get(categoryKey(cell));
