import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { messageReceived } from '#lib/site/answer-times';
import type { OperatorContact } from '#lib/site/operator-contact';
import styles from './contact-form.module.css';

type ContactSentProps = {
  contact: OperatorContact;
  reference?: string;
  /** Path of the status page. */
  statusUrl?: string;
  onAgain: () => void;
};

/** The confirmation that replaces the form, and the button for another message. */
export function ContactSent({ contact, reference, statusUrl, onAgain }: ContactSentProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    // The form was longer: after the layout has its new height, the confirmation is scrolled into view.
    const frame = requestAnimationFrame(() => note.current?.scrollIntoView?.({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={styles.form}>
      <FormNote look="success" ref={note}>
        <p>{messageReceived(contact)}</p>
        {reference && (
          <p>
            Your reference is <strong className={styles.reference}>{reference}</strong>.
          </p>
        )}
        {statusUrl && (
          <p>
            {/* A full navigation: third-party scripts of this document never see the private address. */}
            <a href={statusUrl}>Check on your message</a>: a private page, just for you.
          </p>
        )}
      </FormNote>
      <Button className={styles.send} onClick={onAgain}>
        Send Another Message
      </Button>
    </div>
  );
}
