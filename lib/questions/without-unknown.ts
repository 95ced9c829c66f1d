import type { EventSummary } from '#lib/events/event-summary';
import type { SearchIndex } from '#lib/events/search-events';
import { fold } from '#lib/text/fold';
import { allWordsIn, isEither, isPeople, wordsWithout } from './either-words.ts';
import { categoryRelatedTo } from './parts/category-words.ts';
import { isKnown } from './query-of-search.ts';
import { hasMeaning, isPassedOver } from './remaining-words.ts';
import type { VoiceSearch } from './voice-search.ts';
import kinWords from './words/kin.json' with { type: 'json' };

const isNothing = (search: VoiceSearch) => Object.keys(search).length === 0;

function without({ words = '', ...rest }: VoiceSearch, left: ReadonlySet<string>): VoiceSearch {
  const known = wordsWithout(words, left);
  return { ...rest, ...(known && { words: known }) };
}

/** Words of a culture or a custom by the word that finds more of it: what is punta or hudut is Garifuna. */
const kin = new Map(
  Object.entries(kinWords).flatMap(([topic, words]) =>
    words.split(' ').map((word) => [word, topic] as const),
  ),
);

/** Words without those that are the same but for case and accents. */
const eachOnce = (words: readonly string[]) =>
  [...new Map(words.toReversed().map((word) => [fold(word), word])).values()].toReversed();

/**
 * The search without words that occur in no event. One of a culture leaves that in its place, 'hudut' garifuna, and one that
 * suggests a category the category: 'karaoke' entertainment. `isListed` tells whether a word finds any event. Undefined
 * without such words, or when nothing else is left.
 */
export function withoutUnknown(
  index: SearchIndex,
  search: VoiceSearch,
  isListed: (word: string) => boolean,
): { search: VoiceSearch; unknown: string[] } | undefined {
  const { words = '' } = search;
  const ofKin = new Map(
    allWordsIn(words).flatMap((word) => {
      const more = kin.get(fold(word));
      return more && !isListed(word) && isListed(more) ? [[word, more.split(' ')] as const] : [];
    }),
  );
  const unknown = [...new Set(allWordsIn(words))].filter((word) => !isKnown(index, word) || ofKin.has(word));
  const related = unknown
    .map((word) => (ofKin.has(word) ? undefined : categoryRelatedTo(word)))
    .find(Boolean);
  const asked = words.split(' ').flatMap((word) => ofKin.get(word) ?? word);
  const all = isEither(words) ? asked : eachOnce(asked);
  const { category = related, ...others } = without({ ...search, words: all.join(' ') }, new Set(unknown));
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

/** The parts of a search that events may fit one by one: its category and each of its words; words of which either is enough are one. */
function partsOf({ category, words = '' }: VoiceSearch): Pick<VoiceSearch, 'category' | 'words'>[] {
  const all = isEither(words) ? [words] : words.split(' ').filter(Boolean);
  return [...(category ? [{ category }] : []), ...all.map((word) => ({ words: word }))];
}

/** What was left out of a search. */
export type Dropped = Pick<VoiceSearch, 'category' | 'words'>;

/** A part of each wish that fits, so that no weight of the words comes before one more of them. */
const A_PEOPLE = 0.5;
const RARITY = 0.08;
/** The last word usually names the thing: 'run' of a sunrise run. A word that is so much rarer comes before it. */
const TIMES_RARER = 4;

/**
 * The search with those of its wishes, the category and the words, that most fit an event together: of as many those of
 * which one is a people of Belize, then the last one or those that are much rarer. `find` finds the events of a search. Undefined where no part of the
 * wishes finds any, and where there is only one.
 */
export function mostMatching(
  search: VoiceSearch,
  find: (search: VoiceSearch) => readonly EventSummary[],
): { search: VoiceSearch; dropped: Dropped } | undefined {
  const { category: _, words: __, ...others } = search;
  const parts = partsOf(search);
  if (parts.length < 2) return undefined;
  const found = parts.map((part) => find({ ...others, ...part }));
  const weights = parts.map(({ words = '' }, index) => {
    const rarity = (index === parts.length - 1 ? TIMES_RARER : 1) / (1 + (found[index]?.length ?? 0));
    return 1 + (isPeople({ word: words }) ? A_PEOPLE : 0) + RARITY * Math.min(1, rarity);
  });
  const fitting = new Map<string, { fit: boolean[]; weight: number }>();
  for (const [index, events] of found.entries())
    for (const { id } of events) {
      const { fit, weight } = fitting.get(id) ?? { fit: parts.map(() => false), weight: 0 };
      fitting.set(id, { fit: fit.with(index, true), weight: weight + (weights[index] ?? 0) });
    }
  const best = [...fitting.values()].reduce<{ fit: boolean[]; weight: number } | undefined>(
    (one, other) => (one && one.weight >= other.weight ? one : other),
    undefined,
  );
  if (!best || best.fit.every(Boolean)) return undefined;
  const joined = (isFit: boolean): Dropped => {
    const chosen = parts.filter((_, index) => best.fit[index] === isFit);
    const category = chosen.find((part) => part.category)?.category;
    const words = eachOnce(chosen.flatMap((part) => part.words ?? [])).join(' ');
    return { ...(category && { category }), ...(words && { words }) };
  };
  return { search: { ...others, ...joined(true) }, dropped: joined(false) };
}
