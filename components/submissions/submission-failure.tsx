'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button';
import { FormActions } from '#components/ui/form/form-actions';
import { FormNote } from '#components/ui/form/form-note';
import styles from './panel.module.css';

type SubmissionFailureProps = {
  level: 2 | 3;
  /** What the server said, or that it said nothing. */
  reason?: string;
  onTryAgain: () => void;
  onClose: () => void;
};

/** The end of an attempt that failed; everything typed is still there. */
export function SubmissionFailure({ level, reason, onTryAgain, onClose }: SubmissionFailureProps) {
  const Heading = `h${level}` as const;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby="failure-title">
      <Heading id="failure-title" ref={title} tabIndex={-1}>
        Submission Failed
      </Heading>
      <p>
        There was an error submitting your event. Please try again or contact support if the problem persists.
      </p>
      {reason && (
        <FormNote look="error">
          <p>{reason}</p>
        </FormNote>
      )}
      <p className={styles.small}>Everything you filled in is still here, and kept on this device.</p>
      <FormActions>
        <Button onClick={onClose}>Close</Button>
        <Button look="accent" onClick={onTryAgain}>
          Try Again
        </Button>
      </FormActions>
    </section>
  );
}
