import type { SearchIndex } from '#lib/events/search-events';
import { allWordsIn, wordsWithout } from './either-words.ts';
import { categoryRelatedTo } from './parts/category-words.ts';
import { isKnown } from './query-of-search.ts';
import { hasMeaning, isPassedOver } from './remaining-words.ts';
import type { VoiceSearch } from './voice-search.ts';

const isNothing = (search: VoiceSearch) => Object.keys(search).length === 0;

function without({ words = '', ...rest }: VoiceSearch, left: ReadonlySet<string>): VoiceSearch {
  const known = wordsWithout(words, left);
  return { ...rest, ...(known && { words: known }) };
}

/**
 * The search without words that occur in no event. A word that suggests a category leaves it in its place: 'karaoke'
 * entertainment. Undefined without such words, or when nothing else is left.
 */
export function withoutUnknown(
  index: SearchIndex,
  search: VoiceSearch,
): { search: VoiceSearch; unknown: string[] } | undefined {
  const unknown = [...new Set(allWordsIn(search.words))].filter((word) => !isKnown(index, word));
  const related = unknown.map(categoryRelatedTo).find(Boolean);
  const { category = related, ...others } = without(search, new Set(unknown));
  const remaining: VoiceSearch = { ...others, ...(category && { category }) };
  return unknown.length > 0 && !isNothing(remaining)
    ? { search: remaining, unknown: unknown.filter((word) => !isPassedOver(word)) }
    : undefined;
}

/**
 * The search without words that neither an event nor a table knows: 'opera tonight' asks for tonight. A word that means
 * something stays, since that there is none of it is the answer. The words alone stay too.
 */
export function withoutNonsense(
  index: SearchIndex,
  search: VoiceSearch,
  isTyping = false,
): { search: VoiceSearch; unknown: string[] } {
  const words = allWordsIn(search.words);
  const unknown = [...new Set(words)].filter(
    (word) => !hasMeaning(word) && !isKnown(index, word, isTyping && word === words.at(-1)),
  );
  const remaining = without(search, new Set(unknown));
  return isNothing(remaining) ? { search, unknown: [] } : { search: remaining, unknown };
}
