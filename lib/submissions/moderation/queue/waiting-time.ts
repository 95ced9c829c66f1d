import type { ItemKind } from '#lib/server/store/schema';
import { ANSWER_TIMES } from '#lib/site/answer-times';
import { pluralize } from '#lib/text/pluralize';
import { afterBusinessDays, businessDaysBetween } from '#lib/time/business-days';
import { addDays, belizeDay, belizeMidnight } from '#lib/time/calendar-day';
import { DAY_MS, HOUR_MS } from '#lib/time/durations';
import { NOUNS } from '../../items/record/nouns.ts';

const BEGINNINGS = {
  fine: 'The oldest',
  due: 'Due today: the oldest',
  overdue: 'Overdue: the oldest',
} as const;

/** An item that waits: its kind, and since when. */
export type Waiting = { kind: ItemKind; since: string };
type WaitingTime = { words: string; state: keyof typeof BEGINNINGS };

/** The first instant at which what its sender was promised is broken, in milliseconds since 1970. */
function dueAt({ kind, since }: Waiting): number {
  const promise = ANSWER_TIMES[kind];
  const received = Date.parse(since);
  return 'hours' in promise
    ? received + promise.hours * HOUR_MS
    : belizeMidnight(addDays(afterBusinessDays(belizeDay(received), promise.businessDays), 1));
}

/** How long an item has waited, in the unit of its promise. */
function waitedWords({ kind, since }: Waiting, now: number): string {
  const received = Date.parse(since);
  if (!('hours' in ANSWER_TIMES[kind])) {
    const days = businessDaysBetween(belizeDay(received), belizeDay(now));
    return days === 0 ? 'less than a business day' : pluralize(days, 'business day');
  }
  const age = now - received;
  if (age < HOUR_MS) return 'less than an hour';
  return age < 3 * DAY_MS
    ? pluralize(Math.floor(age / HOUR_MS), 'hour')
    : pluralize(Math.floor(age / DAY_MS), 'day');
}

/**
 * How long the oldest item of a kind has waited at `now` (milliseconds since 1970), against what its sender was promised:
 * the last day of the promise is 'due', what comes after it 'overdue'. Of several kinds the one whose promise ends first;
 * undefined without any.
 */
export function waitingTime(oldest: readonly Waiting[], now: number): WaitingTime | undefined {
  const [item] = oldest.toSorted((one, other) => dueAt(one) - dueAt(other));
  if (!item) return undefined;
  const due = dueAt(item);
  const state = now >= due ? 'overdue' : belizeDay(now) === belizeDay(due - 1) ? 'due' : 'fine';
  const { within } = ANSWER_TIMES[item.kind];
  return {
    words: `${BEGINNINGS[state]} ${NOUNS[item.kind]} has waited ${waitedWords(item, now)}; promised within ${within}.`,
    state,
  };
}
