import type { SearchIndex } from '#lib/events/search-events';
import { allWordsIn } from './either-words.ts';
import { isKnown } from './query-of-search.ts';
import { hasMeaning } from './remaining-words.ts';
import { meaningOf } from './sentence/known-words.ts';
import type { VoiceSearch } from './voice-search.ts';

const wordsOf = ({ words }: VoiceSearch) => allWordsIn(words);

/** Whether a question that another page answers names no event as well: 'tickets for the gala' does. */
export function isHelpOnly(search: VoiceSearch, index: SearchIndex): boolean {
  const isEvent = (word: string) => isKnown(index, word) && !meaningOf(index, word).isTypo;
  return search.category === undefined && !wordsOf(search).some(isEvent);
}

/** Whether a search is nothing but words that neither an event nor a table knows. */
export function isUnclear(
  { words = '', ...others }: VoiceSearch,
  index: SearchIndex,
  isTyping = false,
): boolean {
  const all = wordsOf({ words });
  return (
    all.length > 0 &&
    Object.keys(others).length === 0 &&
    all.every((word) => !hasMeaning(word) && !isKnown(index, word, isTyping && word === all.at(-1)))
  );
}
