import { CATEGORY_TABLE } from '#lib/events/category-table';
import { EVENT_CATEGORIES, type EventCategory } from '#lib/events/event-category';
import { phraseKey, type Sentence } from './sentence.ts';

const byName = new Map(
  EVENT_CATEGORIES.flatMap((category) => {
    const { label, shortLabel, spokenWords } = CATEGORY_TABLE[category];
    const labels = [label.en, shortLabel.en, shortLabel.es].map(phraseKey);
    return [...labels, ...spokenWords].map((name) => [name, category] as const);
  }),
);

const byRelatedWord = new Map(
  EVENT_CATEGORIES.flatMap((category) =>
    CATEGORY_TABLE[category].relatedWords.map((word) => [word, category] as const),
  ),
);

/** Whether a word names a category. */
export const isCategoryWord = (word: string) => byName.has(word);

/** The category that would have what a word names, where no event has the word: 'karaoke' suggests entertainment. */
export const categoryRelatedTo = (word: string) => byRelatedWord.get(word);

const LONGEST = 3;

/** Takes the categories out of a question, the first one first. */
export const takeCategories = (sentence: Sentence): EventCategory[] =>
  sentence.takeAll(LONGEST, (phrase) => byName.get(phrase));
