import type { HourFilter } from '#lib/events/event-filters';
import type { VoiceLanguage } from '#lib/questions/question-language';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { fillTemplate as fill } from '#lib/text/fill-template';
import { type CalendarDay, monthOf, weekdayOf } from '#lib/time/calendar-day';
import { formatHour } from '#lib/time/format-hour';
import answerWords from './answer-words.json' with { type: 'json' };

/** A day as an answer says it: 'Friday 20 November', with its year when that is not the current one. */
export function spokenDay(day: CalendarDay, language: VoiceLanguage, today: CalendarDay): string {
  const words = answerWords[language];
  const withoutYear = fill(words.day, {
    weekday: words.weekdays[weekdayOf(day)] ?? '',
    date: Number(day.slice(8, 10)),
    month: words.months[Number(day.slice(5, 7)) - 1] ?? '',
  });
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? withoutYear : fill(words.year, { day: withoutYear, year });
}

function spokenHours(hours: HourFilter, language: VoiceLanguage): string {
  const words = answerWords[language];
  if (hours === 'now') return words.hoursNow;
  const { after, before } = hours;
  const part = new Map(Object.entries(words.parts)).get(`${after}-${before}`);
  if (part) return part;
  if (before === 1440) return fill(words.hoursFrom, { time: formatHour(after) });
  if (after === 0) return fill(words.hoursBefore, { time: formatHour(before) });
  return fill(words.hoursBetween, { from: formatHour(after), to: formatHour(before) });
}

function spokenDays({ when, from, to }: VoiceSearch, language: VoiceLanguage, today: CalendarDay): string {
  const words = answerWords[language];
  const day = (each: CalendarDay) => spokenDay(each, language, today);
  if (!from) return to ? fill(words.untilDay, { day: day(to) }) : when ? words.when[when] : '';
  if (!to) return fill(words.since, { day: day(from) });
  if (from === to) return fill(words.on, { day: day(from) });
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`)
    return fill(words.inYear, { year: from.slice(0, 4) });
  if (from.endsWith('-01') && monthOf(from) === monthOf(to) && Number(to.slice(8)) >= 28) {
    const month = words.months[Number(from.slice(5, 7)) - 1] ?? '';
    const year = from.slice(0, 4);
    return fill(words.inMonth, { month: year === today.slice(0, 4) ? month : `${month} ${year}` });
  }
  return fill(words.between, { from: day(from), to: day(to) });
}

/** The days and hours of a search as an answer says them: 'tonight', 'on Friday 27 November in the evening'. */
export function spokenTime(search: VoiceSearch, language: VoiceLanguage, today: CalendarDay): string {
  const { when, hours } = search;
  const words = answerWords[language];
  const isEvening = hours && hours !== 'now' && hours.after === 1020 && hours.before === 1440;
  if (when === 'today' && isEvening) return words.tonight;
  if (when === 'today' && hours === 'now') return words.hoursNow;
  return [spokenDays(search, language, today), hours && spokenHours(hours, language)]
    .filter(Boolean)
    .join(' ');
}
