import { Button, busyClass, buttonClass } from '#components/ui/button';
import { Link } from '#components/ui/link';
import { scriptedClass } from '#components/ui/scripted';
import { SEARCH_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';
import styles from './event-browser.module.css';

type MoreEventsProps = {
  layout: 'calendar' | 'months';
  /** Number of events to come, and of those not listed yet. */
  total: number;
  left: number;
  /** The day of the last that is listed, where no script shows more. */
  lastDay?: string | undefined;
  onMore: () => void;
  /** Whether more are loading. */
  isLoading?: boolean;
};

/** What is below the list: the button for more events, or the link to all of them. */
export function MoreEvents({ layout, total, left, lastDay, onMore, isLoading = false }: MoreEventsProps) {
  if (layout === 'months' && left <= 0) return null;
  return (
    <div className={styles.more}>
      {layout === 'months' ? (
        <>
          <Button className={`${busyClass} ${scriptedClass}`} aria-busy={isLoading} onClick={onMore}>
            Show more events ({left} left)
          </Button>
          <noscript>
            <a className={buttonClass()} href={`${SEARCH_PATH}?from=${lastDay}`}>
              Later events
            </a>
          </noscript>
        </>
      ) : (
        <Link className={buttonClass('primary')} href={THINGS_TO_DO_PATH}>
          All {total} events by month
        </Link>
      )}
    </div>
  );
}
