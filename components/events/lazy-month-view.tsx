'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '#components/ui/skeleton';
import type { EventSummary } from '#lib/events/event-summary';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './event-browser.module.css';

const MonthView = lazy(() => import('./month-view.tsx').then((module) => ({ default: module.MonthView })));

type LazyMonthViewProps = {
  /** Whether events are still on their way: an empty month would be a lie then. */
  waiting: boolean;
  events: readonly EventSummary[];
  today: CalendarDay;
  month: string;
  onMonth: (month: string) => void;
};

/** The month as a calendar; its code arrives when somebody first asks for it. */
export function LazyMonthView({ waiting, ...view }: LazyMonthViewProps) {
  const skeleton = <Skeleton shape="card" className={styles.monthSkeleton} />;
  if (waiting) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <MonthView {...view} />
    </Suspense>
  );
}
