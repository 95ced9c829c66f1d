import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { daysOfFilters } from '#lib/events/event-filters';
import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import type { EventChoices } from '#lib/events/lists/event-choices';
import { filterEvents } from '#lib/events/lists/filter-events';
import { isNothingLeft } from '#lib/events/lists/nothing-left';
import type { SearchIndex } from '#lib/events/search-events';
import { belizeDay } from '#lib/time/calendar-day';
import { isEither } from './either-words.ts';
import { labelsOf } from './labels-of-search.ts';
import { type NearestEvents, nearestEvents, type Without } from './nearest-events.ts';
import { placeChoice } from './parts/place-words.ts';
import { queryOfSearch } from './query-of-search.ts';
import type { VoiceSearch } from './voice-search.ts';
import { withoutUnknown } from './without-unknown.ts';

/** All upcoming events with their search index and filter choices. */
export type Calendar = {
  events: readonly EventSummary[];
  index: SearchIndex;
  choices: EventChoices;
  /** What is known of the yearly celebrations, where that has arrived. */
  celebrations?: readonly KnownCelebration[] | undefined;
};

/** The events found for a question, and how the question was changed to find them. */
export type QuestionResult = {
  /** The search that was run, to which the filters are set. */
  search: VoiceSearch;
  labels: string[];
  placeLabel?: string;
  /**
   * Number of events to choose from in the list, and of those in neighbouring places, which are shown below them: what
   * is over or does not take place is counted only where its status was asked for.
   */
  count: number;
  nearby: number;
  /** Whether the day that runs had something of it, and nothing is left: what the list says then, too. */
  isNothingLeft: boolean;
  /** The next events that fit, all of which take place and are not over, or have the status that was asked for. */
  next: EventSummary[];
  /** What was found and does not take place: named with its status where nothing else fits or its name was asked for. */
  off: EventSummary[];
  /** Number of events in all places, when the requested place has none and nothing is nearby. */
  elsewhere: number;
  /** Number of events at other times, when the requested time has none. */
  otherTimes: number;
  /**
   * What the events of `next` do not fit, when nothing that was found can be gone to: also the words that were left out
   * before they were looked for.
   */
  nearest?: NearestEvents['without'];
  /** Whether they are something else than what was wished for: nothing of that is left that they fit. */
  isOtherWish: boolean;
  /** The last of those that were found and are over, when nothing else was. */
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
/** More than so many that do not take place are in the list, and in no answer. */
const MAX_OFF_EVENTS = 2;

function find(calendar: Calendar, search: VoiceSearch, now: number) {
  const { events, index } = calendar;
  const { query, fitsAlso, forgiving } = queryOfSearch(search, { now, index });
  const place = placeChoice(calendar.choices, search.city);
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
  const all = isEither(words) ? [] : words.split(' ').filter(Boolean);
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
  const { status: _, ...anyStatus } = search;
  if (size(calendar, anywhereAnytime(anyStatus), now) > 0) return undefined;
  // What is beyond a price, or has none, is another price of the same, and nothing that is missing.
  const { cost, ...anyPrice } = search;
  if (cost && size(calendar, anywhereAnytime(anyPrice), now) > 0) return undefined;
  // Of a status the event that was named is looked for, whatever became of it.
  const isFound = ({ status: _, ...relaxed }: VoiceSearch) => {
    const { events, forgiving } = find(calendar, relaxed, now);
    return events.length > 0 && !forgiving;
  };
  const all = relaxedSearches(search);
  // What fits but for its price is nearer than what fits fewer words.
  const isFoundAtAnyPrice = ({ cost: limit, ...relaxed }: VoiceSearch) =>
    isFound({ ...relaxed, ...(limit && { cost: limit }) }) || (typeof limit === 'number' && isFound(relaxed));
  return (
    all.find((relaxed) => isFoundAtAnyPrice(relaxed.search)) ??
    all.find((relaxed) => isFoundAtAnyPrice(anywhereAnytime(relaxed.search)))
  );
}

/**
 * What was named and is over today, where its later hours or what became of it was asked for: the market of 'is the market
 * still open'.
 */
function overToday(calendar: Calendar, { hours, status, ...search }: VoiceSearch, now: number) {
  const isLater = hours !== undefined && search.when === 'today';
  if (!search.words || !(isLater || status)) return undefined;
  return find(calendar, search, now).folded.findLast(takesPlace);
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
  const { folded, forgiving, ...found } = find(calendar, search, now);
  const days = daysOfFilters(search, today);
  const { city: _city, ...anywhere } = search;
  const { when: _when, from: _from, to: _to, hours: _hours, ...anytime } = search;
  // Who asks what is cancelled wants those.
  const shown = search.status ? found.events : found.events.filter(takesPlace);
  const around = found.nearby.filter(takesPlace);
  const isNothing = shown.length === 0;
  const hasNothingLeft = isNothingLeft({ ...found, folded });
  const off = search.status ? [] : [...folded, ...found.events].filter((event) => !takesPlace(event));
  const findNearest = () => {
    if (!hasNothingLeft && around.length > 0) return { events: around, without: ['place'] as const };
    return nearestEvents(search, days, (other) => choicesFor(calendar, other, now), today);
  };
  const nearest = isNothing ? findNearest() : undefined;
  const unknown = reduced?.unknown ?? [];
  const dropped = relaxed?.dropped ?? {};
  const leftBefore: readonly Without[] = unknown.length > 0 || dropped.words ? ['words'] : [];
  const lacked = nearest ? [...new Set([...nearest.without, ...leftBefore])] : undefined;
  const hasWish = Boolean(search.words || search.category);
  const lackedOfWish = hasWish ? nearest?.without : lacked;
  const placeLabel =
    search.city && (placeChoice(calendar.choices, search.city)?.label ?? labelsOf({ city: search.city })[0]);
  const lastOver = isNothing ? (folded.findLast(takesPlace) ?? overToday(calendar, search, now)) : undefined;
  const isTimed = Boolean(days || search.hours);
  return {
    search,
    labels: labelsOf(search, placeLabel),
    ...(placeLabel && { placeLabel }),
    count: shown.length,
    nearby: around.length,
    isNothingLeft: hasNothingLeft,
    next: (nearest?.events ?? shown).slice(0, MAX_NEXT_EVENTS),
    off: isNothing || search.words ? off.slice(0, MAX_OFF_EVENTS) : [],
    // Beside what is nearby nothing farther is counted.
    elsewhere:
      isNothing && search.city && around.length === 0 ? choicesFor(calendar, anywhere, now).length : 0,
    otherTimes: isNothing && isTimed ? choicesFor(calendar, anytime, now).length : 0,
    ...(lacked && { nearest: lacked }),
    isOtherWish: lackedOfWish?.some((part) => part === 'words' || part === 'category') ?? false,
    ...(lastOver && { over: lastOver }),
    isPast: days !== undefined && days.to < today,
    unknown,
    dropped,
    forgiving: forgiving && found.events.length + folded.length > 0,
  };
}
