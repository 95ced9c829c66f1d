import type { EventChoices } from '#lib/events/event-choices';
import type { EventSummary } from '#lib/events/event-summary';
import { filterEvents } from '#lib/events/filter-events';
import { type SearchIndex, searchEvents } from '#lib/events/search-events';
import { isBetween } from '#lib/events/upcoming-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import { labelsOf, type Understanding } from './understand-question.ts';
import type { VoiceSearch } from './voice-search.ts';

/** All upcoming events with their search index and filter choices. */
export type Calendar = { events: readonly EventSummary[]; index: SearchIndex; choices: EventChoices };

/** The events found for a question, and how the question was changed to find them. */
export type QuestionResult = {
  /**
   * The search that was run, to which the filters are set. It may use other words than the question: those of the
   * sheet.
   */
  search: VoiceSearch;
  labels: string[];
  placeLabel?: string;
  /** Number of events in the list, and of those in neighbouring places, which are shown below them. */
  count: number;
  nearby: number;
  /** The next events, those on the requested days first. */
  next: EventSummary[];
  /** How many events are on the requested days, when the filter covers more than those. */
  onDays?: number;
  /** Number of events in all places, when the requested place has none. */
  elsewhere: number;
  /** Number of events at other times, when the requested time has none; `next` is then taken from these. */
  otherTimes: number;
  /** Words that occur in no event and were left out. */
  unknown: string[];
  /** What was left out because no event matches everything at once. */
  dropped: Dropped;
  /** No event contains the words exactly; similar words were found. */
  forgiving: boolean;
};

const MAX_NEXT_EVENTS = 3;

function placeOf({ choices }: Calendar, city: string | undefined) {
  return city
    ? [...choices.cities, ...choices.districts, ...choices.quiet].find(({ value }) => value === city)
    : undefined;
}

function find(calendar: Calendar, { nearMe: _, words = '', ...choices }: VoiceSearch, today: CalendarDay) {
  const query = { ...choices, words };
  return filterEvents(calendar.events, calendar.index, query, today, placeOf(calendar, query.city));
}

/** The events that the list shows for a search. */
export const eventsOf = (calendar: Calendar, search: VoiceSearch, today: CalendarDay) =>
  find(calendar, search, today).events;

const size = (calendar: Calendar, search: VoiceSearch, today: CalendarDay) =>
  eventsOf(calendar, search, today).length;

/** The search to run: the first one, unless a fallback applies and finds more. */
function bestReading(
  calendar: Calendar,
  { search, fallback }: Understanding,
  today: CalendarDay,
): VoiceSearch {
  const first = { search, count: size(calendar, search, today) };
  if (fallback.use === 'if-nothing-found' && first.count > 0) return search;
  return fallback.searches
    .map((other) => ({ ...other, city: search.city }))
    .map(({ city, ...other }) => (city ? { ...other, city } : other))
    .reduce((best, other) => {
      const count = size(calendar, other, today);
      return count > best.count ? { search: other, count } : best;
    }, first).search;
}

/** The search without words that occur in no event; undefined without such words, or when nothing else is left. */
function withoutUnknown(calendar: Calendar, search: VoiceSearch) {
  const words = search.words?.split(' ') ?? [];
  const unknown = words.filter((word) => searchEvents(calendar.index, word).found.length === 0);
  const known = words.filter((word) => !unknown.includes(word)).join(' ');
  const { words: _, ...rest } = search;
  const remaining: VoiceSearch = known ? { ...rest, words: known } : rest;
  const isEmpty = Object.keys(remaining).length === 0;
  return unknown.length > 0 && !isEmpty ? { search: remaining, unknown } : undefined;
}

type Dropped = Pick<VoiceSearch, 'category' | 'words'>;
type RelaxedSearch = { search: VoiceSearch; dropped: Dropped };

/**
 * The search without its category, without one of its words, and without both, in this order. Of several words the
 * first is dropped first, since the last usually names the thing; one word is always left.
 */
function relaxedSearches({ category, words = '', ...rest }: VoiceSearch): RelaxedSearch[] {
  const all = words.split(' ').filter(Boolean);
  const shortened =
    all.length < 2
      ? []
      : all.map((word, position) => ({ words: all.toSpliced(position, 1).join(' '), dropped: word }));
  const withoutWord = shortened.map(({ words: left, dropped }) => ({
    search: { ...rest, ...(category && { category }), words: left },
    dropped: { words: dropped },
  }));
  if (!category) return withoutWord;
  const withoutCategory = words ? [{ search: { ...rest, words }, dropped: { category } }] : [];
  const withoutBoth = shortened.map(({ words: left, dropped }) => ({
    search: { ...rest, words: left },
    dropped: { category, words: dropped },
  }));
  return [...withoutCategory, ...withoutWord, ...withoutBoth];
}

/**
 * The first relaxed search that finds events; undefined when the full search finds some elsewhere or at other times.
 */
function relaxedSearchFor(calendar: Calendar, search: VoiceSearch, today: CalendarDay) {
  const { city: _, when: __, ...anywhere } = search;
  if (size(calendar, anywhere, today) > 0) return undefined;
  return relaxedSearches(search).find((relaxed) => {
    const { events, forgiving } = find(calendar, relaxed.search, today);
    return events.length > 0 && !forgiving;
  });
}

/**
 * Finds the events that a parsed question asks for, relaxing its search where it finds none. For 'near me', the caller
 * sets `search.city` to the visitor's city.
 */
export function findEventsForQuestion(
  calendar: Calendar,
  understood: Understanding,
  today: CalendarDay,
): QuestionResult {
  const { days } = understood;
  const { nearMe: _, ...asked } = bestReading(calendar, understood, today);
  const reduced = size(calendar, asked, today) === 0 ? withoutUnknown(calendar, asked) : undefined;
  const known = reduced?.search ?? asked;
  const relaxed = size(calendar, known, today) === 0 ? relaxedSearchFor(calendar, known, today) : undefined;
  const search = relaxed?.search ?? known;
  const { events, nearby, forgiving } = find(calendar, search, today);
  const { city: __, ...anywhere } = search;
  const { when: ___, ...anytime } = search;
  const atOtherTimes = events.length === 0 && search.when ? eventsOf(calendar, anytime, today) : [];
  const isOnDays = (event: EventSummary) => days !== undefined && isBetween(event, days.from, days.to);
  const takesPlace = [...events, ...atOtherTimes].filter(({ status }) => status !== 'cancelled');
  const placeLabel =
    search.city && (placeOf(calendar, search.city)?.label ?? labelsOf({ city: search.city })[0]);
  return {
    search,
    labels: labelsOf(search, placeLabel),
    ...(placeLabel && { placeLabel }),
    count: events.length,
    nearby: nearby.length,
    next: [...takesPlace.filter(isOnDays), ...takesPlace.filter((event) => !isOnDays(event))].slice(
      0,
      MAX_NEXT_EVENTS,
    ),
    ...(days && { onDays: events.filter(isOnDays).length }),
    elsewhere: events.length === 0 && search.city ? size(calendar, anywhere, today) : 0,
    otherTimes: atOtherTimes.length,
    unknown: reduced?.unknown ?? [],
    dropped: relaxed?.dropped ?? {},
    forgiving: forgiving && events.length > 0,
  };
}
