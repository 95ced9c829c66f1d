import { FormNote } from '#components/ui/form/form-note';
import {
  cancelledDatesWords,
  movedBeforeWords,
  movedWords,
} from '#lib/submissions/items/announcements/announcement-words';
import { titleOf } from '#lib/submissions/items/record/item-content';
import { NOUNS } from '#lib/submissions/items/record/nouns';
import type { StatusItem } from '#lib/submissions/private-page/status-item';
import { confirmationText, problemWords, statusWords } from '#lib/submissions/private-page/status-words';
import { belizeDay } from '#lib/time/calendar-day';
import { formatPlainDay } from '#lib/time/format-day';
import styles from './status-head.module.css';

type StatusHeadProps = {
  item: StatusItem;
  /** Whether the event is over. */
  isOver?: boolean;
  /** Values of `?done=` and `?problem=`. */
  done?: string | undefined;
  problem?: string | undefined;
};

/** The status of an item, what comes next, and its reference. */
export function StatusHead({ item, isOver = false, done, problem }: StatusHeadProps) {
  const { title, next } = statusWords(item, isOver);
  const now = movedWords(item);
  const before = movedBeforeWords(item);
  const off = cancelledDatesWords(item);
  const [doneSentence, problemSentence] = [confirmationText(done), problemWords(problem)];
  return (
    <div className={styles.head}>
      {doneSentence && <FormNote look="success">{doneSentence}</FormNote>}
      {problemSentence && <FormNote look="error">{problemSentence}</FormNote>}
      <div className={styles.title}>
        <p className={styles.name}>{titleOf({ kind: item.kind, payload: item.held })}</p>
        <h1>{title}</h1>
      </div>
      {item.reason && (
        <div>
          <p>The reason we gave:</p>
          <p className={styles.reason}>{item.reason}</p>
        </div>
      )}
      {now && <p className={styles.now}>Now: {now}</p>}
      {before && <p className={styles.now}>It had moved: {before}</p>}
      {off && <p className={styles.now}>Cancelled: {off}</p>}
      {item.announcement?.note && <p>Your reason: “{item.announcement.note}”</p>}
      {next && <p>{next}</p>}
      <dl className={styles.stub}>
        <div>
          <dt>Reference of your {NOUNS[item.kind]}</dt>
          <dd>{item.reference}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>{formatPlainDay(belizeDay(Date.parse(item.receivedAt)))}</dd>
        </div>
        {item.withdrawnAt && (
          <div>
            <dt>Withdrawn</dt>
            <dd>{formatPlainDay(belizeDay(Date.parse(item.withdrawnAt)))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
