import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { type EventFilters, MAX_QUERY_LENGTH } from '#lib/events/event-filters';
import type { EventChoices } from '#lib/events/lists/event-choices';
import type { SearchIndex } from '#lib/events/search-events';
import { fold } from '#lib/text/fold';
import { belizeDay, minutesOfDay } from '#lib/time/calendar-day';
import { type Understanding, understandQuestion } from './understand-question.ts';
import { wordsOfLabels } from './voice-query.ts';
import type { VoiceSearch } from './voice-search.ts';
import phrases from './words/phrases.json' with { type: 'json' };

type TypedContext = {
  /** Milliseconds since 1970. */
  now: number;
  choices: EventChoices;
  index: () => SearchIndex;
  celebrations?: readonly KnownCelebration[] | undefined;
};

const phraseOf = (text: string) => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
const MIN_TITLE_WORDS = 3;
/** Words that ask for everything by themselves. */
const everything = new Set(phrases.everything);

/** Whether a text of several words names nothing at all and stands in no event: 'what is on' asks for everything. */
function asksForEverything(text: string, index: () => SearchIndex): boolean {
  const phrase = phraseOf(text);
  return (
    (/ /.test(phrase) || everything.has(phrase)) &&
    !index().texts.some((event) => event.includes(` ${phrase} `))
  );
}

/** Whether the typed text stands just so in an event: 'Saturday Farmers Market' is a name and no day. */
function isName(text: string, { search }: Understanding, index: () => SearchIndex): boolean {
  const phrase = phraseOf(text);
  if (phrase.split(' ').length < MIN_TITLE_WORDS || !(search.words || search.category)) return false;
  return index().texts.some((event) => event.includes(` ${phrase} `));
}

/** A text without its last word where it is as long as the field allows: that may be cut. */
const wholeWords = (text: string) => (text.length < MAX_QUERY_LENGTH ? text : text.replace(/\s+\S*$/, ''));

/** What was understood of typed words; where they are searched as they are, the celebration that they name. */
export type Understood = {
  understood?: Understanding;
  named?: Pick<Understanding, 'celebration' | 'language'>;
};

/** Understands what is typed in the filters: a question, or words that are searched as they are. */
export function understandTyped(
  filters: EventFilters,
  { now, choices, celebrations, index }: TypedContext,
): Understood {
  const { q } = filters;
  if (!q.trim()) return {};
  const understood = understandQuestion(wholeWords(q), {
    today: belizeDay(now),
    minutes: minutesOfDay(now),
    places: choices.cities,
    celebrations,
    isName: (word) => index().words.has(word),
  });
  // Words that name nothing are searched as they are: 'day'.
  const { unread, refused } = understood;
  const isNothing =
    Object.keys(understood.search).length === 0 && unread.length === 0 && refused.length === 0;
  const isSearched = isNothing && !understood.help && !asksForEverything(q, index);
  const { celebration, language } = understood;
  // Its name may stand in a title too: 'la ruta maya' is searched as it is, and when that is is said.
  const named = celebration && { celebration, language };
  return isSearched || isName(q, understood, index) ? { ...(named && { named }) } : { understood };
}

/** What the assistant's own text says beyond its filters. */
export function saidByLabels(
  q: string,
  { now, choices }: Pick<TypedContext, 'now' | 'choices'>,
): VoiceSearch {
  const text = wordsOfLabels(q);
  if (!text) return {};
  const { region, weekday, status, refused } = understandQuestion(
    text.replace(/((?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days)/, '$1 in may'),
    {
      today: belizeDay(now),
      places: choices.cities,
    },
  ).search;
  return {
    ...(region && { region }),
    ...(weekday !== undefined && { weekday }),
    ...(status && { status }),
    ...(refused && { refused }),
  };
}
