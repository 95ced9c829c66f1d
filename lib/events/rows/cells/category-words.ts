import { slug } from '#lib/text/slug';
import { CATEGORY_TABLE } from '../../category-table.ts';
import { EVENT_CATEGORIES, type EventCategory } from '../../event-category.ts';

/** 'Food & Markets', 'food and markets' and 'Comida y mercados' without what joins their words. */
const categoryKey = (text: string) => slug(text).replace(/-(?:and|or|y|e|o|u)(?=-)/g, '');

/** The forms of a key in the singular and the plural: 'sport' of 'sports', 'oficiales' of 'oficial', 'families' of 'family'. */
function formsOf(key: string): string[] {
  const plurals = [`${key}s`, `${key}es`, key.replace(/(?<=[^aeiou])y$/, 'ies')];
  const singulars = [key.replace(/s$/, ''), key.replace(/es$/, ''), key.replace(/ies$/, 'y')];
  return [key, ...plurals, ...singulars];
}

const BY_WORDS = new Map<string, EventCategory>();
const add = (names: readonly string[], category: EventCategory, forms: (key: string) => string[]) => {
  for (const key of names.map(categoryKey).flatMap(forms))
    if (!BY_WORDS.has(key)) BY_WORDS.set(key, category);
};
const asItIs = (key: string) => [key];
const namesOf = (category: EventCategory) => {
  const { label, shortLabel, noun } = CATEGORY_TABLE[category];
  const nouns = [noun.en.one, noun.en.many, noun.es.one, noun.es.many];
  return [category, label.en, label.es, shortLabel.en, shortLabel.es, ...nouns];
};
/** The words of a label of two: 'food' and 'markets' of 'Food & Markets'. */
const wordsOf = (category: EventCategory) => {
  const { label } = CATEGORY_TABLE[category];
  return [label.en, label.es]
    .flatMap((name) => name.split(/ (?:&|and|y) /))
    .filter((name) => !name.includes(' '));
};
// Keys first: a label of one category may be the key of another. Then labels, and last their other forms.
for (const category of EVENT_CATEGORIES) add([category], category, asItIs);
for (const category of EVENT_CATEGORIES) add(namesOf(category), category, asItIs);
for (const category of EVENT_CATEGORIES) add([...namesOf(category), ...wordsOf(category)], category, formsOf);

/** The category that a cell names by its key or by one of its labels, English or Spanish, in the singular or the plural: 'food', 'Comida', 'sport'. */
export const categoryFromWords = (cell: string): EventCategory | undefined => BY_WORDS.get(categoryKey(cell));
