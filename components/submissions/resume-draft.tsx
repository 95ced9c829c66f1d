import { Button } from '#components/ui/button';
import type { Draft } from '#lib/forms/draft';
import { eventFormValues } from '#lib/submissions/fields/event-form-values';
import { EVENT_STEPS } from '#lib/submissions/fields/event-submission';
import { belizeDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type ResumeDraftProps = { draft: Draft; level: 2 | 3; onContinue: () => void; onStartAgain: () => void };

/** Offers to restore the stored draft. */
export function ResumeDraft({ draft, level, onContinue, onStartAgain }: ResumeDraftProps) {
  const { title } = eventFormValues(draft.values);
  return (
    <Panel id="resume-title" title="You started an event on this device" level={level} isFirst>
      <p>
        {title.trim() ? <strong>“{title.trim()}”</strong> : 'It has no title yet'}, kept on{' '}
        {formatLongDay(belizeDay(draft.savedAt))} at step {draft.step + 1} of {EVENT_STEPS.length}.
      </p>
      {draft.waiting && (
        <p>
          You pressed Submit, but no answer came back. Send it again: if it arrived the first time, it will
          not be stored twice.
        </p>
      )}
      <div className={styles.ways}>
        <Button look="primary" onClick={onContinue}>
          Continue
        </Button>
        <Button onClick={onStartAgain}>Start again</Button>
      </div>
      <p className={styles.small}>Starting again deletes this draft.</p>
    </Panel>
  );
}
