import { useEffect, useState } from 'react';
import { useOnline } from '#lib/device/online.browser';
import { closeOutcome, sendWaiting, unreadOutcomes } from '#lib/forms/send-waiting.browser';
import { outcomeWords, WAITING_FORMS, type WaitingKind, type WaitingOutcome } from '#lib/forms/waiting-forms';
import { Notices } from './notices.tsx';

const KINDS = Object.keys(WAITING_FORMS) as WaitingKind[];

/** Sends what waited for a signal, and tells what became of it until somebody has read it. */
export function WaitingNews({ path }: { path: string }) {
  const online = useOnline();
  const [outcomes, setOutcomes] = useState(unreadOutcomes);

  // A form that is open sends by itself; when it is closed, the path changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on every path
  useEffect(() => {
    if (!online) return;
    const send = async () => {
      for (const kind of KINDS) {
        const told = await sendWaiting(kind);
        if (told) setOutcomes((now) => [...now, told]);
      }
    };
    void send();
  }, [online, path]);

  const close = (outcome: WaitingOutcome) => {
    closeOutcome(outcome);
    setOutcomes((now) => now.filter((other) => other !== outcome));
  };
  return (
    <Notices
      notices={outcomes.map((outcome) => ({
        key: JSON.stringify(outcome),
        icon: outcome.error === undefined ? 'check' : 'warning',
        words: <WaitingOutcomeWords outcome={outcome} />,
        onClose: () => close(outcome),
      }))}
    />
  );
}

/** What became of one sending, and the way on. Plain links: a private page and a form are opened whole. */
function WaitingOutcomeWords({ outcome }: { outcome: WaitingOutcome }) {
  const { kind, error, reference, statusUrl } = outcome;
  return (
    <div>
      <p>
        <strong>{outcomeWords(outcome)}</strong>
      </p>
      {error === undefined ? (
        <p>
          {statusUrl && <a href={statusUrl}>See it here</a>}
          {reference && ` Your reference is ${reference}.`}
        </p>
      ) : (
        <p>
          Everything you filled in is still on this device.{' '}
          <a href={WAITING_FORMS[kind].form}>Open the form</a>
        </p>
      )}
    </div>
  );
}
