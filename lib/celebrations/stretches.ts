import type { CalendarEvent } from '#lib/events/calendar-event';
import { lastDay } from '#lib/events/occurrences';
import { addDays } from '#lib/time/calendar-day';
import type { Days } from './rule-days.ts';

/** From so many days between two rows on, what is announced is not one stretch of days: the parades of two towns. */
const DAYS_APART = 7;
/** So many stretches are named, else only the first and the last day. */
const STRETCHES_NAMED = 3;

/** The days of rows, which are in order, in stretches: each with less than a week between its rows. */
export function stretchesOf(rows: readonly CalendarEvent[]): Days[] {
  const stretches: Days[] = [];
  for (const row of rows) {
    const [from, to] = [row.date, lastDay(row)];
    const last = stretches.at(-1);
    if (last && from < addDays(last.to, DAYS_APART)) last.to = to > last.to ? to : last.to;
    else stretches.push({ from, to });
  }
  return stretches;
}

/** The stretches that are named one by one; of more than three the days from the first to the last. */
export function namedStretches(stretches: readonly Days[]): readonly Days[] {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last || stretches.length <= STRETCHES_NAMED) return stretches;
  return [{ from: first.from, to: last.to }];
}
