import type { CostFilter } from '#lib/events/event-filters';
import { formatCost } from '#lib/events/format-cost';
import { NATIONWIDE } from '#lib/places/places';
import { type Written, wordsAsWritten } from '#lib/questions/either-words';
import type { QuestionResult } from '#lib/questions/find-events-for-question';
import { categoryNoun } from '#lib/questions/parts/category-words';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { fillTemplate as fill } from '#lib/text/fill-template';
import { firstWords } from '#lib/text/first-words';
import type { CalendarDay } from '#lib/time/calendar-day';
import answerWords from './answer-words.json' with { type: 'json' };
import { spokenTime } from './spoken-time.ts';

const NAME_WORDS = 8;

type AskedContext = {
  language: VoiceLanguage;
  today: CalendarDay;
  /** The place is the visitor's own city. */
  nearMe?: boolean | undefined;
  /** The kind of events as it was written, in English. */
  kind?: string | undefined;
  /** How the words of the search were written. */
  written?: Written | undefined;
};

const inWords = (parts: readonly (string | false | 0 | undefined)[]) => parts.filter(Boolean).join(' ');

function costText(cost: CostFilter, words: (typeof answerWords)[VoiceLanguage]): string {
  if (cost === 'free') return words.free;
  if (cost === 'paid') return words.paidEvents;
  return fill(words.atMost, { price: formatCost({ price: cost, currency: 'BZD' }, 'limit') });
}

/** The parts of a search in words: what kind, what for, where and when. */
function askedParts({ search, placeLabel, count }: QuestionResult, { language, ...context }: AskedContext) {
  const words = answerWords[language];
  const { one, many } = search.category ? categoryNoun(search.category, language) : words.noun;
  const place = placeLabel && firstWords(placeLabel, NAME_WORDS);
  const isFreeFirst = language === 'en' && search.cost === 'free';
  const status = search.status && words.statuses[search.status];
  return {
    kind: inWords([
      // 'free parades', 'desfiles gratis'
      isFreeFirst && words.free,
      language === 'en' && status,
      count === 1 ? one : count === 0 && language === 'en' && search.category ? (context.kind ?? many) : many,
      language === 'es' && status,
    ]),
    about:
      search.words &&
      fill(words.about, {
        words: firstWords(wordsAsWritten(search.words, context.written ?? [], words.or), NAME_WORDS),
      }),
    cost: search.cost && !isFreeFirst && costText(search.cost, words),
    where: inWords([
      context.nearMe && place && words.nearYou,
      place && (search.city === NATIONWIDE ? words.nationwide : fill(words.in, { place })),
      search.region && words.regions[search.region],
    ]),
    when: inWords([
      typeof search.weekday === 'number' &&
        fill(words.onWeekdays, { weekday: (words.weekdays[search.weekday] ?? '').replace(/s?$/, 's') }),
      typeof search.weekday === 'string' && words.onWeekdaySets[search.weekday],
      spokenTime(search, language, context.today),
    ]),
  };
}

/**
 * The first sentence of an answer: how many events were found, that there are none, or, in the words of the list, that of
 * this day nothing is left: 'Nothing left tonight in Belize City.'
 */
export function foundText(asked: QuestionResult, context: AskedContext): string {
  const words = answerWords[context.language];
  const { count, nearby, isNothingLeft, isPast, search } = asked;
  const { kind, about, cost, where, when } = askedParts(asked, context);
  if (asked.isAllDay) {
    const forms = count === 1 ? words.allDayOnly.one : words.allDayOnly.many;
    return fill(forms, { what: inWords([when, where, about, cost]), count });
  }
  const what = inWords([kind, about, cost, where, when]);
  if (count > 0) {
    const besides = nearby > 0 ? fill(words.nearby, { count: nearby }) : '';
    return fill(words.found, { what: `${count} ${what}${besides}` });
  }
  // The calendar keeps what is to come: that there was nothing is not known.
  if (isPast) return fill(words.nothingPast, { what });
  const besides = nearby > 0 ? fill(words.butNearby, { count: nearby }) : '';
  if (!isNothingLeft) return fill(words.nothing, { what: what + besides });
  const left = inWords([when || words.when.today, where, about]);
  return search.category || search.cost === 'free'
    ? fill(words.noneLeft, { what: inWords([kind, cost]), where: left + besides })
    : fill(words.nothingLeft, { what: inWords([left, cost]) + besides });
}
