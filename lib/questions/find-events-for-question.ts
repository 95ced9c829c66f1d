import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { summaryAsListed } from '#lib/events/as-listed';
import { daysOfFilters } from '#lib/events/event-filters';
import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import type { EventChoices } from '#lib/events/lists/event-choices';
import { filterEvents } from '#lib/events/lists/filter-events';
import { isNothingLeft } from '#lib/events/lists/nothing-left';
import { hasDay } from '#lib/events/occurrences';
import type { SearchIndex } from '#lib/events/search-events';
import { addDays, belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { allWordsIn } from './either-words.ts';
import { labelsOf } from './labels-of-search.ts';
import type { NearestEvents, Without } from './nearest-attempt.ts';
import { nearestEvents } from './nearest-events.ts';
import { placeChoice } from './parts/place-words.ts';
import { isOnlyAllDay } from './parts/unwritten-hours.ts';
import { queryOfSearch } from './query-of-search.ts';
import type { VoiceSearch } from './voice-search.ts';
import { type Dropped, mostMatching, withoutUnknown } from './without-unknown.ts';

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
  /** The next that fits, behind what the days that were asked for hold beside it, or what is on all day of an evening. */
  following?: EventSummary;
  /** Of the evening that was asked for only what is on all day was found. */
  isAllDay: boolean;
  /** The last of those that were found and are over, when nothing else was. */
  over?: EventSummary;
  /** The days that were asked for are over. */
  isPast: boolean;
  /** Words that occur in no event and were left out. */
  unknown: string[];
  /** What was left out because no event matches everything at once. */
  dropped: Dropped;
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

const anywhereAnytime = ({ city: _, when: _w, from: _f, to: _t, hours: _h, ...search }: VoiceSearch) =>
  search;

/** The first relaxed search that finds events; undefined when the full search finds some elsewhere or at other times. */
function relaxedSearchFor(calendar: Calendar, search: VoiceSearch, now: number) {
  const { status: _, ...anyStatus } = search;
  if (size(calendar, anywhereAnytime(anyStatus), now) > 0) return undefined;
  // What is beyond a price, or has none, is another price of the same, and nothing that is missing.
  const { cost, ...anyPrice } = search;
  if (cost && size(calendar, anywhereAnytime(anyPrice), now) > 0) return undefined;
  // Of a status the event that was named is looked for, whatever became of it; what fits but for its price, before what fits
  // fewer words.
  const fitting = ({ status: _, cost: limit, ...relaxed }: VoiceSearch) => {
    const isAnyPrice = limit === undefined || typeof limit === 'number';
    const { events, forgiving } = find(calendar, { ...relaxed, ...(!isAnyPrice && { cost: limit }) }, now);
    return forgiving ? [] : events;
  };
  return (
    mostMatching(search, fitting) ?? mostMatching(search, (relaxed) => fitting(anywhereAnytime(relaxed)))
  );
}

/** The first that fits a search after a day, at whichever hour. */
export function afterDay(
  calendar: Calendar,
  { when: _, from: _from, to: _to, hours: _hours, ...search }: VoiceSearch,
  day: CalendarDay,
  now: number,
): EventSummary | undefined {
  const later = choicesFor(calendar, { ...search, from: addDays(day, 1) }, now);
  return later.find((event) => hasDay(event) && event.date > day);
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
 * What was named and is over since its last evening ended today: a party that began yesterday is in the calendar of the day.
 * Undefined where each of its words finds something to come.
 */
function overBefore(calendar: Calendar, { words, city }: VoiceSearch, now: number) {
  if (!words || allWordsIn(words).every((word) => size(calendar, { words: word }, now) > 0)) return undefined;
  const { fitsAlso, forgiving } = queryOfSearch({ words }, { now, index: calendar.index });
  const isOver = (event: EventSummary) => hasDay(event) && !summaryAsListed(event, now);
  const over = calendar.events.findLast(
    (event, position) =>
      isOver(event) &&
      takesPlace(event) &&
      (!city || event.place === city) &&
      fitsAlso(event, calendar.index.texts[position] ?? ''),
  );
  return forgiving ? undefined : over;
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
  const reduced = withoutUnknown(calendar.index, asked, (words) => size(calendar, { words }, now) > 0);
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
    if (!hasNothingLeft && around.length > 0)
      return { events: around, without: ['place'] as const, following: undefined };
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
  const isAskedNow = !days || (days.from <= today && days.to >= today);
  const overSince =
    isAskedNow && (isNothing || reduced || relaxed) ? overBefore(calendar, asked, now) : undefined;
  const lastOver =
    (isNothing ? (folded.findLast(takesPlace) ?? overToday(calendar, search, now)) : undefined) ?? overSince;
  // What stood in for a word of a culture was not asked for.
  const askedWords = new Set(allWordsIn(asked.words));
  const droppedWords = relaxed?.dropped.words
    ?.split(' ')
    .filter((word) => askedWords.has(word))
    .join(' ');
  const isTimed = Boolean(days || search.hours);
  const isAllDay = isOnlyAllDay(search.hours, shown);
  const following = isAllDay && days ? afterDay(calendar, search, days.to, now) : nearest?.following;
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
    ...(following && { following }),
    isAllDay,
    ...(lastOver && { over: lastOver }),
    isPast: days !== undefined && days.to < today,
    // What is over has all that was asked for.
    unknown: overSince ? [] : unknown,
    dropped: {
      ...(dropped.category && { category: dropped.category }),
      ...(droppedWords && !overSince && { words: droppedWords }),
    },
    forgiving: forgiving && found.events.length + folded.length > 0,
  };
}
