import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { Skeleton } from '#components/ui/layout/skeleton';
import { Late } from '#components/ui/overlay/late';
import type { EventSummary } from '#lib/events/event-summary';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from '../list/event-browser.module.css';

const loadMonthView = () => import('./month-view.tsx').then(({ MonthView }) => MonthView);

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
    <Late
      load={loadMonthView}
      props={view}
      waiting={skeleton}
      failed={
        <EmptyState
          spot="offline"
          actions={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
        >
          <p>The calendar did not arrive: the connection may be weak, or the guide has just been renewed.</p>
        </EmptyState>
      }
    />
  );
}
