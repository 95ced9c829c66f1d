import { CATEGORY_TABLE } from '#lib/events/category-table';
import type { EventSummary } from '#lib/events/event-summary';
import { hasDay } from '#lib/events/upcoming-events';
import type { PlaceProblem, VisitorKind } from '#lib/location/visitor-location';
import { NATIONWIDE } from '#lib/places/places';
import type { QuestionResult } from '#lib/questions/find-events-for-question';
import type { Understanding } from '#lib/questions/understand-question';
import { type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { ANSWER_WORDS } from './answer-words.ts';

/** An answer stays under this many words. */
const ANSWER_WORD_LIMIT = 80;
const TITLE_WORDS = 12;
const NAME_WORDS = 8;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The first few words of a text, with a sign that there are more. */
function firstWords(text: string, most: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > most ? `${words.slice(0, most).join(' ')} …` : words.join(' ');
}

type AnswerContext = {
  today: CalendarDay;
  kind: VisitorKind;
  /** The place is the visitor's own. */
  nearMe?: boolean;
  /** It was asked for and is not known; `offered`: there are places to choose from. */
  placeUnknown?: { problem: PlaceProblem; offered: boolean };
};

/**
 * What came of a question, in its language and in under 80 words: how many events there are, how many on the days
 * that were meant, what could not be asked of the filters, and the next two. For reading and for saying aloud.
 */
export function answerText(asked: QuestionResult, understood: Understanding, context: AnswerContext): string {
  const { language, days, leftOut } = understood;
  const words = ANSWER_WORDS[language];
  const { search, count, nearby, elsewhere, otherTimes, onDays = 0, unknown, dropped } = asked;
  const spoken = (day: CalendarDay) => {
    const said = words.day(
      words.weekdays[weekdayOf(day)] ?? '',
      Number(day.slice(8, 10)),
      words.months[Number(day.slice(5, 7)) - 1] ?? '',
    );
    const year = day.slice(0, 4);
    return year === context.today.slice(0, 4) ? said : words.year(said, year);
  };
  const [one, many] = search.category ? CATEGORY_TABLE[search.category].noun[language] : words.noun;
  const where = asked.placeLabel && firstWords(asked.placeLabel, NAME_WORDS);
  const what = [
    count === 0 ? many : `${count} ${count === 1 ? one : many}`,
    search.words && words.about(firstWords(search.words, NAME_WORDS)),
    context.nearMe && where && words.nearYou,
    where && (search.city === NATIONWIDE ? words.nationwide : words.in(where)),
    search.when && words.when[search.when],
  ]
    .filter(Boolean)
    .join(' ');
  const example = ({ title, date }: EventSummary) =>
    [firstWords(title, TITLE_WORDS), hasDay({ date }) && words.on(spoken(date))].filter(Boolean).join(' ');
  const meant =
    days &&
    (days.from === days.to ? words.on(spoken(days.from)) : words.between(spoken(days.from), spoken(days.to)));
  const { placeUnknown } = context;
  const leftOutWishes = [
    dropped.category && CATEGORY_TABLE[dropped.category].noun[language][1],
    dropped.words && `“${firstWords(dropped.words, NAME_WORDS)}”`,
  ]
    .filter(Boolean)
    .join(` ${words.and} `);
  const sentences = [
    placeUnknown && `${words.placeProblems[placeUnknown.problem]}.`,
    placeUnknown && (placeUnknown.offered ? words.choosePlace : words.allPlaces),
    count > 0 ? words.found(what + (nearby > 0 ? words.nearby(nearby) : '')) : words.nothing(what),
    elsewhere > 0 && words.elsewhere(elsewhere),
    otherTimes > 0 && words.otherTimes(otherTimes),
    unknown.length > 0 && words.unknown(firstWords(unknown.join(' '), NAME_WORDS)),
    leftOutWishes ? words.dropped(leftOutWishes) : undefined,
    asked.forgiving && words.forgiving,
    meant && count > 0 && words.thoseDays(onDays, meant),
    meant && !search.when && words.noFilterForDays,
    asked.next.length > 0 && words.next(asked.next.slice(0, 2).map(example).join(` ${words.and} `)),
    leftOut.includes('hour') && count > 0 && words.hours,
    leftOut.includes('second') && words.first,
    leftOut.includes('not') && words.not,
    count === 0 && elsewhere === 0 && otherTimes === 0 && words.tryOther,
    count === 0 && context.kind === 'Local' && words.tellUs,
    count > 0 && context.kind === 'Tourist' && words.way,
  ].filter((sentence) => typeof sentence === 'string');
  // What comes first matters most; a sentence that no longer fits is left unsaid.
  return sentences.reduce((said, sentence) => {
    const longer = said ? `${said} ${sentence}` : sentence;
    return countWords(longer) < ANSWER_WORD_LIMIT ? longer : said;
  }, '');
}
