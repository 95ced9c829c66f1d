import { useEffect } from 'react';
import { useHeadingFocus } from '#components/forms/use-heading-focus.ts';
import { Button } from '#components/ui/button';
import { Woven } from '#components/ui/layout/woven';
import { throwConfetti } from '#lib/device/confetti.browser';
import { reviewPromise } from '#lib/site/answer-times';
import type { OperatorContact } from '#lib/site/operator-contact';
import { PrivateLink } from './private-link.tsx';
import styles from './submission-success.module.css';

type SubmissionSuccessProps = {
  level: 2 | 3;
  reference?: string;
  /** Path of the status page. */
  statusUrl?: string;
  /** Address to which the decision is sent. */
  email: string;
  contact: OperatorContact;
  /** Whether the response came after the visitor had given up. */
  isLate?: boolean;
  onClose: () => void;
};

const CONFETTI_PARTICLES = 100;

/** Shown after success: thanks, what happens next, the reference and the private link. */
export function SubmissionSuccess(props: SubmissionSuccessProps) {
  const { level, reference, statusUrl, email, contact, isLate = false, onClose } = props;
  const Heading = `h${level}` as const;
  const title = useHeadingFocus('success');

  useEffect(() => {
    if (title.current) void throwConfetti(CONFETTI_PARTICLES, title.current);
  }, [title]);

  return (
    <section className={styles.success} aria-labelledby="success-title" data-sent="" data-whole="">
      <Woven />
      <div className={styles.words}>
        <Heading id="success-title" ref={title} tabIndex={-1}>
          Thank You for Your Submission!
        </Heading>
        <p className={styles.lead}>Event submitted successfully!</p>
        {isLate && (
          <p>
            It reached us after all, as it was when you pressed Submit. Changes you made after that are not in
            it: use the private link below to correct it.
          </p>
        )}
        {reference && (
          <p className={styles.stub}>
            Your reference <strong>{reference}</strong>
          </p>
        )}
        <p>
          {reviewPromise(contact, { what: 'your event' })} We’ll write to{' '}
          <strong className={styles.email}>{email}</strong>.
        </p>
        {contact.email && (
          <p>
            Is it urgent? Write to <a href={`mailto:${contact.email}`}>{contact.email}</a> with your reference
            and we’ll hurry.
          </p>
        )}
        {statusUrl && <PrivateLink url={new URL(statusUrl, window.location.href).href} />}
        <Button look="primary" className={styles.close} onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
