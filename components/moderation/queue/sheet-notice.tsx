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

/** What a moderator brings about who accepts a held sheet, by the reason that its code begins with. */
const EFFECTS: Record<string, string> = {
  shrank: 'Events whose rows are gone leave the site.',
  grew: 'All of its rows are on the site.',
  blanked: 'What is blank in the sheet is blank on the site.',
};

/** What is wrong, each reason once; with the source where not every one has it. */
function reasonsOf(problems: SheetNoticeProps['problems']): string[] {
  const found = problems.flatMap(({ source, sentence, isHeld }) =>
    // A held sheet has one sentence or more for each reason.
    (isHeld ? sentence.split(/\. (?=The )/) : [sentence]).map((reason) => ({ source, reason, isHeld })),
  );
  return [...Map.groupBy(found, ({ reason }) => reason).values()].flatMap((same) => {
    const isEverywhere = same.length === problems.length && same.every(({ isHeld }) => isHeld);
    return isEverywhere
      ? same.slice(0, 1).map(({ reason }) => reason)
      : same.map(({ source, reason }) => `${SOURCES[source] ?? source}: ${reason}`);
  });
}

/** Why the sheet is not on the site as it is now, and what is shown instead; nothing while it is. */
export function SheetNotice({ problems, readAt, isAcceptable = false }: SheetNoticeProps) {
  if (problems.length === 0) return null;
  const doubts = [...new Set(problems.flatMap((problem) => problem.doubts ?? []))];
  const effects = new Set(doubts.map((doubt) => EFFECTS[doubt.split(':')[0] ?? '']));
  const isHeld = problems.some((problem) => problem.isHeld);
  return (
    <FormNote look="error">
      <div className={styles.failed}>
        <p>
          <strong>
            {isHeld
              ? 'The sheet is held back, because it looks like an accident.'
              : 'The site does not show the sheet as it is now.'}
          </strong>{' '}
          {readAt
            ? `The site shows the events that were read on ${formatInstant(readAt)}.`
            : 'The site has no events to show.'}
        </p>
        <ul>
          {reasonsOf(problems).map((reason) => (
            <li key={reason}>{reason}.</li>
          ))}
        </ul>
        {isHeld && !isAcceptable && (
          <p>
            <a href="/moderate/sheet">Look at the sheet, then mend it or show it as it is</a>
          </p>
        )}
        {isHeld && isAcceptable && (
          <form method="post" action="/api/moderate/sheet">
            {doubts.map((doubt) => (
              <input key={doubt} type="hidden" name="accept" value={doubt} />
            ))}
            <p>If it is an accident, mend it in the sheet: the site then shows it by itself.</p>
            <p>If it is meant so, accept it here. {[...effects].join(' ')}</p>
            <CheckboxField name="meant" label="I have looked at the sheet: it is meant so" required />
            <Button type="submit">Show the sheet as it is</Button>
          </form>
        )}
      </div>
    </FormNote>
  );
}
