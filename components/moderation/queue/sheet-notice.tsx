import { Button } from '#components/ui/button';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { FormNote } from '#components/ui/form/form-note';
import { formatInstant } from '#lib/submissions/moderation/item/format-instant';
import styles from './failed-notice.module.css';

const SOURCES: Record<string, string> = { 'sheets-api': 'Sheets API', 'published-csv': 'Published CSV' };

type SheetNoticeProps = {
  /** `doubts` are the codes of why it is held. */
  problems: readonly { source: string; sentence: string; isHeld: boolean; doubts?: readonly string[] }[];
  /** When the events were read that stay on the site, ISO 8601; null when there are none. */
  readAt: string | null;
  /** Whether the sheet can be accepted here; elsewhere the notice leads to the page where it can. */
  isAcceptable?: boolean;
};

/** Why the sheet is not on the site as it is now, and what is shown instead; nothing while it is. */
export function SheetNotice({ problems, readAt, isAcceptable = false }: SheetNoticeProps) {
  if (problems.length === 0) return null;
  const doubts = new Set(problems.flatMap((problem) => problem.doubts ?? []));
  const isHeld = problems.some((problem) => problem.isHeld);
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
        {isHeld && !isAcceptable && (
          <p>
            <a href="/moderate/sheet">Look at the sheet, and show it if it is meant so</a>
          </p>
        )}
        {isHeld && isAcceptable && (
          <form method="post" action="/api/moderate/sheet">
            {[...doubts].map((doubt) => (
              <input key={doubt} type="hidden" name="accept" value={doubt} />
            ))}
            <p>
              If the sheet is meant so, the site can show it. Otherwise it follows when the sheet is mended.
            </p>
            <CheckboxField name="meant" label="It is meant so" required />
            <Button type="submit">Show the sheet as it is</Button>
          </form>
        )}
      </div>
    </FormNote>
  );
}
