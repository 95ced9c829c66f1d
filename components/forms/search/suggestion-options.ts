import type { EventSummary } from '#lib/events/event-summary';
import type { CityChoice } from '#lib/events/lists/count-choices';
import type { SearchSuggestions } from '#lib/questions/search-suggestions';

/** One line of the suggestions, and what it leads to. */
export type SuggestionOption =
  | { kind: 'event'; event: EventSummary }
  | { kind: 'place'; place: CityChoice }
  | { kind: 'page'; label: string; address: string }
  | { kind: 'recent'; words: string }
  | { kind: 'forget' }
  | { kind: 'all'; count: number };

/** Tells an option from the others of a list. */
export function keyOf(option: SuggestionOption): string {
  if (option.kind === 'event') return `event ${option.event.id}`;
  if (option.kind === 'place') return `place ${option.place.value}`;
  if (option.kind === 'page') return `page ${option.address}`;
  return option.kind === 'recent' ? `recent ${option.words}` : option.kind;
}

/** The id of an option's element; by its key, so that it stays the same where the option moves. */
export const optionId = (listId: string, option: SuggestionOption): string =>
  `${listId}-option-${encodeURIComponent(keyOf(option))}`;

export type SuggestionGroup = { title: string; options: readonly SuggestionOption[] };

/** Whether one of the groups has the option with a key. */
export const hasOption = (groups: readonly SuggestionGroup[], key: string): boolean =>
  groups.some(({ options }) => options.some((option) => keyOf(option) === key));

/** What was found, and for which words. */
export type Found = { words: string; suggestions: SearchSuggestions | undefined };

/**
 * The suggestions to show for the typed words. Until those for a new letter are there, the former events stay, without
 * their number; but it is not said of other words that nothing fits, nor what answers these.
 */
export function suggestionsWhileTyping(
  found: Found | undefined,
  typed: string,
): SearchSuggestions | undefined {
  if (!found?.suggestions || found.words === typed) return found?.suggestions;
  const { events, places, celebrations, nothing } = found.suggestions;
  if (nothing) return undefined;
  const pages = celebrations.map(({ label, address }) => ({ label, address }));
  return { events, places, celebrations: pages, count: 0 };
}

const MAX_RECENT_WHILE_TYPING = 2;

/** What is offered below a search for the typed words, from top to bottom; groups without options are left out. */
export function suggestionGroups(
  typed: string,
  suggestions: SearchSuggestions | undefined,
  recent: readonly string[],
): SuggestionGroup[] {
  const words = typed.trim().toLowerCase();
  const { events = [], places = [], celebrations = [], count = 0, nothing } = suggestions ?? {};
  const searched = recent.filter(
    (text) => text.toLowerCase().startsWith(words) && text.toLowerCase() !== words,
  );
  const ofCelebrations: SuggestionGroup = {
    title: 'Celebrations',
    options: celebrations.map(({ label, address }) => ({ kind: 'page', label, address }) as const),
  };
  // The page that has more than what answers the words comes first.
  const isAnswered = celebrations.some(({ text }) => text);
  const groups: SuggestionGroup[] = [
    ...(isAnswered ? [ofCelebrations] : []),
    {
      title: nothing ? nothing.nearest.replace(/:$/, '') : 'Events',
      options: [
        ...events.map((event) => ({ kind: 'event', event }) as const),
        ...(count > events.length ? [{ kind: 'all', count } as const] : []),
      ],
    },
    ...(isAnswered ? [] : [ofCelebrations]),
    { title: 'Places', options: places.map((place) => ({ kind: 'place', place })) },
    {
      title: 'Recent searches',
      options: [
        ...searched
          .slice(0, words ? MAX_RECENT_WHILE_TYPING : undefined)
          .map((text) => ({ kind: 'recent', words: text }) as const),
        ...(!words && searched.length > 0 ? [{ kind: 'forget' } as const] : []),
      ],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
