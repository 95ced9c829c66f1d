import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { endOfWeek } from '#lib/time/weekend';
import { type Read, skip, tableOf } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };
import { type ReadTime, spanOfDate, type Words } from './asked-days.ts';
import { numberNamed, weekdayNamed } from './date-words.ts';
import { lastWeekday, nextWeekday } from './day-spans.ts';
import { units } from './read-unit.ts';
import { afterWords, coming, isNext, last, proximo, the } from './small-words.ts';

const every = tableOf(dates.every);
const comingAfter = tableOf(dates.comingAfter);
const later = tableOf(dates.later);
const WEEK_DAYS = 7;

/** So many of a day of the week ahead: 'two saturdays from now', of which today is none. */
function readAhead(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const count = numberNamed(words[position] ?? '') ?? 0;
  const weekday = weekdayNamed(words[position + 1] ?? '');
  const end = skip(words, position + 2, later);
  if (count < 2 || weekday === undefined || end === position + 2) return undefined;
  return spanOfDate(addDays(nextWeekday(weekday, addDays(today, 1)), WEEK_DAYS * (count - 1)), end);
}

/** A day of the week: 'friday', 'next friday', 'last friday', 'friday after next', 'el viernes que viene'. */
export function readWeekday(
  words: Words,
  position: number,
  today: CalendarDay,
  strict = false,
): Read<ReadTime> | undefined {
  const ahead = readAhead(words, position, today);
  if (ahead) return ahead;
  let at = skip(words, position, every);
  const article = skip(words, at, the);
  const word = words[article] ?? '';
  const prefix = isNext(word) ? 'next' : last.has(word) ? 'last' : coming.has(word) ? 'coming' : undefined;
  at = prefix ? article + 1 : article;
  if (prefix === 'coming' && coming.has(words[at] ?? '')) at += 1;
  const besides =
    strict || prefix !== undefined || /^(on|el|pan|by|until|till|every)$/.test(words[at - 1] ?? '');
  const weekday = weekdayNamed(words[at] ?? '', besides);
  if (weekday === undefined) return undefined;
  const soonest = nextWeekday(weekday, today);
  const end = at + 1;
  if (afterWords.has(words[end] ?? '') && isNext(words[end + 1]))
    return spanOfDate(addDays(endOfWeek(today), 8 + ((weekday + 6) % 7)), end + 2);
  if (prefix === 'next') return spanOfDate(addDays(endOfWeek(today), 1 + ((weekday + 6) % 7)), end);
  // 'el viernes pasado'
  if (prefix === 'last' || /^pasado$/.test(words[end] ?? ''))
    return spanOfDate(lastWeekday(weekday, today), prefix === 'last' ? end : end + 1);
  // 'saturday next week'
  if (isNext(words[end]) && units.get(words[end + 1] ?? '') === 'week')
    return spanOfDate(addDays(endOfWeek(today), 1 + ((weekday + 6) % 7)), end + 2);
  if (units.get(words[end] ?? '') === 'week' && !words[end]?.endsWith('s'))
    return spanOfDate(addDays(soonest, 7), end + 1);
  const behind = skip(words, end, comingAfter);
  // 'el próximo sábado' and 'el sábado que viene', said on a Saturday, mean the next one.
  const isNotToday = soonest === today && (behind > end || proximo.has(word));
  return spanOfDate(isNotToday ? addDays(today, 7) : soonest, behind);
}
