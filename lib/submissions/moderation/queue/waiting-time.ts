import { pluralize } from '#lib/text/pluralize';
import { afterBusinessDays, businessDaysBetween } from '#lib/time/business-days';
import { belizeDay } from '#lib/time/calendar-day';

/** Business days in which a submission is promised an answer: 'within 2-3 business days'. */
const PROMISED_DAYS = 3;

const BEGINNINGS = {
  fine: 'The oldest',
  due: 'Due today: the oldest',
  overdue: 'Overdue: the oldest',
} as const;

type WaitingTime = { words: string; state: keyof typeof BEGINNINGS };

/**
 * How long the oldest item of the queue has waited at `now` (milliseconds since 1970), against what its sender was
 * promised: the last day of the promise is 'due', the day after it 'overdue'.
 */
export function waitingTime(since: string, now: number): WaitingTime {
  const received = belizeDay(Date.parse(since));
  const today = belizeDay(now);
  const due = afterBusinessDays(received, PROMISED_DAYS);
  const state = today > due ? 'overdue' : today === due ? 'due' : 'fine';
  const days = businessDaysBetween(received, today);
  const waits = days === 0 ? 'less than a business day' : pluralize(days, 'business day');
  return { words: `${BEGINNINGS[state]} has waited ${waits}; promised within ${PROMISED_DAYS}.`, state };
}
