import { Button } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type SubmissionFailureProps = {
  level: 2 | 3;
  /** What the server said, or that it said nothing. */
  reason?: string;
  /** Whether the draft lies on this device, and not in this page alone. */
  isKept: boolean;
  onTryAgain: () => void;
  onClose: () => void;
};

/** The end of an attempt that failed; everything typed is still there. */
export function SubmissionFailure({ level, reason, isKept, onTryAgain, onClose }: SubmissionFailureProps) {
  return (
    <Panel id="failure-title" title="Submission Failed" level={level}>
      <p>
        There was an error submitting your event. Please try again or contact support if the problem persists.
      </p>
      {reason && (
        <FormNote look="error">
          <p>{reason}</p>
        </FormNote>
      )}
      <p className={styles.small}>
        {isKept
          ? 'Everything you filled in is still here, and kept on this device.'
          : 'Everything you filled in is still here. This device keeps no drafts, so do not close this page.'}
      </p>
      <div className={styles.ways}>
        <Button look="accent" onClick={onTryAgain}>
          Try Again
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Panel>
  );
}
