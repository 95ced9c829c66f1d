import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { thisWeekend, weekendSpan } from '#lib/time/weekend';
import { type Read, readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };
import { type ReadTime, spanOfDate, type Words } from './asked-days.ts';
import { numberNamed } from './date-words.ts';
import { readPhraseTime } from './day-phrases.ts';
import { type DaySpan, daysAfter, monthAfter, weekSpan } from './day-spans.ts';
import { type Unit, unitSpan, units } from './read-unit.ts';
import { readWeekday } from './read-weekday.ts';
import { the } from './small-words.ts';

const inWords = tableOf(dates.in);
const within = tableOf(dates.within);
const later = tableOf(dates.later);
const articles = tableOf(['a', 'the']);
const time = tableOf(['time']);

const countedDays = (unit: Unit, count: number, today: CalendarDay): DaySpan => {
  if (unit === 'week') return daysAfter(today, 0, 7 * count - 1);
  if (unit === 'weekend') return { from: thisWeekend(today).from, to: weekendSpan(today, count - 1).to };
  if (unit === 'month')
    return { from: today, to: addDays(`${monthAfter(today, count)}-01`, Number(today.slice(8)) - 1) };
  if (unit === 'year') return daysAfter(today, 0, 365 * count);
  return daysAfter(today, 0, count);
};

/** 'in two weeks' is the week in which that day lies, 'in ten days' the day. */
function distantDays(unit: Unit, count: number, today: CalendarDay): DaySpan {
  if (unit === 'day') return daysAfter(today, count, count);
  if (unit === 'week') return weekSpan(addDays(today, 7 * count), 0);
  return unitSpan(unit, count, today);
}

/** 'in two weeks', 'two weeks from now', 'the next ten days', 'within a month'. */
export function readCounted(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const preposition = readPhrase(words, position, inWords);
  const at = preposition?.end ?? position;
  const isWithin = readPhrase(words, skip(words, at, the), within);
  const numberAt = skip(words, isWithin?.end ?? at, articles);
  const isA = words[numberAt - 1] === 'a';
  const number = numberNamed(words[numberAt] ?? '') ?? (isA ? 1 : undefined);
  if (!number || number > 366) return undefined;
  let unitAt = isA && numberNamed(words[numberAt] ?? '') === undefined ? numberAt : numberAt + 1;
  if (/^(of|more|whole|full)$/.test(words[unitAt] ?? '')) unitAt += 1;
  if (/^(proximos|proximas|siguientes)$/.test(words[unitAt] ?? '')) unitAt += 1;
  const unit = readPhrase(words, unitAt, units);
  if (!unit) return undefined;
  const isRange =
    isWithin &&
    (isWithin.value || true) &&
    !(
      preposition &&
      isWithin.end === preposition.end &&
      /^(in|en|eena|ina|inna)$/.test(words[position] ?? '')
    );
  if (isRange) return { value: { days: countedDays(unit.value, number, today) }, end: unit.end };
  if (words[position] === 'within')
    return { value: { days: countedDays(unit.value, number, today) }, end: unit.end };
  const from = readPhrase(words, unit.end, later);
  if (from) return { value: { days: distantDays(unit.value, number, today) }, end: from.end };
  // 'two weeks from saturday'
  if (/^(from|after)$/.test(words[unit.end] ?? '') && (unit.value === 'week' || unit.value === 'day')) {
    const base = readWeekday(words, unit.end + 1, today) ?? readPhraseTime(words, unit.end + 1, today);
    const days = number * (unit.value === 'week' ? 7 : 1);
    if (base) return spanOfDate(addDays(base.value.days.from, days), base.end);
  }
  if (!preposition) return undefined;
  const end = skip(words, unit.end, time);
  return { value: { days: distantDays(unit.value, number, today) }, end };
}
