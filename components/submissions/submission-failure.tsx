import type { Route } from 'next';
import { Button } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { Link } from '#components/ui/link';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type SubmissionFailureProps = {
  level: 2 | 3;
  /** The server's message, or one about a missing response. */
  reason?: string;
  /** Whether the draft is stored on the device, not only in the memory of this page. */
  isSaved: boolean;
  /** Whether the draft is sent by itself at the next visit: it may have been stored all the same. */
  isWaiting?: boolean;
  onTryAgain: () => void;
  onClose: () => void;
};

/** Shown when sending failed; the answers are still in the form. */
export function SubmissionFailure(props: SubmissionFailureProps) {
  const { level, reason, isSaved, isWaiting = false, onTryAgain, onClose } = props;
  return (
    <Panel id="failure-title" title="Submission Failed" level={level}>
      <p>
        There was an error submitting your event. Please try again or{' '}
        {level === 2 ? (
          // The router would only scroll to a section of the same page.
          <a href="#contact">contact support</a>
        ) : (
          // A dialog covers the form of the page below it: the home page has the same.
          <Link href={'/#contact' as Route}>contact support</Link>
        )}{' '}
        if the problem persists.
      </p>
      {reason && (
        <FormNote look="error">
          <p>{reason}</p>
        </FormNote>
      )}
      <p className={styles.small}>
        {isSaved
          ? 'Everything you filled in is still here, and kept on this device.'
          : 'Everything you filled in is still here. This device cannot save drafts, so do not close this page.'}
        {isWaiting && ' If it did reach us, it is not stored twice.'}
      </p>
      <div className={styles.ways}>
        <Button look="primary" onClick={onTryAgain}>
          Try Again
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Panel>
  );
}
