import { type DraftChoices, DraftList } from '#components/forms/draft-list';
import type { Draft } from '#lib/forms/draft';
import { eventFormValues } from '#lib/submissions/fields/event-form-values';
import { EVENT_STEPS } from '#lib/submissions/fields/event-submission';
import { belizeDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type ResumeDraftProps = DraftChoices & { level: 2 | 3 };

const titleOf = ({ values }: Draft) => eventFormValues(values).title.trim();

function DraftWords({ draft }: { draft: Draft }) {
  const title = titleOf(draft);
  return (
    <>
      <p>
        {title ? <strong>“{title}”</strong> : 'It has no title yet'}, kept on{' '}
        {formatLongDay(belizeDay(draft.savedAt))} at step {draft.step + 1} of {EVENT_STEPS.length}.
      </p>
      {draft.waiting && (
        <p>
          You pressed Submit, but no answer came back. Send it again: if it arrived the first time, it will
          not be stored twice.
        </p>
      )}
    </>
  );
}

/** Offers to restore the stored drafts. */
export function ResumeDraft({ level, ...choices }: ResumeDraftProps) {
  const title =
    choices.drafts.length > 1 ? 'You started events on this device' : 'You started an event on this device';
  return (
    <Panel id="resume-title" title={title} level={level} isFirst>
      <DraftList
        {...choices}
        what="event"
        nameOf={titleOf}
        renderWords={(draft) => <DraftWords draft={draft} />}
      />
      <p className={styles.small}>Starting another event keeps what you started.</p>
    </Panel>
  );
}
