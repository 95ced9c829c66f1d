import { FormNote } from '#components/ui/form/form-note';
import { formatInstant } from '#lib/submissions/moderation/item/format-instant';
import styles from './failed-notice.module.css';

const SOURCES: Record<string, string> = { 'sheets-api': 'Sheets API', 'published-csv': 'Published CSV' };

type SheetNoticeProps = {
  problems: readonly { source: string; sentence: string; isHeld: boolean }[];
  /** When the events were read that stay on the site, ISO 8601; null when there are none. */
  readAt: string | null;
};

/** Why the sheet is not on the site as it is now, and what is shown instead; nothing while it is. */
export function SheetNotice({ problems, readAt }: SheetNoticeProps) {
  if (problems.length === 0) return null;
  return (
    <FormNote look="error">
      <div className={styles.failed}>
        <p>
          <strong>The site does not show the sheet as it is now.</strong>{' '}
          {readAt
            ? `The site shows the events that were read on ${formatInstant(readAt)}.`
            : 'The site has no events to show.'}
        </p>
        <ul>
          {problems.map(({ source, sentence }) => (
            <li key={source}>
              {SOURCES[source] ?? source}: {sentence}.
            </li>
          ))}
        </ul>
        {problems.some(({ isHeld }) => isHeld) && (
          <p>If this change is intended, the operator of the site can accept it.</p>
        )}
      </div>
    </FormNote>
  );
}
