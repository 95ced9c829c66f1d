import { useEffect, useRef } from 'react';
import { StoppedNote } from '#components/forms/stopped-note';
import type { Sending } from '#components/forms/use-sending.ts';
import { FormNote } from '#components/ui/form/form-note';
import { APPLICATION_RECEIVED } from '#lib/site/promises';
import styles from './advertiser-form.module.css';

/** Status of the submission: in progress, waiting for the network, sent or failed. */
export function ApplicationStatus({ sending }: { sending: Sending }) {
  const note = useRef<HTMLDivElement>(null);
  const { status } = sending;
  // Invalid fields are listed in the error summary, which takes the focus.
  const takesFocus = status === 'success' || (status === 'error' && !sending.isListed);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);

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
          <strong>{sending.message ?? APPLICATION_RECEIVED}</strong>
        </p>
        {sending.reference && (
          <p>
            Your reference is <strong className={styles.reference}>{sending.reference}</strong>.
          </p>
        )}
        {sending.statusUrl && (
          <p>
            {/* A full navigation: third-party scripts of this document never see the private address. */}
            <a href={sending.statusUrl}>Check on your application</a>: a private page, just for you.
          </p>
        )}
      </FormNote>
    );
  // Always in the page, so that screen readers announce its content when it changes.
  return (
    <div role="status">
      <StoppedNote sending={sending} />
      {status === 'submitting' && (sending.state !== 'sending' || sending.isResumed) && (
        <FormNote>
          {sending.isResumed && <p>Your application had not been sent yet. We are sending it now.</p>}
          {sending.state === 'waiting' && (
            <p>
              You are offline. Your application is saved on this device and will be sent automatically as soon
              as you are back online.
            </p>
          )}
          {sending.state === 'busy' && <p>Our server needs a moment. We’ll keep trying.</p>}
        </FormNote>
      )}
    </div>
  );
}
