import { addDays, type CalendarDay } from '#lib/time/calendar-day';

/** Whole days that are told of. */
export const RECENT_DAYS = 30;
/** Below this number of visits none is told: a few people more or less would change it too much. */
export const MIN_SHOWN_VISITS = 100;

/** The last 30 whole days in Belize, both ends included. */
type Span = { from: CalendarDay; to: CalendarDay };

/** What can be said in public of the visits of the last 30 days. */
export type RecentVisits =
  | (Span & { kind: 'counted'; visits: number; eventViews: number })
  /** Fewer than are told. */
  | (Span & { kind: 'few' })
  /** Counting began later than 30 days ago; `from` is the first day of counting, `to` the day on which they are full. */
  | (Span & { kind: 'begun' });

/** The last 30 whole days before `today`. */
export const recentSpan = (today: CalendarDay): Span => ({
  from: addDays(today, -RECENT_DAYS),
  to: addDays(today, -1),
});

type Counted = {
  /** The first day of which there are counts; undefined where nothing was ever counted. */
  since: CalendarDay | undefined;
  visits: number;
  eventViews: number;
};

/** What can be said of visits counted within `recentSpan(today)`; undefined where nothing was ever counted. */
export function recentVisits(
  today: CalendarDay,
  { since, visits, eventViews }: Counted,
): RecentVisits | undefined {
  if (!since) return undefined;
  const span = recentSpan(today);
  // On its first day counting may have begun in the evening.
  if (since >= span.from) return { kind: 'begun', from: since, to: addDays(since, RECENT_DAYS + 1) };
  return visits < MIN_SHOWN_VISITS
    ? { kind: 'few', ...span }
    : { kind: 'counted', visits, eventViews, ...span };
}
