import type { EventCategory } from '#lib/events/event-category';
import { daysOfFilters, type EventQuery } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import { fitsCost, fitsHours } from '#lib/events/filters/fits-filters';
import type { EventCondition } from '#lib/events/lists/filter-events';
import { isBetween } from '#lib/events/occurrences';
import type { SearchIndex } from '#lib/events/search-events';
import { fold } from '#lib/text/fold';
import { belizeDay, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { type AskedWeekday, isOnAskedWeekday } from './days/weekday-sets.ts';
import { allWordsIn, wishesIn } from './either-words.ts';
import { categoryNamed, searchWordsOf, wordsNamingCategory } from './parts/category-words.ts';
import { isAtPlace, isInRegion } from './parts/regions.ts';
import { isStopWord, wordInTitles } from './remaining-words.ts';
import { meaningOf } from './sentence/known-words.ts';
import type { VoiceSearch } from './voice-search.ts';
import topicWords from './words/topics.json' with { type: 'json' };

/** Events of a category, or with one of some words in their text. */
type Topic = { category?: EventCategory; pattern: RegExp; beginning?: string };

const TOPIC_WORDS = new Map<string, readonly string[]>(Object.entries(topicWords));

/** The first topic that a word belongs to: 'punta' is music. Undefined for a word that no other one comprises. */
export const topicAround = (word: string): string | undefined =>
  [...TOPIC_WORDS].find(
    ([topic, words]) => topic !== word && words.some((one) => one.replace(/\(.*\)$/, '') === word),
  )?.[0];

// Whole words of the folded text, in the plural too; 'taco' also means a TacoFest.
const patternOf = (words: readonly string[]) =>
  new RegExp(` (?:${words.map((word) => word.replaceAll('-', ' ')).join('|')})(?:s|es|fest)? `);

const made = new Map<string, Topic | undefined>();

/** What the tables say of a word, made once for each of their words. */
function topicOfTables(word: string): Topic | undefined {
  const words = TOPIC_WORDS.get(word);
  const category = categoryNamed(word);
  if (!words && !category) return undefined;
  if (!made.has(word))
    made.set(word, words ? { pattern: patternOf(words) } : category && topicNamed(category));
  return made.get(word);
}

function topicOf(word: string): Topic | undefined {
  const key = fold(word);
  const ofTables = topicOfTables(key);
  if (ofTables) return ofTables;
  const [, name] = /^(\p{L}{4,})fest$/u.exec(key) ?? [];
  return name ? { pattern: patternOf([key, `${name} fest`, `${name} festival`]) } : undefined;
}

/** A category by its events and its words; undefined when titles name the category by itself, as parades do. */
function topicOfCategory(category: EventCategory): Topic | undefined {
  const words = searchWordsOf(category);
  return words.length > 0 ? { category, pattern: patternOf(words) } : undefined;
}

/** The same of a word that names a category among others, which then has its events and its names. */
const topicNamed = (category: EventCategory): Topic =>
  topicOfCategory(category) ?? { category, pattern: patternOf(wordsNamingCategory(category)) };

const MIN_JOINED_PART = 3;

/** What a word means that was written together with one that names nothing: 'livemusic', 'bigrace'. */
function topicOfJoined(word: string): Topic | undefined {
  const key = fold(word);
  for (let end = MIN_JOINED_PART; end <= key.length - MIN_JOINED_PART; end += 1) {
    const rest = key.slice(end);
    const topic = isStopWord(key.slice(0, end)) ? topicOfTables(wordInTitles(rest)) : undefined;
    if (topic) return topic;
  }
  return undefined;
}

/** What a word means: by the tables, or, where no event has it, as one of them written together with another. */
const topicIn = (index: SearchIndex, word: string, isTyping: boolean): Topic | undefined =>
  topicOf(word) ?? (meaningOf(index, word, isTyping).needles.length > 0 ? undefined : topicOfJoined(word));

/** Whether a word is found anywhere, by itself or by what it means. */
export const isKnown = (index: SearchIndex, word: string, isTyping = false): boolean =>
  topicIn(index, word, isTyping) !== undefined || meaningOf(index, word, isTyping).needles.length > 0;

type SearchContext = {
  /** The instant in milliseconds since 1970. */
  now: number;
  index: SearchIndex;
  /** Whether the last word may not be written to its end yet: what begins with it is found. */
  isTyping?: boolean | undefined;
};

/**
 * The query of the list for what was said, and the condition for what a query cannot say: hours, cost, and what words
 * mean, by themselves and beyond ('music' also means a concert or a punta band). `forgiving`: a word is found only as a
 * typo of another one.
 */
export function queryOfSearch(
  search: VoiceSearch,
  { now, index, isTyping = false }: SearchContext,
): { query: EventQuery; fitsAlso: EventCondition; forgiving: boolean } {
  const { nearMe: _, category, words = '', region, weekday, status, refused = [], ...choices } = search;
  const all = allWordsIn(words);
  const isBegun = (word: string) => isTyping && word === all.at(-1);
  const wishes = wishesIn(words).map((named) => {
    const topics = named.flatMap((word) => {
      const topic = topicIn(index, word, isBegun(word));
      if (!topic) return [];
      // 'punta' may become 'Punta Gorda'.
      return isBegun(word) ? { ...topic, beginning: ` ${fold(word)}` } : topic;
    });
    const meanings = named
      .filter((word) => !topicIn(index, word, isBegun(word)))
      .map((word) => meaningOf(index, word, isBegun(word)));
    return { topics, meanings };
  });
  const ofCategory = category && topicOfCategory(category);
  const isOf = ({ category: meant, pattern, beginning }: Topic, event: EventSummary, text: string) =>
    event.category === meant || pattern.test(text) || Boolean(beginning && text.includes(beginning));
  const { hours, cost } = choices;
  const leftOut = refused.map((each) => conditionOf(each.search, { now, index }));
  const today = belizeDay(now);
  const days = daysOfFilters(search, today);
  const isAsked = (day: CalendarDay) =>
    day >= (days?.from ?? today) &&
    day <= (days?.to ?? day) &&
    (weekday === undefined || isOnAskedWeekday(day, weekday));
  return {
    query: { ...choices, words: '', ...(category && !ofCategory && { category }), ...(status && { status }) },
    fitsAlso: (event, text) =>
      (!ofCategory || isOf(ofCategory, event, text)) &&
      (wishes.length === 0 ||
        wishes.some(
          ({ topics, meanings }) =>
            topics.every((topic) => isOf(topic, event, text)) &&
            meanings.every(({ needles }) => needles.some((needle) => text.includes(needle))),
        )) &&
      (!region || isInRegion(event, region)) &&
      (weekday === undefined || isOnWeekday(event, weekday)) &&
      !leftOut.some((fits) => fits(event, text)) &&
      (!cost || fitsCost(event, cost)) &&
      (!hours || fitsHours(event, hours, now, isAsked)),
    forgiving: wishes.some(({ meanings }) => meanings.some(({ isTypo }) => isTypo)),
  };
}

const isOnWeekday = ({ date, endDate }: EventSummary, weekday: AskedWeekday) =>
  isCalendarDay(date) && (isOnAskedWeekday(date, weekday) || (endDate !== undefined && endDate > date));

/** Whether an event fits all of a search: also its days and its place, which a list compares by itself. */
function conditionOf(search: VoiceSearch, context: SearchContext): EventCondition {
  const { query, fitsAlso } = queryOfSearch(search, context);
  const days = daysOfFilters(search, belizeDay(context.now));
  return (event, text) =>
    (!query.category || event.category === query.category) &&
    (!query.status || event.status === query.status) &&
    (!query.city || isAtPlace(event, query.city)) &&
    (!days || isBetween(event, days.from, days.to)) &&
    fitsAlso(event, text);
}
