import { oneLine } from '#lib/text/one-line';
import { formatDaySpan } from '#lib/time/format-day';
import type { CalendarEvent } from '../calendar-event.ts';
import { isOff, statusWord } from '../event-status.ts';
import { formatCost } from '../format-cost.ts';
import { formatEventWhen, formatEventWhere } from '../format-event.ts';
import { hasDay, moreDatesText, occurrencesOf } from '../occurrences.ts';
import { ownDescription } from './shown-description.ts';

const DESCRIPTION_LENGTH = 200;

/** Whether both have the same title and hours, and one the day of the other among its dates. */
const isNamesake = (event: CalendarEvent, other: CalendarEvent) =>
  other.title === event.title &&
  other.time === event.time &&
  other.id !== event.id &&
  occurrencesOf(other).some(({ date }) => date === event.date);

/**
 * The title of the page of an event as it is shown: 'Hudut Cook-Off, Fri 20 Nov 2026, 11 AM - 3 PM'; with its place where one
 * of `others` has the same, as parades of two towns have.
 */
export function eventPageTitle(event: CalendarEvent, others: readonly CalendarEvent[] = []): string {
  const place = others.some((other) => isNamesake(event, other)) && formatEventWhere(event);
  return [event.title, formatEventWhen(event), place].filter(Boolean).join(', ');
}

/**
 * 'Fri 20 Nov 2026, 8 PM - 1 AM', 'Fri 20 Nov to Sun 22 Nov 2026, 10 AM', 'Fri 20 Nov 2026, 8 PM, and 3 more
 * dates'
 */
export function whenWords(event: CalendarEvent): string {
  const { date, endDate, time } = event;
  const days = endDate && hasDay({ date }) ? formatDaySpan(date, endDate) : formatEventWhen({ date });
  return [days, time, moreDatesText(event)].filter(Boolean).join(', ');
}

const cut = (text: string) =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;

/**
 * The description of an event's page for search engines and link previews. It begins with the day, because some show
 * only eighty characters; of the text that follows, an event's own description is cut between words:
 * 'Sat 28 Nov 2026, 8 PM · Y-Not Island, Dangriga · Free'
 */
export function eventMetaDescription(event: CalendarEvent): string {
  const parts = [
    whenWords(event),
    statusWord(event),
    formatEventWhere(event),
    isOff(event) ? '' : formatCost(event, 'full'),
    ownDescription(event),
  ];
  return cut(oneLine(parts.filter(Boolean).join(' · ')));
}
