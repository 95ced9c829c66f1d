import { useEffect, useRef } from 'react';
import type { Sending } from '#components/forms/use-sending.ts';
import { Button } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import styles from './advertiser-form.module.css';

const SUCCESS_SENTENCE =
  "Thank you! We'll be in touch within 24 hours to discuss your advertising opportunities.";

type ApplicationStatusProps = { sending: Sending; onStop: () => void };

/** How the sending goes: on its way, waiting for the network, arrived or refused. */
export function ApplicationStatus({ sending, onStop }: ApplicationStatusProps) {
  const note = useRef<HTMLDivElement>(null);
  const { status } = sending;
  // Fields that are wrong are listed above, and the list has the focus.
  const speaksFirst = status === 'success' || (status === 'error' && !sending.isListed);
  useEffect(() => {
    if (speaksFirst) note.current?.focus();
  }, [speaksFirst]);

  if (status === 'error')
    return (
      <FormNote look="error" ref={note}>
        <p>{sending.error}</p>
        <p>Everything you filled in is still here.</p>
      </FormNote>
    );
  if (status === 'success')
    return (
      <FormNote look="success" ref={note}>
        <p>
          <strong>{sending.message ?? SUCCESS_SENTENCE}</strong>
        </p>
        {sending.reference && (
          <p>
            Your reference is <strong className={styles.reference}>{sending.reference}</strong>.
          </p>
        )}
        {sending.statusUrl && (
          <p>
            {/* A document of its own: no script that this one has fetched from elsewhere sees a private address. */}
            <a href={sending.statusUrl}>See how your application stands</a>: a private page, for you alone.
          </p>
        )}
      </FormNote>
    );
  // Stays in the page, so that a screen reader hears what comes into it.
  return (
    <div role="status">
      {status === 'submitting' && (sending.state !== 'sending' || sending.isResumed) && (
        <FormNote>
          {sending.isResumed && <p>Your application had not gone out yet. We are sending it now.</p>}
          {sending.state === 'waiting' && (
            <p>
              There is no connection. Your application is kept on this device and goes out by itself as soon
              as you are back online.
            </p>
          )}
          {sending.state === 'busy' && <p>We are asked to wait a moment, and then try again by ourselves.</p>}
          <p>
            <Button onClick={onStop}>Stop sending</Button>
          </p>
        </FormNote>
      )}
    </div>
  );
}
