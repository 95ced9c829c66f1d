import type { EventChoices } from '#lib/events/event-choices';
import type { EventSummary } from '#lib/events/event-summary';
import { filterEvents } from '#lib/events/filter-events';
import { type SearchIndex, searchEvents } from '#lib/events/search-events';
import { isBetween } from '#lib/events/upcoming-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import { labelsOf, type Understanding } from './understand-question.ts';
import type { VoiceSearch } from './voice-search.ts';

/** All events to come, ready to be searched. */
export type Calendar = { events: readonly EventSummary[]; index: SearchIndex; choices: EventChoices };

/** What the calendar has for a question. */
export type QuestionResult = {
  /** What the filters are set to; it may say what was meant in the sheet's own way. */
  search: VoiceSearch;
  labels: string[];
  placeLabel?: string;
  /** Events the list will show, and those of neighbouring places below them. */
  count: number;
  nearby: number;
  /** The next ones, those of the days that were meant first. */
  next: EventSummary[];
  /** How many of them are on the days that were meant, where the filter shows more. */
  onDays?: number;
  /** Events everywhere, when the place has none. */
  elsewhere: number;
  /** Events at other times, when the time that was asked for has none; `next` are of those then. */
  otherTimes: number;
  /** Words that nothing in the calendar says, left out. */
  unknown: string[];
  /** What was left out because nothing in the calendar is all of it at once. */
  dropped: Dropped;
  /** Nothing says the words exactly; what comes close was found. */
  forgiving: boolean;
};

const EXAMPLES = 3;

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

/** The search that finds what was meant: the first, unless another one finds more, or it finds nothing. */
function bestReading(
  calendar: Calendar,
  { search, instead }: Understanding,
  today: CalendarDay,
): VoiceSearch {
  const first = { search, count: size(calendar, search, today) };
  if (instead.how === 'else' && first.count > 0) return search;
  return instead.searches
    .map((other) => ({ ...other, city: search.city }))
    .map(({ city, ...other }) => (city ? { ...other, city } : other))
    .reduce((best, other) => {
      const count = size(calendar, other, today);
      return count > best.count ? { search: other, count } : best;
    }, first).search;
}

/** The search without the words that the calendar does not know, if something is left to look for then. */
function withoutUnknown(calendar: Calendar, search: VoiceSearch) {
  const words = search.words?.split(' ') ?? [];
  const unknown = words.filter((word) => searchEvents(calendar.index, word).found.length === 0);
  const known = words.filter((word) => !unknown.includes(word)).join(' ');
  const { words: _, ...rest } = search;
  const kept: VoiceSearch = known ? { ...rest, words: known } : rest;
  const asksForSomething = Object.keys(kept).length > 0;
  return unknown.length > 0 && asksForSomething ? { search: kept, unknown } : undefined;
}

type Dropped = Pick<VoiceSearch, 'category' | 'words'>;
type RelaxedSearch = { search: VoiceSearch; dropped: Dropped };

/**
 * The search without its category, without one of its words, and without both, in this order. Of several words the first
 * is dropped first, since the last usually names the thing; one word is always left.
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

/** The first relaxed search with events, where no place and time has an event that is all that was asked for. */
function nearestTo(calendar: Calendar, search: VoiceSearch, today: CalendarDay) {
  const { city: _, when: __, ...anywhere } = search;
  if (size(calendar, anywhere, today) > 0) return undefined;
  return relaxedSearches(search).find((relaxed) => {
    const { events, forgiving } = find(calendar, relaxed.search, today);
    return events.length > 0 && !forgiving;
  });
}

/** Finds events for a question that was understood; `search.city` holds the visitor's own place where it was asked for. */
export function findEventsForQuestion(
  calendar: Calendar,
  understood: Understanding,
  today: CalendarDay,
): QuestionResult {
  const { days } = understood;
  const { nearMe: _, ...asked } = bestReading(calendar, understood, today);
  const lessWords = size(calendar, asked, today) === 0 ? withoutUnknown(calendar, asked) : undefined;
  const known = lessWords?.search ?? asked;
  const nearest = size(calendar, known, today) === 0 ? nearestTo(calendar, known, today) : undefined;
  const search = nearest?.search ?? known;
  const { events, nearby, forgiving } = find(calendar, search, today);
  const { city: __, ...anywhere } = search;
  const { when: ___, ...anytime } = search;
  const atOtherTimes = events.length === 0 && search.when ? eventsOf(calendar, anytime, today) : [];
  const isMeant = (event: EventSummary) => days !== undefined && isBetween(event, days.from, days.to);
  const takesPlace = [...events, ...atOtherTimes].filter(({ status }) => status !== 'cancelled');
  const placeLabel =
    search.city && (placeOf(calendar, search.city)?.label ?? labelsOf({ city: search.city })[0]);
  return {
    search,
    labels: labelsOf(search, placeLabel),
    ...(placeLabel && { placeLabel }),
    count: events.length,
    nearby: nearby.length,
    next: [...takesPlace.filter(isMeant), ...takesPlace.filter((event) => !isMeant(event))].slice(
      0,
      EXAMPLES,
    ),
    ...(days && { onDays: events.filter(isMeant).length }),
    elsewhere: events.length === 0 && search.city ? size(calendar, anywhere, today) : 0,
    otherTimes: atOtherTimes.length,
    unknown: lessWords?.unknown ?? [],
    dropped: nearest?.dropped ?? {},
    forgiving: forgiving && events.length > 0,
  };
}
