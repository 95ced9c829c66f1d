import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import { type EventFilters, type EventQuery, MAX_QUERY_LENGTH } from '#lib/events/event-filters';
import { statusWord } from '#lib/events/event-status';
import { costLabel, timeLabel, timePhrase } from '#lib/events/filters/time-label';
import type { CityChoice } from '#lib/events/lists/count-choices';
import type { EventChoices } from '#lib/events/lists/event-choices';
import type { EventCondition } from '#lib/events/lists/filter-events';
import type { SearchIndex } from '#lib/events/search-events';
import type { OperatorContact } from '#lib/site/operator-contact';
import { fold } from '#lib/text/fold';
import { belizeDay, minutesOfDay } from '#lib/time/calendar-day';
import { type HelpAnswer, helpOf } from './help-answer.ts';
import { placeChoice } from './place-words.ts';
import { queryOfSearch } from './query-of-search.ts';
import { regionLabel, regionPhrase } from './regions.ts';
import { isPassedOver } from './remaining-words.ts';
import type { PartOfQuestion } from './sentence/sentence.ts';
import { type Understanding, understandQuestion } from './understand-question.ts';
import { readSearchText } from './understand-search.ts';
import { weekdayLabel, weekdayPhrase, wordsOfLabels } from './voice-query.ts';
import type { VoiceSearch } from './voice-search.ts';
import { withoutNonsense } from './without-unknown.ts';
import phrases from './words/phrases.json' with { type: 'json' };

/** A filter that applies, and the filters without it. */
type FilterChip = {
  key: 'category' | 'place' | 'time' | 'cost' | 'status';
  label: string;
  without: EventFilters;
};

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

/** A text without what was understood of it as a part. */
function textWithout(text: string, spans: Understanding['spans'], part: PartOfQuestion): string {
  return (spans[part] ?? [])
    .toReversed()
    .reduce((left, [start, end]) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

const timeOf = ({ when, from, to, hours, weekday }: VoiceSearch): VoiceSearch => ({
  ...(weekday !== undefined && { weekday }),
  ...(when && { when }),
  ...(from && { from }),
  ...(to && { to }),
  ...(hours && { hours }),
});
const isEmpty = (search: object) => Object.keys(search).length === 0;

/** A text without its last word where it is as long as the field allows: that may be cut. */
const wholeWords = (text: string) => (text.length < MAX_QUERY_LENGTH ? text : text.replace(/\s+\S*$/, ''));

/** What was understood of typed words; where they are searched as they are, the celebration that they name. */
type Understood = {
  understood?: Understanding;
  named?: Pick<Understanding, 'celebration' | 'language'>;
};

function understand(
  filters: EventFilters,
  { now, choices, celebrations, index }: ReadingContext,
): Understood {
  const { q } = filters;
  if (!q.trim()) return {};
  const understood = understandQuestion(wholeWords(q), {
    today: belizeDay(now),
    minutes: minutesOfDay(now),
    places: choices.cities,
    celebrations,
  });
  // Words that name nothing are searched as they are: 'day'.
  const { unread, refused } = understood;
  const isNothing = isEmpty(understood.search) && unread.length === 0 && refused.length === 0;
  const isSearched = isNothing && !understood.help && !asksForEverything(q, index);
  const { celebration, language } = understood;
  // Its name may stand in a title too: 'la ruta maya' is searched as it is, and when that is is said.
  const named = celebration && { celebration, language };
  return isSearched || isName(q, understood, index) ? { ...(named && { named }) } : { understood };
}

/** What the assistant's own text says beyond its filters. */
function saidByLabels(q: string, { now, choices }: ReadingContext): VoiceSearch {
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
const NOTHING: Partial<UnderstoodFilters> = { fitsAlso: () => false, isFiltering: true, forgiving: false };

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

/** What was typed that an event should be, in its words; none where no kind was typed. */
function wishesOf(
  typed: string,
  understood: Understanding | undefined,
  { category, cost }: VoiceSearch,
  unknown: readonly string[],
): string[] {
  if (!understood?.kind || !category) return [];
  const { written, kind, spans } = understood;
  const [[start, end] = [0, 0]] = spans.category ?? [];
  const before = fold(typed.slice(0, start)).trimEnd();
  const behind = fold(typed.slice(end)).trimStart();
  const isApart = typed.slice(start, end).includes(' ');
  // 'salsa classes', 'clases de salsa'; what stands elsewhere is only left out.
  const isOfKind = (text: string) =>
    (!isApart && before.endsWith(fold(text))) || behind.replace(/^(?:de|of) /, '').startsWith(fold(text));
  const textsOf = (isUnknown: boolean) =>
    written.flatMap(([word, text]) =>
      unknown.includes(word) === isUnknown && (!isUnknown || isOfKind(text)) ? [text] : [],
    );
  // 'no yoga classes', but 'no salsa and no classes' where nothing at all is salsa.
  return [...textsOf(true), [cost === 'free' && 'free', ...textsOf(false), kind].filter(Boolean).join(' ')];
}

function readEvents(
  filters: EventFilters,
  context: ReadingContext,
): { reading: UnderstoodFilters } & Understood {
  const { now, choices, index, here, isTyping } = context;
  const { words, isVoice } = readSearchText(filters.q);
  // What the assistant wrote was understood before: its filters stand beside it.
  const { understood, named } = isVoice ? {} : understand(filters, context);
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
  const withoutTyped = (from: EventFilters, part: PartOfQuestion) =>
    spans[part] ? { ...from, q: textWithout(from.q, spans, part) } : from;
  const without = (part: PartOfQuestion, fields: readonly (keyof EventFilters)[]): EventFilters => {
    const remaining = Object.entries({ ...filters, q: words }).filter(
      ([field]) => !fields.includes(field as keyof EventFilters),
    );
    return withoutTyped({ q: words, ...Object.fromEntries(remaining) }, part);
  };
  const place = placeChoice(choices, search.city);
  const placeLabel =
    search.region && !search.city ? regionLabel(search.region) : search.city && (place?.label ?? search.city);
  const weekdays = search.weekday === undefined ? '' : weekdayLabel(search.weekday);
  const time = [weekdays, timeLabel(search)].filter(Boolean).join(', ');
  const chips: (FilterChip | false)[] = [
    category !== undefined && {
      key: 'category',
      label: CATEGORY_LABELS[category],
      without: without('category', ['category']),
    },
    placeLabel !== undefined &&
      placeLabel !== '' && { key: 'place', label: placeLabel, without: without('place', ['city']) },
    time !== '' && { key: 'time', label: time, without: without('time', ['when', 'from', 'to', 'hours']) },
    search.cost !== undefined && {
      key: 'cost',
      label: costLabel(search.cost),
      without: without('cost', ['cost']),
    },
    search.status !== undefined && {
      key: 'status',
      label: statusWord({ status: search.status }),
      without: without('status', []),
    },
  ];
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
    chips: chips.filter((chip) => chip !== false),
    words: understood
      ? understood.written.flatMap(([word, text]) => (unknown.includes(word) ? [] : [text])).join(' ')
      : (search.words ?? ''),
    time: [search.weekday !== undefined && weekdayPhrase(search.weekday), timePhrase(search)]
      .filter(Boolean)
      .join(' '),
    ...(search.status && { status: statusWord({ status: search.status }).toLowerCase() }),
    ...(search.region && !search.city && { region: regionPhrase(search.region) }),
    forgiving,
    wishes: wishesOf(filters.q, understood, search, unknown),
    unknown: unknown.filter((word) => !isPassedOver(word)),
    unread: understood?.unread ?? [],
    refused: understood?.refused ?? [],
    isPlaceUnknown: Boolean(understood?.search.nearMe && !here),
    withoutTyped,
  };
  return { reading, ...(understood && { understood }), ...(named && { named }) };
}
