import { EVENT_CATEGORIES, type EventCategory } from '#lib/events/event-category';
import type { VoiceLanguage } from './question-language.ts';
import type { Sentence } from './sentence.ts';
import words from './words/categories.json' with { type: 'json' };

type Noun = Readonly<{ one: string; many: string }>;
type CategoryWords = Readonly<{
  names: string;
  searchWords: string;
  relatedWords: string;
  noun: Record<VoiceLanguage, Noun>;
}>;
const WORDS: Record<EventCategory, CategoryWords> = words;

const listOf = (text: string) => text.split(', ').filter(Boolean);
const categoriesBy = (part: 'names' | 'relatedWords') =>
  new Map(
    EVENT_CATEGORIES.flatMap((category) =>
      listOf(WORDS[category][part]).map((name) => [name, category] as const),
    ),
  );
const byName = categoriesBy('names');
const byRelatedWord = categoriesBy('relatedWords');

/** Whether a word names a category. */
export const isCategoryWord = (word: string) => byName.has(word);

/** The category that would have what a word names, where no event has the word: 'karaoke' suggests entertainment. */
export const categoryRelatedTo = (word: string) => byRelatedWord.get(word);

/** What to search instead of a category, since few rows of a sheet name theirs. */
export const searchWordsOf = (category: EventCategory) => listOf(WORDS[category].searchWords);

/** How the events of a category are counted: '1 parade', '2 parades'. */
export const categoryNoun = (category: EventCategory, language: VoiceLanguage): Noun =>
  WORDS[category].noun[language];

const LONGEST = 3;

/** Takes the categories out of a question, the first one first. */
export const takeCategories = (sentence: Sentence): EventCategory[] =>
  sentence.takeAll(LONGEST, (phrase) => byName.get(phrase));
