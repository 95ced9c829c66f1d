import { buttonClass } from '#components/ui/button';
import { Link } from '#components/ui/link';
import { SUBMIT_EVENT_PATH } from '#lib/site/site';
import { formatLongDay } from '#lib/time/format-day';
import type { Holiday } from '#lib/time/next-holiday';
import styles from './next-events.module.css';

/** What is said while the calendar has nothing with a day ahead, with the next national holiday. */
export const nothingAheadText = (holiday: Holiday | undefined): string =>
  [
    'No events are ahead on the calendar yet.',
    holiday && `The next holiday is ${holiday.name}, ${formatLongDay(holiday.date)}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** The way to change that. */
export const SubmitFirst = () => (
  <p className={styles.more}>
    <Link className={buttonClass()} href={SUBMIT_EVENT_PATH}>
      Submit an event
    </Link>
  </p>
);

/** Both above a list that has nothing with a day, and so no choice. */
export const NothingAhead = ({ holiday }: { holiday: Holiday | undefined }) => (
  <>
    <p>{nothingAheadText(holiday)}</p>
    <SubmitFirst />
  </>
);
