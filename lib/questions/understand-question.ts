import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import type { EventCategory } from '#lib/events/event-category';
import { daysOfFilters } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import type { CalendarDay } from '#lib/time/calendar-day';
import { celebrationMeant } from './asked-celebration.ts';
import { eitherWords, type Written } from './either-words.ts';
import {
  asksWhichOne,
  type Carried,
  carriedFrom,
  isAboutFirst,
  isPartOfBefore,
  leansOnBefore,
  withWishOf,
} from './follow-up.ts';
import { labelsOf, placeName } from './labels-of-search.ts';
import { categoryNoun, categoryWord, namedCategories } from './parts/category-words.ts';
import { type HelpTopic, isNonsense } from './parts/help-words.ts';
import type { AskedPlace } from './parts/place-words.ts';
import type { VoiceLanguage } from './question-language.ts';
import { readParts } from './read-parts.ts';
import { MAX_ASKED_LENGTH, type PartOfQuestion, type Sentence } from './sentence/sentence.ts';
import { spansIn } from './sentence/spans-of-parts.ts';
import type { VoiceSearch } from './voice-search.ts';
import phrases from './words/phrases.json' with { type: 'json' };

/** A parsed question: the search it asks for, and what of it could not be used. */
export type Understanding = {
  search: VoiceSearch;
  /** The labels of the search; the visitor's own city is added once it is known. */
  labels: string[];
  language: VoiceLanguage;
  /** Words of a time or a price that were not understood; they are not searched either. */
  unread: string[];
  /** Whether a second place, category or time was named, of which only the first is searched. */
  hasSecond: boolean;
  /** The place that is searched, where it is not the one that was named first. */
  placeInstead?: string;
  /** What was refused, as it was written: it is not asked for, but cannot be left out of what is found either. */
  refused: string[];
  /** What was carried over from the question before, on which the words lean. */
  carried: Carried;
  /** What a price is asked of is said, also where none is written. */
  asksPrice?: true;
  /** It was asked whether something takes place as planned: that no change is known is said. */
  asksIfOn?: true;
  /** The first event that was named before, when the question is about that. */
  about?: EventSummary;
  /** Asked for something that another page answers. */
  help?: HelpTopic;
  /** The yearly celebration that was named: when it is is said, and where that was asked for what it is, by which of its names. */
  celebration?: { known: KnownCelebration; today: CalendarDay; askedWhat?: string };
  /** The days of which it was asked whether they are public holidays. */
  holiday?: { from: CalendarDay; to: CalendarDay };
  /** Nothing was understood, as of code: the text itself. */
  nonsense?: string;
  /** The kind of events as it was written: 'classes', where the category is education. */
  kind?: string;
  /** Each part of the words that are searched, and how it was written. */
  written: Written;
  /** Where in the text each part was said, with the preposition before it: start and end of each run of words. */
  spans: Partial<Record<PartOfQuestion, readonly (readonly [number, number])[]>>;
};

type Context = {
  today: CalendarDay;
  /** The clock in Belize in minutes after midnight, for what is left of the day. */
  minutes?: number | undefined;
  /** The choices of the place filter, among them places that only the calendar knows. */
  places?: readonly AskedPlace[];
  /** What is known of the yearly celebrations. */
  celebrations?: readonly KnownCelebration[] | undefined;
  /** The search of the previous question, on which 'and tomorrow?' leans. */
  last?: VoiceSearch;
  /** The events that were named in its answer: 'it' is the first. */
  lastEvents?: readonly EventSummary[];
  /** The language when the words do not reveal it. */
  language?: VoiceLanguage;
  /** Whether a word is one of the calendar's, and no typo of another one. */
  isName?: (word: string) => boolean;
};

const anew = new Set(phrases.anew);

const MAX_WORDS_ABOUT_COST = 5;

/** Whether a question is only about the price, like 'for free?' or 'any free ones?'; 'free events' begins anew. */
function isOnlyCost(sentence: Sentence, said: VoiceSearch): boolean {
  return (
    said.cost !== undefined &&
    Object.keys(said).length === 1 &&
    sentence.words.length <= MAX_WORDS_ABOUT_COST &&
    !sentence.words.some(({ key }) => anew.has(key))
  );
}

/**
 * Parses a question in English with Belizean names, in simple Spanish, or in a little Kriol. Never throws; reads the
 * first 300 characters.
 *
 *     understandQuestion('parades in Dangriga this weekend', { today }).search;
 *     // { category: 'parade', city: 'dangriga', when: 'weekend' }
 */
export function understandQuestion(text: string, context: Context): Understanding {
  const { today, minutes, places = [], celebrations = [], last, lastEvents = [] } = context;
  const asked = text.slice(0, MAX_ASKED_LENGTH);
  const [first] = lastEvents;
  const parts = readParts(asked, { today, minutes, places, last, first, isName: context.isName });
  const { sentence, help, cost, refused, status, nextDay, time, holidays, region, left } = parts;
  const { isNearMe, isNear, isThere, asksPrice, asksIfOn } = parts;
  // Of several places the first that has events: the others are villages of which the calendar knows none.
  const place =
    parts.places.find(({ value }) => places.some((one) => one.value === value)) ?? parts.places[0];
  const [category, ...others] = parts.categories;
  const leftWords = left.map(({ word }) => word);
  const holiday = sentence.positionsOf('holiday').map((position) => sentence.words[position]?.raw ?? '');
  const [holidayWords = ''] = holidays;
  const ofHoliday = holidays.length > 0 ? { word: holidayWords, written: holiday.join(' ') } : undefined;
  const either = holidays.length > 1 ? undefined : eitherWords(sentence, left, asked, ofHoliday);
  const words =
    either?.words ??
    [...new Set([...holidays.slice(0, 1), ...others.map(categoryWord), ...leftWords])].join(' ');
  const { when, hours, weekday } = time;
  const { from = nextDay, to = nextDay } = when ? {} : time;
  const leftOut = refused
    .map((each) => ({ text: each, search: understandQuestion(`in ${each}`, { today, places }).search }))
    .filter((each) => Object.keys(each.search).length > 0);
  const asWords: VoiceSearch = {
    ...(either?.ofAll ? { category: either.ofAll } : category && !either && { category }),
    ...(place ? { city: place.value } : (isNearMe || isNear) && { nearMe: true }),
    ...(region && !place && { region }),
    ...(weekday !== undefined && { weekday }),
    ...(status && { status }),
    ...(leftOut.length > 0 && { refused: leftOut }),
    ...(when && { when }),
    ...(from && { from }),
    ...(to && { to }),
    ...(hours && { hours }),
    ...(cost && { cost }),
    ...(words && { words }),
  };
  const meant = help ? undefined : celebrationMeant(sentence, asked, { left, search: asWords, celebrations });
  const said = meant?.search ?? asWords;
  const leans =
    leansOnBefore(sentence) ||
    nextDay !== undefined ||
    isOnlyCost(sentence, said) ||
    (last !== undefined && isPartOfBefore(sentence, said));
  const about = last && first && !help && isAboutFirst(sentence, said) ? first : undefined;
  // 'there' is the place of the question before, else of the first event that was named.
  const before = last && isThere && !last.city && first ? { ...last, city: first.place } : last;
  // Who asks what only an organiser knows asks it of what was looked for.
  const isOfBefore = help === 'organiser' && Object.keys(said).every((part) => part === 'words');
  const carriedOver =
    last && isOfBefore
      ? { search: last, carried: [] }
      : carriedFrom(before, withWishOf(last, said, asksWhichOne(sentence)), { leans, isThere });
  const kind = either ? undefined : kindWritten(sentence, category);
  const { search, carried } = about && last ? { search: last, carried: [] } : carriedOver;
  return {
    search,
    labels: labelsOf(search, search.city && (place?.label ?? nameOf(search.city, places))),
    language: parts.language ?? context.language ?? 'en',
    unread: time.unread,
    hasSecond: time.hasSecond || hasSecond(parts.places.map(({ value }) => value)),
    ...(place && place !== parts.places[0] && { placeInstead: place.label }),
    refused,
    carried,
    ...(asksPrice && { asksPrice }),
    ...(asksIfOn && { asksIfOn }),
    ...(about && { about }),
    ...(help && { help }),
    ...(kind && { kind }),
    ...(parts.asksHoliday && daysAsked(search, today)),
    ...(meant && {
      celebration: {
        known: meant.named.celebration,
        today,
        ...(meant.isAskedWhat && { askedWhat: meant.named.name }),
      },
    }),
    ...(Object.keys(search).length === 0 && isNonsense(asked) && { nonsense: asked.trim() }),
    written: meant?.isOfDay
      ? []
      : (either?.written ?? [
          ...holidays.slice(0, 1).map((words) => [words, holiday.join(' ')] as const),
          ...others.map((other) => [categoryWord(other), categoryWritten(sentence, asked, other)] as const),
          ...left.map(({ word, written }) => [word, written] as const),
        ]),
    spans: spansIn(sentence),
  };
}

/** Whether a word names things, several of them: 'classes'. */
const isThings = (word: string) => /s$/.test(word) && !/ss$/.test(word);

/** The kind of events as it was written, where it names things as 'classes' does; else as the category is named. */
function kindWritten(sentence: Sentence, category: EventCategory | undefined): string | undefined {
  if (!category) return undefined;
  const written = sentence.positionsOf('category').map((position) => sentence.words[position]?.raw ?? '');
  const last = written.at(-1) ?? '';
  return category !== 'family' && written.length === 1 && isThings(last)
    ? last
    : categoryNoun(category, 'en').many;
}

/** How a category was written; 'family' for who comes along, as of 'my daughter'. */
function categoryWritten(sentence: Sentence, text: string, category: EventCategory): string {
  const named =
    category === 'family' ? undefined : namedCategories(sentence).find((one) => one.category === category);
  const [first, last] = named ? [named.position, named.position + named.length - 1] : [];
  if (first === undefined || last === undefined) return categoryWord(category);
  return text.slice(sentence.words[first]?.start, sentence.words[last]?.end);
}

/** The days that a search asks for; of those that run only what is to come. */
function daysAsked(search: VoiceSearch, today: CalendarDay): Pick<Understanding, 'holiday'> {
  const { from, to } = daysOfFilters(search, today) ?? {};
  if (!from || !to) return {};
  return { holiday: { from: from < today && to > today ? today : from, to } };
}

const hasSecond = (values: readonly string[]) => new Set(values).size > 1;
const nameOf = (value: string, places: readonly AskedPlace[]) =>
  places.find((place) => place.value === value)?.label ?? placeName(value);
