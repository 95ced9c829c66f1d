'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import type { SendState } from '#lib/forms/send-form.browser';

import styles from './advertiser-form.module.css';

export type SendingStatus =
  | { kind: 'idle' }
  | { kind: 'submitting'; state: SendState; resumed: boolean }
  | { kind: 'success'; message: string; reference?: string; statusUrl?: string }
  /** `listed`: the fields that are wrong are listed above, and have the focus. */
  | { kind: 'error'; message: string; listed: boolean };

type ApplicationStatusProps = { status: SendingStatus; onStop: () => void };

/** How the sending goes: on its way, waiting for the network, arrived or refused. */
export function ApplicationStatus({ status, onStop }: ApplicationStatusProps) {
  const note = useRef<HTMLDivElement>(null);
  const { kind } = status;
  const speaksFirst = kind === 'success' || (kind === 'error' && !status.listed);
  useEffect(() => {
    if (speaksFirst) note.current?.focus();
  }, [speaksFirst]);

  if (status.kind === 'error')
    return (
      <FormNote look="error" ref={note}>
        <p>{status.message}</p>
        <p>Everything you filled in is still here.</p>
      </FormNote>
    );
  if (status.kind === 'success')
    return (
      <FormNote look="success" ref={note}>
        <p>
          <strong>{status.message}</strong>
        </p>
        {status.reference && (
          <p>
            Your reference is <strong className={styles.reference}>{status.reference}</strong>.
          </p>
        )}
        {status.statusUrl && (
          <p>
            {/* A document of its own: no script that this one has fetched from elsewhere sees a private address. */}
            <a href={status.statusUrl}>See how your application stands</a>: a private page, for you alone.
          </p>
        )}
      </FormNote>
    );
  // Stays in the page, so that a screen reader hears what comes into it.
  return (
    <div role="status">
      {status.kind === 'submitting' && (status.state !== 'sending' || status.resumed) && (
        <FormNote>
          {status.resumed && <p>Your application had not gone out yet. We are sending it now.</p>}
          {status.state === 'waiting' && (
            <p>
              There is no connection. Your application is kept on this device and goes out by itself as soon
              as you are back online.
            </p>
          )}
          {status.state === 'busy' && <p>We are asked to wait a moment, and then try again by ourselves.</p>}
          <p>
            <Button onClick={onStop}>Stop sending</Button>
          </p>
        </FormNote>
      )}
    </div>
  );
}
