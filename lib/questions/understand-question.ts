import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { CATEGORY_LABELS, type EventCategory } from '#lib/events/event-category';
import { daysOfFilters } from '#lib/events/event-filters';
import { statusWord } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { costLabel, timeLabel } from '#lib/events/filters/time-label';
import { placeBySlug } from '#lib/places/places';
import type { CalendarDay } from '#lib/time/calendar-day';
import { celebrationMeant } from './asked-celebration.ts';
import { categoryNoun, categoryWord, isCategoryWord, takeAges, takeCategories } from './category-words.ts';
import { takeHolidays } from './days/holiday-words.ts';
import { takeTimes } from './days/time-words.ts';
import { eitherWords } from './either-words.ts';
import {
  asksWhichOne,
  type Carried,
  carriedFrom,
  isAboutFirst,
  isPartOfBefore,
  leansOnBefore,
  takeNextDay,
  withWishOf,
} from './follow-up.ts';
import { type HelpTopic, isNonsense, takeHelpTopic } from './help-words.ts';
import { originOf, takeCircumstances, takeOnTheCalendar } from './parts/circumstances.ts';
import { takeCost } from './parts/cost-words.ts';
import { takeStatus } from './parts/status-words.ts';
import { type AskedPlace, placeNamedAt, takePlaces } from './place-words.ts';
import { languageOf, type VoiceLanguage } from './question-language.ts';
import { takeRefused } from './refused-words.ts';
import { regionLabel, takeRegions } from './regions.ts';
import { isKnownWord, remainingWords } from './remaining-words.ts';
import { readPhrase, tableOf } from './sentence/read-words.ts';
import { MAX_ASKED_LENGTH, type PartOfQuestion, Sentence } from './sentence/sentence.ts';
import { refusedLabel, weekdayLabel, wordsLabel } from './voice-query.ts';
import type { VoiceSearch } from './voice-search.ts';
import phrases from './words/phrases.json' with { type: 'json' };
import times from './words/times.json' with { type: 'json' };

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
  /** What was refused, as it was written: it is not asked for, but cannot be left out of what is found either. */
  refused: string[];
  /** What was carried over from the question before, on which the words lean. */
  carried: Carried;
  /** What a price is asked of is said, also where none is written. */
  asksPrice?: true;
  /** The first event that was named before, when the question is about that. */
  about?: EventSummary;
  /** Asked for something that another page answers. */
  help?: HelpTopic;
  /** The yearly celebration that was named: when it is is said. */
  celebration?: { known: KnownCelebration; today: CalendarDay };
  /** The days of which it was asked whether they are public holidays. */
  holiday?: { from: CalendarDay; to: CalendarDay };
  /** Nothing was understood, as of code: the text itself. */
  nonsense?: string;
  /** The kind of events as it was written: 'classes', where the category is education. */
  kind?: string;
  /** Each part of the words that are searched, and how it was written. */
  written: readonly (readonly [words: string, written: string])[];
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
};

const nearMe = new Set(phrases.nearMe);
const near = new Set(phrases.near);
const aHoliday = new Set(phrases.aHoliday);
const beforeAHoliday = new Set(phrases.beforeAHoliday);
const notAHoliday = new Set(phrases.notAHoliday);
const nextHoliday = tableOf(times.nextHoliday);
/** What a question begins with that asks for the holiday itself: 'when is the next public holiday'. */
const asksFor = new Set([
  'when',
  'whens',
  'what',
  'whats',
  'which',
  'cuando',
  'cual',
  'que',
  'wen',
  'wat',
  'wich',
  'is',
]);
const missed = new Set(phrases.missed);
const beforeMissed = new Set(phrases.beforeMissed);
const asksPriceOf = tableOf(phrases.asksPrice);
const there = new Set(phrases.there);
const notThere = new Set(phrases.notThere);
const afterNotThere = new Set(phrases.afterNotThere);
const anew = new Set(phrases.anew);
// 'in town' means the visitor's own; 'in the town hall' does not.
const inTown = new Set(phrases.inTown);
const townBuildings = new Set(phrases.townBuildings);

const takeAny = (sentence: Sentence, known: ReadonlySet<string>) =>
  sentence.takeAll(4, (phrase) => (known.has(phrase) ? true : undefined), 'place').length > 0;

const takeInTown = (sentence: Sentence) =>
  sentence.takeAll(
    2,
    (phrase, position) =>
      inTown.has(phrase) && !townBuildings.has(sentence.at(position + 2)) ? true : undefined,
    'place',
  ).length > 0;

/** Takes the 'there' that means the place before; that of 'is there' and 'there are' means none. */
const takeThere = (sentence: Sentence) =>
  sentence.takeAll(
    2,
    (phrase, position) => {
      if (!there.has(phrase)) return undefined;
      const isEnglish = phrase === 'there';
      const behind = sentence.at(position + 1);
      return isEnglish && (notThere.has(sentence.before(position)) || afterNotThere.has(behind))
        ? undefined
        : true;
    },
    'place',
  ).length > 0;

/**
 * Takes the places out of a question that it asks for. Where somebody comes from is none of them, but for the only place
 * in Belize that is named: who is from there asks for it.
 */
function takePlacesAsked(
  sentence: Sentence,
  text: string,
  places: readonly AskedPlace[],
  isWord: (word: string) => boolean,
): AskedPlace[] {
  const origin = originOf(sentence, text);
  if (!origin) return takePlaces(sentence, places, isWord);
  const { position, length } = origin;
  const home = placeNamedAt(sentence.open(), position);
  if (home) sentence.take(position, home.end - position, 'place');
  else if (!isWord(sentence.at(position))) sentence.take(position, length);
  const others = takePlaces(sentence, places, isWord);
  if (!home) return others;
  const isAsked = others.length === 0 && placeBySlug(home.value.value)?.country === 'BZ';
  if (isAsked) return [home.value];
  sentence.take(position, home.end - position);
  return others;
}

/** Takes what asks for no event: the 'miss' of 'what did I miss', and the 'a holiday' of what asks whether a day is one. */
function takeAsking(sentence: Sentence, isDayNamed: boolean): { asksHoliday: boolean } {
  sentence.takeAll(3, (phrase, position) =>
    missed.has(phrase) && beforeMissed.has(sentence.before(position)) ? true : undefined,
  );
  const holidays = sentence.takeAll(5, (phrase, position) => {
    const before = sentence.before(position);
    // Who is 'on a holiday' asks for none.
    if (!aHoliday.has(phrase) || notAHoliday.has(before)) return undefined;
    return isDayNamed || beforeAHoliday.has(before) ? true : undefined;
  });
  return { asksHoliday: holidays.length > 0 };
}

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

/** The labels of a search as the filters have them; `placeLabel` names its place. */
export function labelsOf(search: VoiceSearch, placeLabel = search.city && placeName(search.city)): string[] {
  const { category, city, cost, words, region, weekday, status, refused = [] } = search;
  const time = timeLabel(search);
  return [
    ...(category ? [CATEGORY_LABELS[category]] : []),
    ...(city && placeLabel ? [placeLabel] : []),
    ...(region ? [regionLabel(region)] : []),
    ...(weekday === undefined ? [] : [weekdayLabel(weekday)]),
    ...(time ? [time] : []),
    ...(cost ? [costLabel(cost)] : []),
    ...(status ? [statusWord({ status })] : []),
    ...(refused.length > 0 ? [refusedLabel(refused.map(({ text }) => text))] : []),
    ...(words ? [wordsLabel(words)] : []),
  ];
}

const placeName = (value: string) => placeBySlug(value)?.name ?? value;

// Before what was understood: without it these words would be left over.
const PREPOSITIONS =
  /^(in|on|at|for|from|near|around|the|this|with|my|of|to|during|about|en|el|la|los|las|de|del|al|para|por|con|mi|mis|eena|inna|ina|da|di|pan|pahn|fi|wid|dis|a|an)$/;

function spansOf(sentence: Sentence, part: PartOfQuestion): [number, number][] {
  const spans: [number, number][] = [];
  let before = -2;
  const open = sentence.open();
  for (const position of sentence.positionsOf(part)) {
    const { start = 0, end = 0 } = sentence.words[position] ?? {};
    const last = spans.at(-1);
    if (last && before === position - 1) last[1] = end;
    else {
      let first = position;
      while (first > 0 && PREPOSITIONS.test(open[first - 1] ?? '')) first -= 1;
      spans.push([sentence.words[first]?.start ?? start, end]);
    }
    before = position;
  }
  return spans;
}

const PARTS: readonly PartOfQuestion[] = ['time', 'place', 'category', 'cost', 'status', 'holiday'];

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
  const sentence = new Sentence(asked);
  const language = languageOf(sentence, asked);
  const isNearMe = takeAny(sentence, nearMe);
  takeCircumstances(sentence);
  const help = takeHelpTopic(sentence, asked);
  takeOnTheCalendar(sentence);
  const isNearby = takeAny(sentence, near);
  const cost = takeCost(sentence, asked);
  const isWord = (word: string) => isKnownWord(word) || isCategoryWord(word);
  const refused = takeRefused(sentence, asked, { places, isWord, today });
  const ages = takeAges(sentence);
  const asksPrice = sentence.words.some((_, position) => readPhrase(sentence.open(), position, asksPriceOf));
  const status = takeStatus(sentence);
  const nextDay = takeNextDay(sentence, last, lastEvents[0], today);
  const isNextHoliday =
    asksFor.has(sentence.at(0)) &&
    sentence.words.some((_, position) => readPhrase(sentence.open(), position, nextHoliday));
  const time = takeTimes(sentence, today, minutes);
  const holidays = takeHolidays(sentence);
  const { asksHoliday } = takeAsking(
    sentence,
    holidays.length > 0 || time.when !== undefined || time.from !== undefined,
  );
  const [region] = takeRegions(sentence);
  const found = takePlacesAsked(sentence, asked, places, isWord);
  const categories = [...new Set([...takeCategories(sentence), ...ages])];
  const isNear = [isNearby, takeInTown(sentence)].includes(true) && found.length === 0;
  const isThere = takeThere(sentence);
  const [place] = found;
  const [category, ...others] = categories;
  const left = remainingWords(sentence, asked);
  const leftWords = left.map(({ word }) => word);
  const either = holidays.length > 0 ? undefined : eitherWords(sentence, left);
  const words =
    either?.words ??
    [...new Set([...holidays.slice(0, 1), ...others.map(categoryWord), ...leftWords])].join(' ');
  const holiday = sentence.positionsOf('holiday').map((position) => sentence.words[position]?.raw ?? '');
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
  const { named, ofDay } = help
    ? {}
    : celebrationMeant(sentence, asked, { left, search: asWords, celebrations });
  const said = ofDay ?? asWords;
  const leans =
    leansOnBefore(sentence) ||
    nextDay !== undefined ||
    isOnlyCost(sentence, said) ||
    (last !== undefined && isPartOfBefore(sentence, said));
  const [first] = lastEvents;
  const isOfOne = Object.keys(said).every((part) => part === 'cost') && isAboutFirst(sentence);
  const about = last && first && !help && isOfOne ? first : undefined;
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
  const spans = PARTS.map((part) => [part, spansOf(sentence, part)] as const);
  return {
    search,
    labels: labelsOf(search, search.city && (place?.label ?? nameOf(search.city, places))),
    language: language ?? context.language ?? 'en',
    unread: time.unread,
    hasSecond: time.hasSecond || hasSecond(found.map(({ value }) => value)),
    refused,
    carried,
    ...(asksPrice && { asksPrice }),
    ...(about && { about }),
    ...(help && { help }),
    ...(kind && { kind }),
    ...((asksHoliday || isNextHoliday) && daysAsked(search, today)),
    ...(named && { celebration: { known: named.celebration, today } }),
    ...(Object.keys(search).length === 0 && isNonsense(asked) && { nonsense: asked.trim() }),
    written: ofDay
      ? []
      : [
          ...holidays.slice(0, 1).map((words) => [words, holiday.join(' ')] as const),
          ...(either ? [] : others).map((other) => [categoryWord(other), categoryWord(other)] as const),
          ...left.map(({ word, written }) => [word, written] as const),
        ],
    spans: Object.fromEntries(spans.filter(([, all]) => all.length > 0)),
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

/** The days that a search asks for; of those that run only what is to come. */
function daysAsked(search: VoiceSearch, today: CalendarDay): Pick<Understanding, 'holiday'> {
  const { from, to } = daysOfFilters(search, today) ?? {};
  if (!from || !to) return {};
  return { holiday: { from: from < today && to > today ? today : from, to } };
}

const hasSecond = (values: readonly string[]) => new Set(values).size > 1;
const nameOf = (value: string, places: readonly AskedPlace[]) =>
  places.find((place) => place.value === value)?.label ?? placeName(value);
