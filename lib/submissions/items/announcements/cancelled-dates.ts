import { eventDaysOf } from '../../fields/when/day-words.ts';

type Dates = { date: string; endDate?: string; moreDates: readonly string[] };

const datesOf = ({ date, endDate, moreDates }: Dates) => (endDate ? [] : [date, ...moreDates]);

/** Those dates of an event with several that are cancelled, in order; none where that would be all of them. */
export function cancelledAmong(event: Dates, cancelled: readonly string[] = []): string[] {
  const dates = datesOf(event);
  const found = dates.filter((date) => cancelled.includes(date));
  return found.length < dates.length ? found : [];
}

/**
 * An event with the dates on which it takes place; the first of them is its date.
 *
 *     withoutCancelled({ date: '2027-12-05', moreDates: ['2027-12-12', '2027-12-19'] }, ['2027-12-05'])
 *     // { date: '2027-12-12', moreDates: ['2027-12-19'] }
 */
export function withoutCancelled<Event extends object>(
  event: Event,
  cancelled: readonly string[] = [],
): Event {
  const days = eventDaysOf(event as Readonly<Record<string, unknown>>);
  const off = cancelledAmong(days, cancelled);
  if (off.length === 0) return event;
  const [date, ...moreDates] = datesOf(days).filter((one) => !off.includes(one));
  return { ...event, date, moreDates };
}
