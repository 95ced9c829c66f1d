import { pluralize } from '#lib/text/pluralize';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { formatDaySpan, formatShortDay } from '#lib/time/format-day';
import { formatHour } from '#lib/time/format-hour';
import { eventHours, hasOtherHours, OTHER_HOURS } from '../event-hours.ts';
import { statusWord } from '../event-status.ts';
import { formatCost } from '../format-cost.ts';
import { DATE_TO_BE_CONFIRMED } from '../format-event.ts';
import { isToCome } from '../occurrences.ts';
import { sheetDate } from './event-date.ts';
import type { RowEvent } from './event-from-row.ts';

/** The days of an event, in words; a date that stays text as it was written. */
function daysText({ date, endDate, moreDates = [] }: RowEvent): string {
  if (!isCalendarDay(date))
    return date ? `${DATE_TO_BE_CONFIRMED} (${sheetDate(date)})` : DATE_TO_BE_CONFIRMED;
  const days = endDate ? formatDaySpan(date, endDate) : formatShortDay(date);
  return moreDates.length > 0 ? `${days} and ${pluralize(moreDates.length, 'more date')}` : days;
}

/** '10 AM – 6 PM, Sun 10 AM – 2 PM', 'Thu 24 Dec 2026 9 AM – 1 PM' of a date. */
const sentenceByDay = (plainTime: string) =>
  plainTime
    .split(OTHER_HOURS)
    .map((part) => part.replace(/^\d{4}-\d\d-\d\d/, formatShortDay).replace(' - ', ' – '))
    .join(', ');

/** The hours of an event as they are understood, else as they are written. */
function hoursOf(event: RowEvent): string {
  if (hasOtherHours(event)) return sentenceByDay(event.plainTime ?? '');
  const hours = eventHours(event);
  // Where nothing is known yet, not even the day, an hour that is left out says nothing.
  if (!hours) return event.isAllDay && event.date !== '' ? 'all day' : (event.time ?? '');
  const start = formatHour(hours.start);
  return hours.end ? `${start} – ${formatHour(hours.end.minutes)}` : start;
}

const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

/** 'Over' of an event whose last day is past, which is in no list. */
const overWord = (event: RowEvent, today: CalendarDay | undefined) =>
  today !== undefined && !isToCome(event, today) ? 'Over' : '';

/**
 * What the site understood of a row, for the person who typed it: 'Sat 5 Dec 2026, 7 PM · San Pedro · Free'. `today` in
 * Belize, for events that are over.
 */
export const rowSentence = (event: RowEvent, today?: CalendarDay): string =>
  joined(
    [
      overWord(event, today),
      statusWord(event),
      joined([daysText(event), hoursOf(event)], ', '),
      event.city || event.venue,
      formatCost(event),
    ],
    ' · ',
  );
