import type { EventSummary } from '#lib/events/event-summary';
import { hasDay } from '#lib/events/upcoming-events';
import { PLACE_PROBLEMS, type PlaceProblem, type VisitorKind } from '#lib/location/visitor-location';
import { NATIONWIDE } from '#lib/places/places';
import { categoryNoun } from '#lib/questions/category-words';
import type { QuestionResult } from '#lib/questions/find-events-for-question';
import type { VoiceLanguage } from '#lib/questions/question-language';
import type { Understanding } from '#lib/questions/understand-question';
import { fillTemplate as fill } from '#lib/text/fill-template';
import { type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import answerWords from './answer-words.json' with { type: 'json' };

const PLACE_PROBLEM_WORDS: Record<VoiceLanguage, Record<PlaceProblem, string>> = {
  en: PLACE_PROBLEMS,
  es: answerWords.es.placeProblems,
};

/** An answer has fewer words than this. */
const ANSWER_WORD_LIMIT = 80;
const TITLE_WORDS = 12;
const NAME_WORDS = 8;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The first words of a text, with an ellipsis when there are more. */
function firstWords(text: string, maxWords: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > maxWords ? `${words.slice(0, maxWords).join(' ')} …` : words.join(' ');
}

/** The plural form of a text for a count, with the count filled in. */
const counted = (forms: { none?: string; one: string; many: string }, count: number, values = {}) =>
  fill((count === 0 ? forms.none : count === 1 ? forms.one : undefined) ?? forms.many, { count, ...values });

type AnswerContext = {
  today: CalendarDay;
  kind: VisitorKind;
  /** The place is the visitor's own city. */
  nearMe?: boolean;
  /** Why the visitor's city, which was asked for, is unknown; `offered`: there are places to choose from. */
  placeUnknown?: { problem: PlaceProblem; offered: boolean };
};

/**
 * The answer to a question, in its language and in under 80 words: how many events were found, how many on the
 * requested days, what the filters could not express, and the next two. It is shown and read aloud.
 */
export function answerText(asked: QuestionResult, understood: Understanding, context: AnswerContext): string {
  const { language, days, leftOut } = understood;
  const words = answerWords[language];
  const { search, count, nearby, elsewhere, otherTimes, onDays = 0, unknown, dropped } = asked;
  const spokenDay = (day: CalendarDay) => {
    const withoutYear = fill(words.day, {
      weekday: words.weekdays[weekdayOf(day)] ?? '',
      date: Number(day.slice(8, 10)),
      month: words.months[Number(day.slice(5, 7)) - 1] ?? '',
    });
    const year = day.slice(0, 4);
    return year === context.today.slice(0, 4) ? withoutYear : fill(words.year, { day: withoutYear, year });
  };
  const { one, many } = search.category ? categoryNoun(search.category, language) : words.noun;
  const where = asked.placeLabel && firstWords(asked.placeLabel, NAME_WORDS);
  const what = [
    count === 0 ? many : `${count} ${count === 1 ? one : many}`,
    search.words && fill(words.about, { words: firstWords(search.words, NAME_WORDS) }),
    context.nearMe && where && words.nearYou,
    where && (search.city === NATIONWIDE ? words.nationwide : fill(words.in, { place: where })),
    search.when && words.when[search.when],
  ]
    .filter(Boolean)
    .join(' ');
  const onDay = (day: CalendarDay) => fill(words.on, { day: spokenDay(day) });
  const example = ({ title, date }: EventSummary) =>
    [firstWords(title, TITLE_WORDS), hasDay({ date }) && onDay(date)].filter(Boolean).join(' ');
  const requestedDays =
    days &&
    (days.from === days.to
      ? onDay(days.from)
      : fill(words.between, { from: spokenDay(days.from), to: spokenDay(days.to) }));
  const { placeUnknown } = context;
  const droppedWishes = [
    dropped.category && categoryNoun(dropped.category, language).many,
    dropped.words && `“${firstWords(dropped.words, NAME_WORDS)}”`,
  ]
    .filter(Boolean)
    .join(` ${words.and} `);
  const sentences = [
    placeUnknown && `${PLACE_PROBLEM_WORDS[language][placeUnknown.problem]}.`,
    placeUnknown && (placeUnknown.offered ? words.choosePlace : words.allPlaces),
    count > 0
      ? fill(words.found, { what: what + (nearby > 0 ? fill(words.nearby, { count: nearby }) : '') })
      : fill(words.nothing, { what }),
    elsewhere > 0 && counted(words.elsewhere, elsewhere),
    otherTimes > 0 && counted(words.otherTimes, otherTimes),
    unknown.length > 0 && fill(words.unknown, { words: firstWords(unknown.join(' '), NAME_WORDS) }),
    droppedWishes ? fill(words.dropped, { wishes: droppedWishes }) : undefined,
    asked.forgiving && words.forgiving,
    requestedDays && count > 0 && counted(words.thoseDays, onDays, { days: requestedDays }),
    requestedDays && !search.when && words.noFilterForDays,
    asked.next.length > 0 &&
      fill(words.next, { examples: asked.next.slice(0, 2).map(example).join(` ${words.and} `) }),
    leftOut.includes('hour') && count > 0 && words.hours,
    leftOut.includes('second') && words.first,
    leftOut.includes('not') && words.not,
    count === 0 && elsewhere === 0 && otherTimes === 0 && words.tryOther,
    count === 0 && context.kind === 'Local' && words.tellUs,
    count > 0 && context.kind === 'Tourist' && words.way,
  ].filter((sentence) => typeof sentence === 'string');
  // In order of importance: a sentence that does not fit any more is left out.
  return sentences.reduce((text, sentence) => {
    const longer = text ? `${text} ${sentence}` : sentence;
    return countWords(longer) < ANSWER_WORD_LIMIT ? longer : text;
  }, '');
}
