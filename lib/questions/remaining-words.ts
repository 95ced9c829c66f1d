import { categoryRelatedTo } from './category-words.ts';
import type { Sentence } from './sentence.ts';
import stopWords from './words/stop-words.json' with { type: 'json' };
import titleWords from './words/title-words.json' with { type: 'json' };

/** Words of a question that name nothing to look for: English, Spanish, Kriol. */
const ignored = new Set(Object.values(stopWords).flat());

/** Spanish words, Kriol ones and other forms, with the word that titles have for them. */
const inTitles = new Map(
  Object.entries(titleWords).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
);

/** Whether a word has a meaning of its own, so that it is no misspelt place. */
export const isKnownWord = (word: string) =>
  ignored.has(word) || inTitles.has(word) || categoryRelatedTo(word) !== undefined;

/** More would not fit the search beside the labels. */
const MOST_WORDS = 5;
const LONGEST_WORD = 24;

/** The words of a question that are left to look for, each once, as titles have them. */
export function remainingWords(sentence: Sentence): string[] {
  const words = sentence
    .left()
    .filter(({ key }) => !ignored.has(key) && (key.length > 1 || /\d/.test(key)))
    .map(({ raw, key }) => inTitles.get(key) ?? raw.replace(/['´`]/g, '’'))
    .filter((word) => word.length <= LONGEST_WORD);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
