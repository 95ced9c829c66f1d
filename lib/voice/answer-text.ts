import type { CostFilter } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import { formatCost, knownCost } from '#lib/events/format-cost';
import { hasDay } from '#lib/events/occurrences';
import { PLACE_PROBLEMS, type PlaceProblem, type VisitorKind } from '#lib/location/visitor-location';
import { NATIONWIDE, placeFromText } from '#lib/places/places';
import { categoryNoun } from '#lib/questions/category-words';
import type { QuestionResult } from '#lib/questions/find-events-for-question';
import type { HelpAnswer } from '#lib/questions/help-answer';
import type { VoiceLanguage } from '#lib/questions/question-language';
import type { Understanding } from '#lib/questions/understand-question';
import { fillTemplate as fill } from '#lib/text/fill-template';
import type { CalendarDay } from '#lib/time/calendar-day';
import answerWords from './answer-words.json' with { type: 'json' };
import { spokenDay, spokenTime } from './spoken-time.ts';

const PLACE_PROBLEM_WORDS: Record<VoiceLanguage, Record<PlaceProblem, string>> = {
  en: PLACE_PROBLEMS,
  es: answerWords.es.placeProblems,
};

/** An answer has fewer words than this. */
const ANSWER_WORD_LIMIT = 80;
const TITLE_WORDS = 12;
const NAME_WORDS = 8;
const EXAMPLES = 2;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The first words of a text, with an ellipsis when there are more. */
function firstWords(text: string, maxWords: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > maxWords ? `${words.slice(0, maxWords).join(' ')} …` : words.join(' ');
}

/** The plural form of a text for a count, with the count filled in. */
const counted = (forms: { one: string; many: string }, count: number) =>
  fill(count === 1 ? forms.one : forms.many, { count });

type AnswerContext = {
  today: CalendarDay;
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
}: QuestionResult): 'status' | 'hours' | 'time' | 'place' | 'both' | 'cost' | 'other' {
  if (nearest.includes('status')) return 'status';
  if (nearest.includes('words') || nearest.includes('category')) return 'other';
  if (nearest.includes('cost')) return 'cost';
  if (nearest.includes('place')) return nearest.includes('time') ? 'both' : 'place';
  return nearest.includes('time') ? 'time' : 'hours';
}

function costText(cost: CostFilter, words: (typeof answerWords)[VoiceLanguage]): string {
  if (cost === 'free') return words.free;
  if (cost === 'paid') return words.paidEvents;
  return fill(words.atMost, { price: formatCost({ price: cost, currency: 'BZD' }, 'limit') });
}

/**
 * The answer to a question, in its language and in under 80 words: how many events were found, and the next two with
 * day, hour and price; without any the nearest ones; and what of the question could not be used. It is shown and read
 * aloud.
 */
export function answerText(asked: QuestionResult, understood: Understanding, context: AnswerContext): string {
  const { language, hasSecond, refused, unread, carried } = understood;
  const words = answerWords[language];
  const { search, count, nearby, elsewhere, otherTimes, unknown, dropped } = asked;
  const { one, many } = search.category ? categoryNoun(search.category, language) : words.noun;
  const asksFor = asked.placeLabel && firstWords(asked.placeLabel, NAME_WORDS);
  const what = [
    ...(count === 0 ? [] : [String(count)]),
    // 'free parades', 'desfiles gratis'
    language === 'en' && search.cost === 'free' && words.free,
    language === 'en' && search.status && words.statuses[search.status],
    count === 1 ? one : many,
    language === 'es' && search.status && words.statuses[search.status],
    search.words && fill(words.about, { words: firstWords(search.words, NAME_WORDS) }),
    search.cost && !(language === 'en' && search.cost === 'free') && costText(search.cost, words),
    context.nearMe && asksFor && words.nearYou,
    asksFor && (search.city === NATIONWIDE ? words.nationwide : fill(words.in, { place: asksFor })),
    search.region && words.regions[search.region],
    search.weekday !== undefined &&
      fill(words.onWeekdays, { weekday: (words.weekdays[search.weekday] ?? '').replace(/s?$/, 's') }),
    spokenTime(search, language, context.today),
  ]
    .filter(Boolean)
    .join(' ');
  const where = (city: string) =>
    city && (placeFromText(city).slug === NATIONWIDE ? words.nationwide : fill(words.in, { place: city }));
  // The place is said where the question names none, or the events are of another one.
  const isAnywhere = !search.city || asked.nearest?.includes('place');
  /** The price in both currencies; where it is asked for, also that none is written. */
  const priceOf = (cost: string) => {
    const known = knownCost(cost);
    if (understood.asksPrice && known === 'paid') return words.paidNoPrice;
    if (understood.asksPrice && cost === '') return words.noPrice;
    return known ? words[known] : formatCost({ cost }, 'full');
  };
  const example = ({ title, date, time, cost = '', city }: EventSummary) => {
    const day = hasDay({ date }) && fill(words.on, { day: spokenDay(date, language, context.today) });
    const name = [firstWords(title, TITLE_WORDS), isAnywhere && where(city), day].filter(Boolean).join(' ');
    return [name, time, priceOf(cost)].filter(Boolean).join(', ');
  };
  const { about } = understood;
  if (about) {
    const day = hasDay(about) && spokenDay(about.date, language, context.today);
    const facts = [day, about.time, about.venue, about.city, priceOf(about.cost ?? '')]
      .filter(Boolean)
      .join(', ');
    return fill(words.aboutOne, { name: firstWords(about.title, TITLE_WORDS), facts });
  }
  const { placeUnknown } = context;
  const droppedWishes = [
    dropped.category && categoryNoun(dropped.category, language).many,
    dropped.words && `“${firstWords(dropped.words, NAME_WORDS)}”`,
  ]
    .filter(Boolean)
    .join(` ${words.and} `);
  const examples = asked.next.slice(0, EXAMPLES).map(example);
  const listed = examples.join(`; ${words.and} `);
  const carriedParts = carried.map((part) => words.carriedParts[part]).join(` ${words.and} `);
  const { help } = context;
  // A question may name an event beside what another page answers: 'tickets for the gala'.
  if (help)
    return [help.text, help.isOnly || !listed ? '' : fill(words.next, { examples: listed })]
      .filter(Boolean)
      .join(' ');
  const sentences = [
    placeUnknown && `${PLACE_PROBLEM_WORDS[language][placeUnknown.problem]}.`,
    placeUnknown && (placeUnknown.offered ? words.choosePlace : words.allPlaces),
    count > 0
      ? fill(words.found, { what: what + (nearby > 0 ? fill(words.nearby, { count: nearby }) : '') })
      : fill(words.nothing, { what }),
    asked.isPast && words.past,
    refused.length > 0 && fill(words.refused, { words: firstWords(refused.join(', '), NAME_WORDS) }),
    unread.length > 0 && fill(words.unread, { words: firstWords(unread.join(' '), NAME_WORDS) }),
    unknown.length > 0 && fill(words.unknown, { words: firstWords(unknown.join(' '), NAME_WORDS) }),
    droppedWishes ? fill(words.dropped, { wishes: droppedWishes }) : undefined,
    asked.forgiving && words.forgiving,
    asked.over && fill(words.over, { examples: example(asked.over) }),
    asked.nearest && listed !== '' && fill(words.nearest[nearestForm(asked)], { examples: listed }),
    !asked.nearest && listed !== '' && fill(words.next, { examples: listed }),
    elsewhere > 0 && counted(words.elsewhere, elsewhere),
    otherTimes > 0 && counted(words.otherTimes, otherTimes),
    carriedParts ? fill(words.carried, { what: carriedParts }) : undefined,
    hasSecond && words.first,
    count === 0 && listed === '' && words.tryOther,
    count === 0 && context.kind === 'Local' && words.tellUs,
    count > 0 && context.kind === 'Tourist' && words.way,
  ].filter((sentence) => typeof sentence === 'string');
  // In order of importance: a sentence that does not fit any more is left out.
  return sentences.reduce((text, sentence) => {
    const longer = text ? `${text} ${sentence}` : sentence;
    return countWords(longer) < ANSWER_WORD_LIMIT ? longer : text;
  }, '');
}
