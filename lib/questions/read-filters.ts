import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { daysOfFilters, type EventFilters, type EventQuery } from '#lib/events/event-filters';
import { statusWord } from '#lib/events/event-status';
import type { CityChoice } from '#lib/events/lists/count-choices';
import type { EventChoices } from '#lib/events/lists/event-choices';
import type { EventCondition } from '#lib/events/lists/filter-events';
import type { SearchIndex } from '#lib/events/search-events';
import type { OperatorContact } from '#lib/site/operator-contact';
import { belizeDay } from '#lib/time/calendar-day';
import { wordsAsWritten } from './either-words.ts';
import { chipsOf, type FilterChip, timeInWords, wishesOf, withoutTyped } from './filters-in-words.ts';
import { type HelpAnswer, helpOf } from './help-answer.ts';
import { placeChoice } from './parts/place-words.ts';
import { regionPhrase } from './parts/regions.ts';
import { queryOfSearch } from './query-of-search.ts';
import { isPassedOver } from './remaining-words.ts';
import type { PartOfQuestion } from './sentence/sentence.ts';
import type { Understanding } from './understand-question.ts';
import { readSearchText } from './understand-search.ts';
import { saidByLabels, type Understood, understandTyped } from './understand-typed.ts';
import type { VoiceSearch } from './voice-search.ts';
import { withoutNonsense } from './without-unknown.ts';

/** Filters and typed words as they are understood together. */
export type UnderstoodFilters = {
  search: VoiceSearch;
  query: EventQuery;
  /** The place that is asked for, with those around it. */
  place: CityChoice | undefined;
  fitsAlso: EventCondition;
  /** Whether anything is left out at all: the query alone may not say so. */
  isFiltering: boolean;
  chips: FilterChip[];
  /** The words that are searched, and the time, as the line above the results names them. */
  words: string;
  time: string;
  /** 'cancelled' or 'postponed', and 'in the north', where they were asked for. */
  status?: string;
  region?: string;
  /** Whether the words are found only as typos of others. */
  forgiving: boolean;
  /** What was asked for, by its words, where a kind was typed: 'salsa' and 'classes'. Said where there is none of it. */
  wishes: readonly string[];
  /** Whether the days that are asked for are over: the calendar keeps only what is to come. */
  isPast: boolean;
  /** Words that nothing mentions, and that are not searched. */
  unknown: readonly string[];
  /** Words of a time that were not understood. */
  unread: readonly string[];
  /** What was refused: it is not searched, and not hidden either. */
  refused: readonly string[];
  /** What another page answers, or why nothing was understood. */
  help?: HelpAnswer;
  /** 'near me' was typed, and nobody knows where that is: nothing is found until it is known. */
  isPlaceUnknown: boolean;
  /** The filters when another choice takes the place of what was typed of a kind. */
  withoutTyped: (filters: EventFilters, part: PartOfQuestion) => EventFilters;
};

export type ReadingContext = {
  /** Milliseconds since 1970. */
  now: number;
  choices: EventChoices;
  /** The search index, which is built when it is first needed. */
  index: () => SearchIndex;
  /** Where the visitor is, if that is known. */
  here?: string | undefined;
  /** Whether the words may not be written to their end yet. */
  isTyping?: boolean | undefined;
  /** How the operators can be reached, where that is known. */
  contact?: OperatorContact | undefined;
  /** What is known of the yearly celebrations. */
  celebrations?: readonly KnownCelebration[] | undefined;
};

const timeOf = ({ when, from, to, hours, weekday }: VoiceSearch): VoiceSearch => ({
  ...(weekday !== undefined && { weekday }),
  ...(when && { when }),
  ...(from && { from }),
  ...(to && { to }),
  ...(hours && { hours }),
});
const isEmpty = (search: object) => Object.keys(search).length === 0;

/** What was said wins over what was chosen of the same kind. */
function searchOf(
  filters: EventFilters,
  understood: Understanding | undefined,
  words: string,
  here: string | undefined,
): VoiceSearch {
  const { q: _, month: __, saved: ___, ...chosen } = filters;
  if (!understood) return { ...chosen, ...(words && { words }) };
  const { nearMe, ...said } = understood.search;
  const { category, city, cost } = chosen;
  const time = isEmpty(timeOf(said)) ? timeOf(chosen) : timeOf(said);
  return {
    ...(category && { category }),
    ...(city && { city }),
    ...(cost && { cost }),
    ...(nearMe && here && { city: here }),
    ...said,
    ...time,
  };
}

/** Nothing is found for it: what was asked is no event, or not known yet. */
const NOTHING: Partial<UnderstoodFilters> = {
  fitsAlso: () => false,
  isFiltering: true,
  forgiving: false,
  isPast: false,
};

/**
 * Reads the filters of a list together with what is typed in its search field: chips for what was understood, the query
 * for the rest. What another page answers finds no event.
 */
export function readFilters(filters: EventFilters, context: ReadingContext): UnderstoodFilters {
  const { reading, understood, named } = readEvents(filters, context);
  const { contact, index, isTyping } = context;
  const asked = understood ?? (named && { search: {}, written: [], ...named });
  const help = asked && helpOf(asked, index(), { contact, isTyping });
  if (help?.isOnly && (help.topic !== 'unclear' || understood?.nonsense)) {
    const words = filters.q.trim();
    return {
      ...reading,
      ...NOTHING,
      search: { words },
      query: { words: '' },
      chips: [],
      words,
      time: '',
      unread: [],
      unknown: [],
      wishes: [],
      help,
    };
  }
  if (reading.isPlaceUnknown) return { ...reading, ...NOTHING };
  return { ...reading, ...(help && { help, unread: help.topic === 'unclear' ? [] : reading.unread }) };
}

function readEvents(
  filters: EventFilters,
  context: ReadingContext,
): { reading: UnderstoodFilters } & Understood {
  const { now, choices, index, here, isTyping } = context;
  const { words, isVoice } = readSearchText(filters.q);
  // What the assistant wrote was understood before: its filters stand beside it.
  const { understood, named } = isVoice ? {} : understandTyped(filters, context);
  const labelled = isVoice ? saidByLabels(filters.q, context) : {};
  const { search, unknown } = withoutNonsense(
    index(),
    { ...searchOf(filters, understood, words.trim(), here), ...labelled },
    isTyping,
  );
  // A category that was chosen shows its own events; one that was said also those whose words say it.
  const isChosen = !isVoice && understood?.search.category === undefined;
  const { category, ...others } = search;
  const { query, fitsAlso, forgiving } = queryOfSearch(isChosen ? others : search, {
    now,
    index: index(),
    isTyping,
  });
  const spans = understood?.spans ?? {};
  const place = placeChoice(choices, search.city);
  const reading: UnderstoodFilters = {
    search,
    query: {
      ...query,
      ...(isChosen && category && { category }),
      ...(filters.saved && { saved: true }),
    },
    place,
    fitsAlso,
    isFiltering: Boolean(filters.saved) || !isEmpty(search),
    chips: chipsOf({ ...filters, q: words }, search, { place, spans }),
    words: wordsAsWritten(search.words ?? '', understood?.written ?? []),
    time: timeInWords(search),
    ...(search.status && { status: statusWord({ status: search.status }).toLowerCase() }),
    ...(search.region && !search.city && { region: regionPhrase(search.region) }),
    forgiving,
    isPast: (daysOfFilters(search, belizeDay(now))?.to ?? '9999') < belizeDay(now),
    wishes: wishesOf(filters.q, understood, search, unknown),
    unknown: unknown.filter((word) => !isPassedOver(word)),
    unread: understood?.unread ?? [],
    refused: understood?.refused ?? [],
    isPlaceUnknown: Boolean(understood?.search.nearMe && !here),
    withoutTyped: (from, part) => withoutTyped(from, spans, part),
  };
  return { reading, ...(understood && { understood }), ...(named && { named }) };
}
