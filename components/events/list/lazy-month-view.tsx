import { Button } from '#components/ui/button';
import { Lazy } from '#components/ui/islands/lazy';
import { EmptyState } from '#components/ui/layout/empty-state';
import { Skeleton } from '#components/ui/layout/skeleton';
import type { EventSummary } from '#lib/events/event-summary';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './event-browser.module.css';

const loadMonthView = () => import('../month/month-view.tsx').then(({ MonthView }) => MonthView);

type LazyMonthViewProps = {
  /** Whether events are still loading: an empty month would be wrong then. */
  loading: boolean;
  events: readonly EventSummary[];
  today: CalendarDay;
  month: string;
  onMonth: (month: string) => void;
};

/** The month as a calendar; its code is loaded on first use. */
export function LazyMonthView({ loading, ...view }: LazyMonthViewProps) {
  const skeleton = <Skeleton shape="card" className={styles.monthSkeleton} />;
  if (loading) return skeleton;
  return (
    <Lazy
      load={loadMonthView}
      props={view}
      waiting={skeleton}
      failed={
        <EmptyState
          spot="offline"
          actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
        >
          <p>
            The calendar could not be loaded: the connection may be weak, or the site has just been updated.
          </p>
        </EmptyState>
      }
    />
  );
}
