'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button';
import { FormActions } from '#components/ui/form/form-actions';
import { Woven } from '#components/ui/woven';
import { throwConfetti } from '#lib/motion/confetti.browser';
import { CONTACT } from '#lib/site/site';
import { PrivateLink } from './private-link.tsx';
import styles from './submission-success.module.css';

type SubmissionSuccessProps = {
  level: 2 | 3;
  reference?: string;
  /** Path of the submitter's own page. */
  statusUrl?: string;
  /** Where the answer goes. */
  email: string;
  onClose: () => void;
};

/** The end of the form: thanks, what happens next, the reference and the private link. */
export function SubmissionSuccess({ level, reference, statusUrl, email, onClose }: SubmissionSuccessProps) {
  const Heading = `h${level}` as const;
  const title = useRef<HTMLHeadingElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    title.current?.focus();
    if (canvas.current) void throwConfetti(canvas.current);
  }, []);

  return (
    <section className={styles.success} aria-labelledby="success-title">
      {/* In the form, because a dialog lies over everything outside it. */}
      <canvas ref={canvas} className={styles.confetti} />
      <Woven />
      <div className={styles.words}>
        <Heading id="success-title" ref={title} tabIndex={-1}>
          Thank You for Your Submission!
        </Heading>
        <p className={styles.lead}>Event submitted successfully!</p>
        {reference && (
          <p className={styles.stub}>
            Your reference <strong>{reference}</strong>
          </p>
        )}
        <p>
          Our community team reviews your event within 2-3 business days and answers by email or WhatsApp. We
          write to <strong className={styles.email}>{email}</strong>.
        </p>
        {CONTACT.email && (
          <p>
            Is it urgent? Write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a> with your reference
            and we hurry.
          </p>
        )}
        {statusUrl && <PrivateLink url={new URL(statusUrl, window.location.href).href} />}
        <FormActions>
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </FormActions>
      </div>
    </section>
  );
}
