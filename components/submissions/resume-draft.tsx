import { DraftList } from '#components/forms/draft-list';
import type { OfferedDraft } from '#components/forms/offered-drafts.ts';
import type { DraftNews } from '#components/forms/use-form-machine.ts';
import { Button } from '#components/ui/button';
import type { Draft } from '#lib/forms/draft';
import { eventFormValues } from '#lib/submissions/fields/event-form-values';
import { EVENT_STEPS } from '#lib/submissions/fields/event-submission';
import { belizeDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type ResumeDraftProps = {
  drafts: readonly OfferedDraft[];
  news: DraftNews | undefined;
  level: 2 | 3;
  onContinue: (draft: Draft) => void;
  /** Continues one that is open in another tab, or being sent. */
  onTakeOver: (draft: Draft) => void;
  onDelete: (draft: Draft) => void;
  /** Begins another event; the drafts stay. */
  onStart: () => void;
};

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
export function ResumeDraft({ drafts, news, level, onStart, ...actions }: ResumeDraftProps) {
  const title =
    drafts.length > 1 ? 'You started events on this device' : 'You started an event on this device';
  return (
    <Panel id="resume-title" title={title} level={level} isFirst>
      <DraftList
        {...actions}
        drafts={drafts}
        news={news}
        what="event"
        nameOf={titleOf}
        renderWords={(draft) => <DraftWords draft={draft} />}
      />
      <div className={styles.ways}>
        <Button onClick={onStart}>Start another event</Button>
      </div>
      <p className={styles.small}>Starting another event keeps what you started.</p>
    </Panel>
  );
}
