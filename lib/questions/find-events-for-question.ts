import type { EventChoices } from '#lib/events/event-choices';
import { daysOfFilters } from '#lib/events/event-filters';
import { eventState } from '#lib/events/event-state';
import { isOff, takesPlace } from '#lib/events/event-status';
import { type EventSummary, summaryMoments } from '#lib/events/event-summary';
import { filterEvents } from '#lib/events/lists/filter-events';
import { atNextDate } from '#lib/events/occurrences';
import type { SearchIndex } from '#lib/events/search-events';
import { placeBySlug } from '#lib/places/places';
import { addDays, belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { type NearestEvents, nearestEvents } from './nearest-events.ts';
import { queryOfSearch } from './query-of-search.ts';
import { labelsOf } from './understand-question.ts';
import type { VoiceSearch } from './voice-search.ts';
import { withoutUnknown } from './without-unknown.ts';

/** All upcoming events with their search index and filter choices. */
export type Calendar = { events: readonly EventSummary[]; index: SearchIndex; choices: EventChoices };

/** The events found for a question, and how the question was changed to find them. */
export type QuestionResult = {
  /** The search that was run, to which the filters are set. */
  search: VoiceSearch;
  labels: string[];
  placeLabel?: string;
  /** Number of events in the list, and of those in neighbouring places, which are shown below them. */
  count: number;
  nearby: number;
  /** The next events that fit, none of them over or cancelled; without any, the nearest ones. */
  next: EventSummary[];
  /** Number of events in all places, when the requested place has none. */
  elsewhere: number;
  /** Number of events at other times, when the requested time has none. */
  otherTimes: number;
  /** What the events of `next` do not fit, when nothing was found, or only what is over. */
  nearest?: NearestEvents['without'];
  /** The last of those that were found, when all of them are over. */
  over?: EventSummary;
  /** The days that were asked for are over. */
  isPast: boolean;
  /** Words that occur in no event and were left out. */
  unknown: string[];
  /** What was left out because no event matches everything at once. */
  dropped: Pick<VoiceSearch, 'category' | 'words'>;
  /** No event contains the words exactly; similar words were found. */
  forgiving: boolean;
};

const MAX_NEXT_EVENTS = 5;

function placeOf({ choices }: Calendar, city: string | undefined) {
  if (!city) return undefined;
  const choice = [...choices.cities, ...choices.districts, ...choices.quiet].find(
    ({ value }) => value === city,
  );
  // A village without events is no choice, but has a city beside it.
  const place = choice ? undefined : placeBySlug(city);
  return choice ?? (place && { label: place.name, nearby: [...place.nearby] });
}

function find(calendar: Calendar, search: VoiceSearch, now: number) {
  const { events, index } = calendar;
  const { query, fitsAlso, forgiving } = queryOfSearch(search, { now, index });
  const place = placeOf(calendar, search.city);
  return { ...filterEvents(events, index, query, now, place, [], fitsAlso), forgiving };
}

/** All events that the list has for a search, at an instant in milliseconds since 1970: what is folded in it comes last. */
export function eventsOf(calendar: Calendar, search: VoiceSearch, now: number): EventSummary[] {
  const { events, folded } = find(calendar, search, now);
  return [...events, ...folded];
}

/** Of the same those that are a choice: what can still be gone to, or what has the status that was asked for. */
export function choicesFor(calendar: Calendar, search: VoiceSearch, now: number): EventSummary[] {
  const { events } = find(calendar, search, now);
  return search.status ? events : events.filter(takesPlace);
}

const size = (calendar: Calendar, search: VoiceSearch, now: number) => eventsOf(calendar, search, now).length;

type Changed = { search: VoiceSearch; unknown: string[]; dropped: QuestionResult['dropped'] };

/**
 * The search without its category, without one of its words, and without both, in this order. Of several words the
 * first is dropped first, since the last usually names the thing; one word is always left.
 */
function relaxedSearches({ category, words = '', ...rest }: VoiceSearch): Omit<Changed, 'unknown'>[] {
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

const anywhereAnytime = ({ city: _, when: _w, from: _f, to: _t, hours: _h, ...search }: VoiceSearch) =>
  search;

/** The first relaxed search that finds events; undefined when the full search finds some elsewhere or at other times. */
function relaxedSearchFor(calendar: Calendar, search: VoiceSearch, now: number) {
  if (size(calendar, anywhereAnytime(search), now) > 0) return undefined;
  const isFound = (relaxed: VoiceSearch) => {
    const { events, forgiving } = find(calendar, relaxed, now);
    return events.length > 0 && !forgiving;
  };
  const all = relaxedSearches(search);
  return (
    all.find((relaxed) => isFound(relaxed.search)) ??
    all.find((relaxed) => isFound(anywhereAnytime(relaxed.search)))
  );
}

const isOver = (event: EventSummary, now: number) => eventState(summaryMoments(event), now).kind === 'over';

/**
 * The events that still take place, without those that are over or cancelled. Of several dates, one that is over today
 * gives way to the next, where that is not after the last day that was asked for.
 */
function toCome(events: readonly EventSummary[], now: number, last?: CalendarDay): EventSummary[] {
  const open = events.flatMap((event) => {
    if (isOff(event)) return [];
    if (!isOver(event, now)) return [event];
    const next = atNextDate(event, addDays(belizeDay(now), 1));
    return isOver(next, now) || (last !== undefined && next.date > last) ? [] : [next];
  });
  // What is postponed answers only where nothing else does.
  return open.some(takesPlace) ? open.filter(takesPlace) : open;
}

/**
 * Finds the events for a search at an instant (milliseconds since 1970), leaving out what finds nothing anywhere, and
 * the nearest ones where there are none. For 'near me', the caller sets `search.city` to the visitor's city.
 */
export function findEventsForQuestion(
  calendar: Calendar,
  { nearMe: _, ...asked }: VoiceSearch,
  now: number,
): QuestionResult {
  const today = belizeDay(now);
  const reduced = withoutUnknown(calendar.index, asked);
  const known = reduced?.search ?? asked;
  const relaxed = size(calendar, known, now) === 0 ? relaxedSearchFor(calendar, known, now) : undefined;
  const search = relaxed?.search ?? known;
  const { folded, choices, nearby, forgiving, ...found } = find(calendar, search, now);
  const events = [...found.events, ...folded];
  const days = daysOfFilters(search, today);
  const { city: _city, ...anywhere } = search;
  const { when: _when, from: _from, to: _to, hours: _hours, ...anytime } = search;
  const isNothing = events.length === 0;
  // Who asks what is cancelled wants those.
  const shown = search.status ? events : toCome(events, now, days?.to);
  const around = toCome(nearby, now, days?.to);
  const findNearest = () => {
    if (isNothing && around.length > 0) return { events: around, without: ['place'] as const };
    return nearestEvents(search, days, (other) => toCome(eventsOf(calendar, other, now), now));
  };
  const nearest = shown.length === 0 ? findNearest() : undefined;
  const placeLabel =
    search.city && (placeOf(calendar, search.city)?.label ?? labelsOf({ city: search.city })[0]);
  const lastOver = shown.length === 0 ? events.findLast((event) => !isOff(event)) : undefined;
  const isTimed = Boolean(days || search.hours);
  return {
    search,
    labels: labelsOf(search, placeLabel),
    ...(placeLabel && { placeLabel }),
    count: choices || events.length,
    nearby: nearby.length,
    next: (nearest?.events ?? shown).slice(0, MAX_NEXT_EVENTS),
    elsewhere: isNothing && search.city ? size(calendar, anywhere, now) : 0,
    otherTimes: isNothing && isTimed ? size(calendar, anytime, now) : 0,
    ...(nearest && { nearest: nearest.without }),
    ...(lastOver && { over: lastOver }),
    isPast: days !== undefined && days.to < today,
    unknown: reduced?.unknown ?? [],
    dropped: relaxed?.dropped ?? {},
    forgiving: forgiving && !isNothing,
  };
}
