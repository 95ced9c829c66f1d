import type { SlideTable } from '#lib/server/store/schema';
import { badgeOf } from '#lib/site/sponsors';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatDaySpan, formatShortDay } from '#lib/time/format-day';
import type { RunState } from './slide-run.ts';

/** 'Mon 30 Nov to Sun 6 Dec 2026', or a single day. */
export const runWords = (firstDay: CalendarDay, lastDay: CalendarDay) =>
  firstDay >= lastDay ? formatShortDay(firstDay) : formatDaySpan(firstDay, lastDay);

/** The badge of a booking. */
export const badgeOfBooking = ({ is_paid }: Pick<SlideTable, 'is_paid'>) =>
  badgeOf({ isSponsored: is_paid === 1 });

export const RUN_STATE_WORDS = {
  running: 'Running now',
  coming: 'Still to come',
  ended: 'Ended',
} as const satisfies Record<RunState, string>;
