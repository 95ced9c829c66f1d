import { Button, buttonClass } from '#components/ui/button';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { PostForm } from '../post-form.tsx';
import styles from './decision-form.module.css';

type CancelDateProps = {
  action: string;
  hidden: Record<string, string | undefined>;
  /** The dates on which the event takes place. */
  dates: readonly string[];
};

/** The form in which a moderator cancels one of several dates of a public event. */
export function CancelDate({ action, hidden, dates }: CancelDateProps) {
  return (
    <details className={styles.decision} name="decision-forms">
      <summary className={buttonClass()}>Cancel one date</summary>
      <PostForm action={action} hidden={{ ...hidden, action: 'cancel-date' }} className={styles.form}>
        <fieldset>
          <legend>Which date? The calendar says that it is cancelled, and its organiser is told.</legend>
          {dates.filter(isCalendarDay).map((day) => (
            <label key={day}>
              <input type="radio" name="day" value={day} required />
              <span>{formatLongDay(day)}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.send}>
          <Button type="submit" look="accent">
            Cancel that date
          </Button>
        </div>
      </PostForm>
    </details>
  );
}
