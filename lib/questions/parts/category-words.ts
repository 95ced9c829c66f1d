import { EVENT_CATEGORIES, type EventCategory } from '#lib/events/event-category';
import { numberNamed } from '../days/date-words.ts';
import type { Sentence } from '../sentence/sentence.ts';
import words from '../words/categories.json' with { type: 'json' };

type Noun = Readonly<{ one: string; many: string }>;
type CategoryWords = Readonly<{
  names: string;
  searchWords: string;
  relatedWords: string;
  noun: Readonly<{ en: Noun; es: Noun }>;
}>;
const WORDS: Record<EventCategory, CategoryWords> = words;

const listOf = (text: string) => text.split(', ').filter(Boolean);
const categoriesBy = (part: 'names' | 'relatedWords' | 'searchWords') =>
  new Map(
    EVENT_CATEGORIES.flatMap((category) =>
      listOf(WORDS[category][part]).map((name) => [name, category] as const),
    ),
  );
const byName = categoriesBy('names');
// A word that stands for a category in titles suggests it too, where nothing else does: 'yoga' health.
const byRelatedWord = new Map([...categoriesBy('searchWords'), ...categoriesBy('relatedWords')]);

/** Whether a word names a category. */
export const isCategoryWord = (word: string) => byName.has(word);

/** The category to search when no event contains a word: 'karaoke' suggests entertainment. */
export const categoryRelatedTo = (word: string) => byRelatedWord.get(word);

/** The category that a word names: 'kids' is family. */
export const categoryNamed = (word: string) => byName.get(word);

/** Words of titles that mean a category, since few rows of the sheet name theirs. */
export const searchWordsOf = (category: EventCategory) => listOf(WORDS[category].searchWords);

/** The words and phrases that name a category. */
export const wordsNamingCategory = (category: EventCategory) => listOf(WORDS[category].names);

/** One word that names a category. */
export const categoryWord = (category: EventCategory) =>
  listOf(WORDS[category].names).find((name) => /^[a-z]+$/.test(name)) ?? category;

/** The noun for events of a category, singular and plural: '1 parade', '2 parades'. */
export const categoryNoun = (category: EventCategory, language: keyof CategoryWords['noun']): Noun =>
  WORDS[category].noun[language];

const MAX_PHRASE_WORDS = 3;

/** What is said of children and names nothing to search for: 'small children', 'niños pequeños'. */
const OF_CHILDREN =
  /^(?:small|young|younger|little|lee|smaal|tiny|older|pequen[oa]s?|chic[oa]s?|chiquit[oa]s?)$/;

/** Takes the categories out of a question, in the order in which they are named. */
export function takeCategories(sentence: Sentence): EventCategory[] {
  const found = sentence.takeAll(MAX_PHRASE_WORDS, (phrase) => byName.get(phrase), 'category');
  for (const position of sentence.positionsOf('category')) {
    if (byName.get(sentence.at(position)) !== 'family') continue;
    for (const beside of [position - 1, position + 1])
      if (sentence.takenAs(beside) === undefined && OF_CHILDREN.test(sentence.at(beside)))
        sentence.take(beside, 1);
  }
  return found;
}

/** A category as it was named: its words by their position. */
type NamedCategory = { category: EventCategory; position: number; length: number };

/** The categories that were taken out of a question, each with all the words that name it: 'trade shows' is one. */
export function namedCategories(sentence: Sentence): NamedCategory[] {
  const named: NamedCategory[] = [];
  const isTaken = (position: number) => sentence.takenAs(position) === 'category';
  for (let position = 0; position < sentence.words.length; ) {
    let length = MAX_PHRASE_WORDS;
    let category: EventCategory | undefined;
    for (; length > 0 && !category; length -= 1) {
      const all = Array.from({ length }, (_, index) => position + index);
      if (all.every(isTaken)) category = byName.get(all.map((at) => sentence.at(at)).join(' '));
    }
    if (category) named.push({ category, position, length: length + 1 });
    position += category ? length + 1 : 1;
  }
  return named;
}

const MAX_CHILD_AGE = 12;
const MAX_AGE_WORDS = 5;
const AGE =
  /^(?:(\w+) (?:(?:and|or|to|y|o|a) \w+ )?(?:years?|yrs?) olds?|aged? (\w+)|ages (\d+)(?:-\d+| (?:and|or|to) \d+)|(?:is|turning|turns|about) (\d+) (?:this year|years|today)|(?:kids?|children|pikni|ninos|ninas) (?:under|below|over|of|menores de|de) (?:the age of )?(\d+)|de (\w+) anos|(\d+) ?yo|(?:theyre|they are|hes|he is|shes|she is|tienen|tiene) (\d+)(?: (?:and|or|y|o) \d+)?)$/;

/** Takes the ages out of a question, before they are read as dates: 'a 5 year old', 'de 5 años'. Children are family. */
export function takeAges(sentence: Sentence): EventCategory[] {
  const ages = sentence.takeAll(
    MAX_AGE_WORDS,
    (phrase) => {
      const [, ...all] = AGE.exec(phrase) ?? [];
      return numberNamed(all.find(Boolean) ?? '');
    },
    'category',
  );
  return ages.some((age) => age <= MAX_CHILD_AGE) ? ['family'] : [];
}
