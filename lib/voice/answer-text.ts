import { takesPlace } from '#lib/events/event-status';
import { type EventSummary, nextDayOf } from '#lib/events/event-summary';
import { formatCost, knownCost } from '#lib/events/format-cost';
import { hasDay } from '#lib/events/occurrences';
import { PLACE_PROBLEMS, type PlaceProblem, type VisitorKind } from '#lib/location/visitor-location';
import { placeFromText } from '#lib/places/place-from-text';
import { NATIONWIDE } from '#lib/places/places';
import { wordsAsWritten } from '#lib/questions/either-words';
import type { QuestionResult } from '#lib/questions/find-events-for-question';
import type { HelpAnswer } from '#lib/questions/help-answer';
import { isNextThere } from '#lib/questions/nearest-events';
import { categoryNoun } from '#lib/questions/parts/category-words';
import { hasNoHours } from '#lib/questions/parts/unwritten-hours';
import { hasNoPrice } from '#lib/questions/parts/unwritten-price';
import type { VoiceLanguage } from '#lib/questions/question-language';
import type { Understanding } from '#lib/questions/understand-question';
import { fillTemplate as fill } from '#lib/text/fill-template';
import { firstWords } from '#lib/text/first-words';
import { belizeMidnight, type CalendarDay } from '#lib/time/calendar-day';
import answerWords from './answer-words.json' with { type: 'json' };
import { foundText } from './asked-text.ts';
import { fittingText } from './fitting-text.ts';
import { spokenDay } from './spoken-time.ts';

const PLACE_PROBLEM_WORDS: Record<VoiceLanguage, Record<PlaceProblem, string>> = {
  en: PLACE_PROBLEMS,
  es: answerWords.es.placeProblems,
};

const TITLE_WORDS = 12;
const NAME_WORDS = 8;
const EXAMPLES = 2;

/** What is no part of the answer but beside it: the weather of a rainy day. */
const LAST_TOPICS: ReadonlySet<HelpAnswer['topic']> = new Set(['weather', 'travel']);

/** The plural form of a text for a count, with the count filled in. */
const counted = (forms: { one: string; many: string }, count: number) =>
  fill(count === 1 ? forms.one : forms.many, { count });

type AnswerContext = {
  today: CalendarDay;
  /** The instant, in milliseconds since 1970; without it, the start of `today`. */
  now?: number;
  kind: VisitorKind;
  /** The place is the visitor's own city. */
  nearMe?: boolean;
  /** Why the visitor's city, which was asked for, is unknown; `offered`: there are places to choose from. */
  placeUnknown?: { problem: PlaceProblem; offered: boolean };
  /** What another page answers, or why nothing was understood. */
  help?: HelpAnswer | undefined;
};

/** How the answer introduces the events that only come near to the question. */
function nearestForm({
  nearest = [],
  isOtherWish,
}: QuestionResult): 'status' | 'hours' | 'time' | 'place' | 'both' | 'cost' | 'other' {
  if (isOtherWish) return 'other';
  if (nearest.includes('status')) return 'status';
  if (nearest.includes('cost')) return 'cost';
  if (nearest.includes('place')) return nearest.includes('time') ? 'both' : 'place';
  return nearest.includes('time') ? 'time' : 'hours';
}

/** Whether nothing but events near the visitor was asked for, and nobody knows where that is: the place is asked for. */
export const asksOnlyForPlace = (
  { search }: Pick<Understanding, 'search'>,
  found: Pick<QuestionResult, 'search'>,
): boolean => search.nearMe === true && Object.keys(search).length === 1 && !found.search.city;

/** The events of an answer in the order in which its text names them: 'it' of the next question is the first. */
export const namedEvents = ({ off, next }: Pick<QuestionResult, 'off' | 'next'>): readonly EventSummary[] => [
  ...off,
  ...next,
];

/**
 * The answer to a question, in its language and in under 80 words: how many events were found, and the next two with
 * day, hour and price; without any the nearest ones; what does not take place, by its status; and what of the question
 * could not be used. It is shown and read aloud.
 */
export function answerText(asked: QuestionResult, understood: Understanding, context: AnswerContext): string {
  const { language, hasSecond, placeInstead, refused, unread, carried, written } = understood;
  const words = answerWords[language];
  const asWritten = (text: string) => wordsAsWritten(text, written, words.or);
  const { search, count, elsewhere, otherTimes, unknown, dropped } = asked;
  const where = (city: string) =>
    city && (placeFromText(city).slug === NATIONWIDE ? words.nationwide : fill(words.in, { place: city }));
  // The place is said where the question names none, or the events are of another one.
  const isAnywhere = !search.city || asked.nearest?.includes('place');
  /** The price in both currencies; where it is asked for, also that none is written. */
  const priceOf = (cost: string) => {
    const known = knownCost(cost);
    const isPriceAsked = understood.asksPrice || typeof search.cost === 'number';
    if (isPriceAsked && known === 'paid') return words.paidNoPrice;
    if (isPriceAsked && cost === '') return words.noPrice;
    return known ? words[known] : formatCost({ cost }, 'full');
  };
  const { now = belizeMidnight(context.today) } = context;
  const dayOf = (event: EventSummary) =>
    hasDay(event) && spokenDay(nextDayOf(event, now), language, context.today);
  const onDay = (event: EventSummary) => {
    const day = dayOf(event);
    return day && fill(words.on, { day });
  };
  /** What an event costs, and its status, where the sentence around does not say that; what is off has no price. */
  const conditionsOf = (event: EventSummary, said?: EventSummary['status']) => [
    takesPlace(event) && priceOf(event.cost ?? ''),
    event.status && event.status !== said && words.status[event.status],
  ];
  const example = (event: EventSummary) => {
    const { title, city } = event;
    const time = hasDay(event) ? (event.time ?? words.allDay) : words.dateUnknown;
    const name = [firstWords(title, TITLE_WORDS), isAnywhere && where(city), onDay(event)];
    return [name.filter(Boolean).join(' '), time, ...conditionsOf(event, search.status)]
      .filter(Boolean)
      .join(', ');
  };
  /** 'Brukdown Music Evening is postponed.', with the place and the day that the question does not name. */
  const offText = (event: EventSummary) => {
    const isOnDay =
      search.when === 'today' || search.when === 'tomorrow' || (search.from && search.from === search.to);
    const name = [
      firstWords(event.title, TITLE_WORDS),
      !search.city && where(event.city),
      !isOnDay && onDay(event),
    ];
    return event.status && fill(words.named[event.status], { name: name.filter(Boolean).join(' ') });
  };
  const { about } = understood;
  if (about) {
    const facts = [
      dayOf(about) || words.dateUnknown,
      about.time,
      about.venue,
      about.city,
      ...conditionsOf(about),
      understood.asksIfOn && takesPlace(about) && words.noChange,
    ]
      .filter(Boolean)
      .join(', ');
    return fill(words.aboutOne, { name: firstWords(about.title, TITLE_WORDS), facts });
  }
  const { placeUnknown } = context;
  const droppedWishes = [
    dropped.category && categoryNoun(dropped.category, language).many,
    dropped.words && `“${firstWords(asWritten(dropped.words), NAME_WORDS)}”`,
  ]
    .filter(Boolean)
    .join(` ${words.and} `);
  const { following } = asked;
  // Behind what a celebration is there is room for one.
  const isWhat = understood.celebration?.askedWhat !== undefined;
  const examples = asked.next
    .filter((event) => event !== following)
    .slice(0, isWhat ? 1 : EXAMPLES)
    .map(example);
  const listed = examples.join(`; ${words.and} `);
  // What is off is said before what is next, as namedEvents() says.
  const off = asked.off.map(offText);
  const introduce = () => {
    if (asked.isAllDay) return words.nearest.allDay;
    // Of what was found in place of it nothing is known.
    const isWhole = unknown.length === 0 && !droppedWishes && !asked.forgiving;
    if (understood.asksIfOn && !asked.nearest && off.length === 0 && isWhole) return words.nearest.status;
    if (!asked.nearest) return search.status ? words.namedByStatus[search.status] : words.next;
    const form = nearestForm(asked);
    if (following) return words.nearest.then;
    if (form === 'cost' && typeof search.cost === 'number' && asked.next.every(hasNoPrice))
      return words.nearest.noPrice;
    const isElsewhere = asked.nearest.every((part) => part === 'place' || part === 'words');
    if (isElsewhere && asked.nearest.includes('place') && asked.nearby > 0) return words.nearest.nearby;
    if (form === 'hours' && asked.next.every(hasNoHours)) return words.nearest.allDay;
    const staysThere = !asked.nearest.includes('place') && !asked.nearest.includes('time');
    const isThere = isNextThere(asked.nearest) || (staysThere && !asked.nearest.includes('hours'));
    if (form === 'other' && isThere && asked.placeLabel)
      return fill(words.nearest.here, { place: asked.placeLabel, examples: '{examples}' });
    // As the list leads on: what else the day or the place has is the next.
    return asked.isNothingLeft && (form === 'time' || form === 'hours') ? words.next : words.nearest[form];
  };
  // Beside what a celebration is, what fits only a part of its name says nothing of it.
  const isOfName = !isWhat || !(asked.dropped.words || asked.nearest?.includes('words'));
  const led = listed && isOfName && fill(introduce(), { examples: listed });
  const carriedParts = carried.map((part) => words.carriedParts[part]).join(` ${words.and} `);
  const { help } = context;
  // A question may name an event beside what another page answers: 'tickets for the gala'.
  const isLast = help && !help.isOnly && LAST_TOPICS.has(help.topic);
  if (help && !isLast) return fittingText([help.text, ...(help.isOnly ? [] : [...off, led])]);
  const problem = placeUnknown && `${PLACE_PROBLEM_WORDS[language][placeUnknown.problem]}.`;
  if (asksOnlyForPlace(understood, asked))
    return fittingText([problem, placeUnknown?.offered ? words.whichBelow : words.whichPlace]);
  return fittingText([
    problem,
    understood.search.nearMe && !search.city && !placeUnknown && words.whichPlace,
    placeUnknown && (placeUnknown.offered ? words.choosePlace : words.allPlaces),
    foundText(asked, {
      language,
      today: context.today,
      nearMe: context.nearMe,
      kind: understood.kind,
      written,
    }),
    ...off,
    asked.isPast && count > 0 && words.past,
    refused.length > 0 && fill(words.refused, { words: firstWords(refused.join(', '), NAME_WORDS) }),
    unread.length > 0 && fill(words.unread, { words: firstWords(unread.join(' '), NAME_WORDS) }),
    unknown.length > 0 &&
      fill(words.unknown, { words: firstWords(asWritten(unknown.join(' ')), NAME_WORDS) }),
    droppedWishes ? fill(words.dropped, { wishes: droppedWishes }) : undefined,
    asked.forgiving && words.forgiving,
    asked.over && fill(words.over, { examples: example(asked.over) }),
    led,
    following && fill(asked.isAllDay ? words.afterThat : words.following, { examples: example(following) }),
    isLast && help.text,
    elsewhere > 0 && counted(words.elsewhere, elsewhere),
    otherTimes > 0 && counted(words.otherTimes, otherTimes),
    carriedParts ? fill(words.carried, { what: carriedParts }) : undefined,
    hasSecond && (placeInstead ? fill(words.firstWithEvents, { place: placeInstead }) : words.first),
    count === 0 && listed === '' && words.tryOther,
    count === 0 && !search.status && context.kind === 'Local' && words.tellUs,
    count > 0 && asked.next.every(takesPlace) && context.kind === 'Tourist' && words.way,
  ]);
}
