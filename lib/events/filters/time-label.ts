import { type CalendarDay, monthOf } from '#lib/time/calendar-day';
import { formatDaySpan, formatMonth, formatShortDay } from '#lib/time/format-day';
import { formatHour } from '#lib/time/format-hour';
import { type CostFilter, type EventFilters, type HourFilter, WHEN_LABELS } from '../event-filters.ts';
import { formatCost } from '../format-cost.ts';

const isWholeMonth = (from: CalendarDay, to: CalendarDay) =>
  from.endsWith('-01') && monthOf(from) === monthOf(to) && Number(to.slice(8)) >= 28;

/** 'Sat 28 Nov 2026', 'Fri 27 Nov to Sun 29 Nov 2026', 'December 2026', '2027', 'From Fri 4 Dec 2026'. */
function daysLabel(from: CalendarDay | undefined, to: CalendarDay | undefined): string {
  if (!from) return to ? `Until ${formatShortDay(to)}` : '';
  if (!to) return `From ${formatShortDay(from)}`;
  if (from === to) return formatShortDay(from);
  if (isWholeMonth(from, to)) return formatMonth(monthOf(from));
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4);
  return formatDaySpan(from, to);
}

const PARTS_OF_DAY = new Map([
  ['0-720', 'Morning'],
  ['720-1080', 'Afternoon'],
  ['1020-1440', 'Evening'],
]);

/** 'Evening', 'After 6 PM', 'Before 12 PM', '5 PM to 7 PM', 'Now'. */
function hoursLabel(hours: HourFilter): string {
  if (hours === 'now') return 'Now';
  const { after, before } = hours;
  const part = PARTS_OF_DAY.get(`${after}-${before}`);
  if (part) return part;
  if (before === 1440) return `After ${formatHour(after)}`;
  return after === 0 ? `Before ${formatHour(before)}` : `${formatHour(after)} to ${formatHour(before)}`;
}

/** The days and hours of filters in words: 'Tonight', 'Sat 28 Nov 2026, evening'; '' without any. */
export function timeLabel({ when, from, to, hours }: Omit<EventFilters, 'q'>): string {
  if (when === 'today' && hours) {
    const label = hoursLabel(hours);
    if (label === 'Now') return 'Now';
    if (label === 'Evening') return 'Tonight';
  }
  const days = from || to ? daysLabel(from, to) : when ? WHEN_LABELS[when] : '';
  if (!hours) return days;
  const label = hoursLabel(hours);
  return days ? `${days}, ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

/** The same as part of a sentence: 'tonight', 'on Sat 28 Nov 2026', 'from Fri 27 Nov to Sun 29 Nov 2026', 'in December 2026'. */
export function timePhrase(time: Omit<EventFilters, 'q'>): string {
  const label = timeLabel(time);
  const { from, to } = time;
  if (!from || !to) return label.charAt(0).toLowerCase() + label.slice(1);
  const days = daysLabel(from, to);
  if (from === to) return `on ${label}`;
  return days === formatMonth(monthOf(from)) || days === from.slice(0, 4) ? `in ${label}` : `from ${label}`;
}

/** 'Free', 'Paid', 'Up to BZ$20'. */
export const costLabel = (cost: CostFilter) =>
  typeof cost === 'string'
    ? formatCost({ cost })
    : `Up to ${formatCost({ price: cost, currency: 'BZD' }, 'limit')}`;
