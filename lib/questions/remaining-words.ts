import { categoryRelatedTo } from './category-words.ts';
import type { Sentence } from './sentence.ts';
import stopWords from './words/stop-words.json' with { type: 'json' };
import titleWords from './words/title-words.json' with { type: 'json' };

/** Stop words, which name nothing to search for: English, Spanish, Kriol. */
const ignored = new Set(Object.values(stopWords).flat());

/** Spanish words, Kriol words and other forms, with the word that titles use for them. */
const inTitles = new Map(
  Object.entries(titleWords).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
);

/** Whether a word has a meaning of its own, so that it is not a misspelt place. */
export const isKnownWord = (word: string) =>
  ignored.has(word) || inTitles.has(word) || categoryRelatedTo(word) !== undefined;

/** More would not fit into the search field beside the labels. */
const MAX_WORDS = 5;
const MAX_WORD_LENGTH = 24;

/** The words of a question that remain to be searched, each once, in the form that titles use. */
export function remainingWords(sentence: Sentence): string[] {
  const words = sentence
    .left()
    .filter(({ key }) => !ignored.has(key) && (key.length > 1 || /\d/.test(key)))
    .map(({ raw, key }) => inTitles.get(key) ?? raw.replace(/['´`]/g, '’'))
    .filter((word) => word.length <= MAX_WORD_LENGTH);
  return [...new Set(words)].slice(0, MAX_WORDS);
}
