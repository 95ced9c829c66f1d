import type { EventCategory } from '#lib/events/event-category';
import type { CostFilter } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import type { CalendarDay } from '#lib/time/calendar-day';
import { takeHolidays } from './days/holiday-words.ts';
import { takeTimes } from './days/time-words.ts';
import { takeNextDay, weekdayThen } from './follow-up-days.ts';
import { takeInTown, takeNearby, takeNearMe, takePlacesAsked, takeThere } from './parts/asked-places.ts';
import { isCategoryWord, takeAges, takeCategories } from './parts/category-words.ts';
import { takeCircumstances, takeNamesOfGuide } from './parts/circumstances.ts';
import { takeCost } from './parts/cost-words.ts';
import { type HelpTopic, takeHelpTopic } from './parts/help-words.ts';
import type { AskedPlace } from './parts/place-words.ts';
import { type Region, takeRegions } from './parts/regions.ts';
import { type AskedStatus, takeStatus } from './parts/status-words.ts';
import { languageOf, type VoiceLanguage } from './question-language.ts';
import { takeRefused } from './refused-words.ts';
import { isKnownWord, type RemainingWord, remainingWords } from './remaining-words.ts';
import { readPhrase, tableOf } from './sentence/read-words.ts';
import { Sentence } from './sentence/sentence.ts';
import type { VoiceSearch } from './voice-search.ts';
import phrases from './words/phrases.json' with { type: 'json' };
import times from './words/times.json' with { type: 'json' };

/** What was read of a question, each word as one part of it: what a search is made of. */
type QuestionParts = {
  sentence: Sentence;
  /** Undefined where the words do not reveal it. */
  language: VoiceLanguage | undefined;
  /** 'near me', and 'nearby' or 'in town', which mean the same where no place is named. */
  isNearMe: boolean;
  isNear: boolean;
  /** 'there', the place of the question before. */
  isThere: boolean;
  help: HelpTopic | undefined;
  cost: CostFilter | undefined;
  asksPrice: boolean;
  /** Whether it was asked if something takes place as planned: 'still on'. */
  asksIfOn: boolean;
  refused: string[];
  status: AskedStatus | undefined;
  time: ReturnType<typeof takeTimes>;
  /** The day after those of the question before. */
  nextDay: CalendarDay | undefined;
  /** The holidays that are searched by their names. */
  holidays: string[];
  /** Whether it was asked for a holiday itself. */
  asksHoliday: boolean;
  region: Region | undefined;
  places: AskedPlace[];
  categories: EventCategory[];
  /** What is left and searched as words. */
  left: RemainingWord[];
};

type ReadingContext = {
  today: CalendarDay;
  /** The clock in Belize in minutes after midnight, for what is left of the day. */
  minutes?: number | undefined;
  /** The choices of the place filter, among them places that only the calendar knows. */
  places: readonly AskedPlace[];
  /** The search of the previous question, and the first event that was named in its answer. */
  last?: VoiceSearch | undefined;
  first?: EventSummary | undefined;
  /** Whether a word is one of the calendar's. */
  isName?: ((word: string) => boolean) | undefined;
};

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

const stillOn = new Set(phrases.stillOn);
const asksForAny = new Set(phrases.asksForAny);

/** Takes 'still on' of what is named, as of 'tacofest still on?'; 'what is still on' asks for the rest of today. */
const takeStillOn = (sentence: Sentence): boolean =>
  !asksForAny.has(sentence.at(0)) &&
  sentence.takeAll(3, (phrase) => (stillOn.has(phrase) ? true : undefined)).length > 0;

/** Reads the parts of a question, in the order in which one may be a word of another: each word is taken once. */
export function readParts(
  text: string,
  { today, minutes, places, last, first, isName }: ReadingContext,
): QuestionParts {
  const sentence = new Sentence(text, isName);
  const language = languageOf(sentence, text);
  const isNearMe = takeNearMe(sentence);
  takeCircumstances(sentence);
  const help = takeHelpTopic(sentence, text);
  takeNamesOfGuide(sentence);
  const isNearby = takeNearby(sentence);
  const cost = takeCost(sentence, text);
  const isWord = (word: string) => isKnownWord(word) || isCategoryWord(word);
  const refused = takeRefused(sentence, text, { places, isWord, today });
  const ages = takeAges(sentence);
  const asksPrice = sentence.words.some((_, position) => readPhrase(sentence.open(), position, asksPriceOf));
  const asksIfOn = takeStillOn(sentence);
  const status = takeStatus(sentence);
  const dayAfter = takeNextDay(sentence, last, first, today);
  const weekday = weekdayThen(sentence, last, today);
  const isNextHoliday =
    asksFor.has(sentence.at(0)) &&
    sentence.words.some((_, position) => readPhrase(sentence.open(), position, nextHoliday));
  const read = takeTimes(sentence, today, minutes);
  const { when: _, from: __, to: ___, ...hours } = read;
  const time: typeof read = weekday ? hours : read;
  const holidays = takeHolidays(sentence);
  const { asksHoliday } = takeAsking(
    sentence,
    holidays.length > 0 || time.when !== undefined || time.from !== undefined,
  );
  const [region] = takeRegions(sentence);
  const found = takePlacesAsked(sentence, text, places, isWord);
  const categories = [...new Set([...takeCategories(sentence), ...ages])];
  const isNear = [isNearby, takeInTown(sentence)].includes(true) && found.length === 0;
  const isThere = takeThere(sentence);
  return {
    sentence,
    language,
    isNearMe,
    isNear,
    isThere,
    help,
    cost,
    asksPrice,
    asksIfOn,
    refused,
    status,
    time,
    nextDay: dayAfter ?? weekday,
    holidays,
    asksHoliday: asksHoliday || isNextHoliday,
    region,
    places: found,
    categories,
    left: remainingWords(sentence, text),
  };
}
