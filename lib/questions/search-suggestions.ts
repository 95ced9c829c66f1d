import { celebrationKey, type KnownCelebration } from '#lib/celebrations/known-celebration';
import type { EventFilters } from '#lib/events/event-filters';
import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import type { CityChoice } from '#lib/events/lists/count-choices';
import { fold } from '#lib/text/fold';
import { answerFilters, type FiltersAnswer } from './answer-filters.ts';
import { celebrationLink } from './celebration-text.ts';
import type { Calendar } from './find-events-for-question.ts';
import { nothingText } from './nothing-text.ts';

/** The suggestions for the text of a search field. */
export type SearchSuggestions = {
  /** The first events that fit; without any, those in neighbouring places or else the nearest. */
  events: EventSummary[];
  /** Number of all that fit. */
  count: number;
  places: CityChoice[];
  /** The page of the celebration that was named, and the answer to what was asked of it; else of those whose name is begun. */
  celebrations: readonly { label: string; address: string; text?: string }[];
  /** Why these events are offered, where none fit, and how they differ from what was asked. */
  nothing?: { text: string; nearest: string };
};

const MAX_EVENTS = 4;
/** With those that do not take place. */
const MAX_ROWS = 5;
const MAX_PLACES = 2;
const MAX_CELEBRATIONS = 2;
/** With fewer letters too many names begin. */
const MIN_LETTERS_OF_CELEBRATION = 3;
/** Of what does not take place. */
const MAX_OFF = 2;

const hasWordWith = (label: string, begin: string) =>
  fold(label)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.startsWith(begin));

/** Whether a title has all words that are searched; the last may be the beginning of one. */
function isNamed(title: string, words: string): boolean {
  const searched = fold(words).match(/[\p{L}\p{N}]+/gu) ?? [];
  return searched.length > 0 && searched.every((word) => hasWordWith(title, word));
}

/**
 * The place that was understood, then those whose name begins with the typed words, or has a word that does; of several
 * those with most events.
 */
function placesFor(query: string, { choices }: Calendar, understood: CityChoice | undefined): CityChoice[] {
  const begin = fold(query.trim());
  const all = [...choices.cities, ...choices.districts].sort((one, other) => other.count - one.count);
  const named = all.filter(({ label }) => fold(label).startsWith(begin));
  const others = all.filter(({ label }) => hasWordWith(label, begin));
  const found =
    understood && understood.count > 0 ? [understood, ...named, ...others] : [...named, ...others];
  return [...new Set(found)].slice(0, MAX_PLACES);
}

/** A name without its spaces: 'lobsterfest' is begun by 'lobster fe' too. */
const joined = (name: string) => name.replaceAll(' ', '');

/** The pages of the celebrations of which one of the names begins with what is typed. */
function celebrationsBegun(
  query: string,
  celebrations: readonly KnownCelebration[] = [],
): SearchSuggestions['celebrations'] {
  // The key has 'fest' for 'festival', which may be on its way to it.
  const begin = joined(celebrationKey(query)).replace(/(?<=fest)i(v|va)?$/, '');
  if (begin.length < MIN_LETTERS_OF_CELEBRATION) return [];
  return celebrations
    .filter(({ names, shortNames }) =>
      [...names, ...shortNames].some((name) => joined(name).startsWith(begin)),
    )
    .slice(0, MAX_CELEBRATIONS)
    .map((known) => celebrationLink(known, 'en'));
}

/**
 * The first events and the places for the words of a search, at an instant in milliseconds since 1970: the beginning of
 * what the list shows for the same filters, and the celebrations that are named. `here` is where the visitor is, if that is known.
 */
export function suggestionsFor(
  filters: EventFilters,
  calendar: Calendar,
  now: number,
  here?: string,
): SearchSuggestions {
  const answer = answerFilters(filters, calendar, now, { here, isTyping: true });
  const { help } = answer.reading;
  return {
    ...suggestionsOf(answer, filters, calendar),
    celebrations:
      help?.topic === 'celebration'
        ? [{ ...help.link, text: help.text }]
        : celebrationsBegun(filters.q, calendar.celebrations),
  };
}

function suggestionsOf(
  { reading, result, nearest, place }: FiltersAnswer,
  filters: EventFilters,
  calendar: Calendar,
): Omit<SearchSuggestions, 'celebrations'> {
  const { events, folded, choices, nearby } = result;
  const places = placesFor(filters.q, calendar, place?.value === filters.city ? undefined : place);
  // What nobody can go to any more is no suggestion, unless the words name nothing else.
  const open = events.filter(takesPlace);
  const off = [...folded, ...events].filter((event) => !takesPlace(event));
  if (open.length > 0) {
    // Who types the name of what is cancelled or postponed learns that, below what can be gone to.
    const most = open.length > MAX_EVENTS ? MAX_OFF : Math.min(MAX_OFF, MAX_ROWS - open.length);
    const named = off.filter(({ title }) => isNamed(title, reading.words)).slice(0, most);
    const shown = open.length > MAX_EVENTS ? MAX_EVENTS - named.length : MAX_EVENTS;
    return { events: [...open.slice(0, shown), ...named], count: choices, places };
  }
  const over = [...folded, ...events];
  if (over.length > 0) return { events: over.slice(0, MAX_EVENTS), count: choices, places };
  const instead = nearby.length > 0 ? nearby : (nearest?.events ?? []);
  const { help } = reading;
  const text =
    (help?.topic === 'celebration' ? undefined : help?.text) ??
    (reading.isPlaceUnknown
      ? 'Where are you? Choose a place.'
      : nothingText(place?.label, nearby.length > 0, nearest?.without));
  return {
    events: instead.slice(0, MAX_EVENTS),
    count: 0,
    places,
    nothing: { text, nearest: nearby.length > 0 ? 'Nearby' : (nearest?.text ?? '') },
  };
}
