import { daysOfFilters } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '#lib/time/calendar-day';
import { monthNamed, weekdayNamed } from './days/date-words.ts';
import { nextWeekday } from './days/day-spans.ts';
import { leansOnBefore, MOST_WORDS_OF_TIME } from './follow-up.ts';
import type { Sentence } from './sentence/sentence.ts';
import type { VoiceSearch } from './voice-search.ts';
import dates from './words/dates.json' with { type: 'json' };
import phrases from './words/phrases.json' with { type: 'json' };

const nextDay = new Set(phrases.nextDay);

/** Takes 'the day after' of a follow-up and returns the day behind those of the question before, or of its first event. */
export function takeNextDay(
  sentence: Sentence,
  last: VoiceSearch | undefined,
  first: EventSummary | undefined,
  today: CalendarDay,
): CalendarDay | undefined {
  const ofFirst = first && isCalendarDay(first.date) ? { from: first.date, to: first.date } : undefined;
  const days = last && (daysOfFilters(last, today) ?? ofFirst);
  if (!days) return undefined;
  const found = sentence.takeAll(
    4,
    (phrase, position) => {
      const behind = sentence.at(position + phrase.split(' ').length);
      return nextDay.has(phrase) && !/^(tomorrow|manana)$/.test(behind) ? true : undefined;
    },
    'time',
  );
  return found.length > 0 ? addDays(days.to < '9999' ? days.to : days.from, 1) : undefined;
}

/** Days that were spoken of as one time: of a month nobody says which Sunday. */
const MOST_DAYS_SPOKEN_OF = 9;
/** Before a day of the week these say which one. */
const whichWeek = new Set([...dates.coming, ...dates.next, ...dates.last, ...dates.every]);
const articles = new Set(dates.the);

/**
 * The day that a bare day of the week of a follow-up names, counted from the days of the question before: 'and the sunday?'
 * behind 'next Saturday'. Undefined for one that is said with more than its name, which is counted from today.
 */
export function weekdayThen(
  sentence: Sentence,
  last: VoiceSearch | undefined,
  today: CalendarDay,
): CalendarDay | undefined {
  const days = last && daysOfFilters(last, today);
  const isOneTime = days && days.from > today && daysBetween(days.from, days.to) <= MOST_DAYS_SPOKEN_OF;
  if (!isOneTime || !(leansOnBefore(sentence) || sentence.words.length <= MOST_WORDS_OF_TIME))
    return undefined;
  const [found] = sentence.words.flatMap(({ key }, position) => {
    const before = sentence.before(position);
    const behind = sentence.at(position + 1);
    // 'Fridays' are those of every week.
    const isQualified =
      /(?:days|domingos|sabados)$/.test(key) ||
      (whichWeek.has(before) && !articles.has(before)) ||
      /^\d|^(que|next|after)$/.test(behind);
    return isQualified || monthNamed(behind, true) ? [] : (weekdayNamed(key, articles.has(before)) ?? []);
  });
  return found === undefined ? undefined : nextWeekday(found, days.from);
}
