'use client';

import { useEffect, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { useOnline } from '#lib/device/online.browser';
import { closeOutcome, sendWaiting, unreadOutcomes } from '#lib/forms/send-waiting.browser';
import { outcomeWords, WAITING_FORMS, type WaitingKind } from '#lib/forms/waiting-forms';
import styles from './waiting-news.module.css';

const KINDS = Object.keys(WAITING_FORMS) as WaitingKind[];

/** Sends what waited for a signal, and tells what became of it until somebody has read it. */
export function WaitingNews({ path }: { path: string }) {
  const online = useOnline();
  const [outcomes, setOutcomes] = useState(unreadOutcomes);

  // A form that is open sends by itself; when it is closed, the path changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on every path
  useEffect(() => {
    if (!online) return;
    let gone = false;
    const send = async () => {
      for (const kind of KINDS) {
        const told = await sendWaiting(kind);
        if (told && !gone) setOutcomes((now) => [...now, told]);
      }
    };
    void send();
    return () => {
      gone = true;
    };
  }, [online, path]);

  return (
    <div role="status" className={styles.place}>
      {outcomes.map((outcome) => {
        const { kind, error, reference, statusUrl } = outcome;
        return (
          <div key={JSON.stringify(outcome)} className={styles.note}>
            <Icon name={error === undefined ? 'check' : 'warning'} />
            <div className={styles.words}>
              <p>
                <strong>{outcomeWords(outcome)}</strong>
              </p>
              {reference && <p>Your reference is {reference}.</p>}
              {error !== undefined && <p>Everything you filled in is still on this device.</p>}
              {statusUrl && (
                // A plain link: a private page is opened whole.
                <a className={buttonClass('primary')} href={statusUrl}>
                  See it here
                </a>
              )}
              {error !== undefined && (
                <a className={buttonClass('primary')} href={WAITING_FORMS[kind].form}>
                  Open the form
                </a>
              )}
            </div>
            <Button
              look="icon"
              aria-label="Close this notice"
              onClick={() => {
                closeOutcome(outcome);
                setOutcomes((now) => now.filter((other) => other !== outcome));
              }}
            >
              <Icon name="close" />
            </Button>
          </div>
        );
      })}
    </div>
  );
}
