import { useEffect, useState } from 'react';
import { usePageRestored } from '#components/forms/use-page-restored.ts';
import { useOnline } from '#lib/device/online.browser';
import type { CompleteDraft } from '#lib/forms/send-draft.browser';
import { closeOutcome, sendWaiting, unreadOutcomes } from '#lib/forms/send-waiting.browser';
import { outcomeWords, WAITING_FORMS, type WaitingKind, type WaitingOutcome } from '#lib/forms/waiting-forms';
import { Notices } from './notices.tsx';

const KINDS = Object.keys(WAITING_FORMS) as WaitingKind[];

/** What goes ahead of a form; its code is loaded only where there is something. */
const COMPLETE: { [Kind in WaitingKind]?: CompleteDraft } = {
  event: async (draft, how) => {
    if (!draft.values.unsentCovers && !draft.values.unsentImages) return undefined;
    const { completeImages } = await import('#lib/submissions/items/images/complete-images.browser');
    return completeImages(draft, how);
  },
};

/** Sends the forms that wait for a connection, and shows each outcome until it is closed. */
export function WaitingFormNotices({ path }: { path: string }) {
  const online = useOnline();
  const [outcomes, setOutcomes] = useState(unreadOutcomes);
  const [returns, setReturns] = useState(0);
  // What was being sent ended when the page was left.
  usePageRestored(() => setReturns((count) => count + 1));

  // An open form sends itself; when it is closed, the path changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on every path, and on each return to the page
  useEffect(() => {
    if (!online) return;
    const send = async () => {
      for (const kind of KINDS)
        await sendWaiting(kind, {
          complete: COMPLETE[kind],
          onOutcome: (outcome) => setOutcomes((now) => [...now, outcome]),
        });
    };
    void send();
  }, [online, path, returns]);

  const close = (outcome: WaitingOutcome) => {
    closeOutcome(outcome);
    setOutcomes((now) => now.filter((other) => other !== outcome));
  };
  return (
    <Notices
      notices={outcomes.map((outcome) => ({
        key: JSON.stringify(outcome),
        icon: outcome.error === undefined ? 'check' : 'warning',
        words: <OutcomeMessage outcome={outcome} />,
        onClose: () => close(outcome),
      }))}
    />
  );
}

/** The outcome of one form, with a plain link to the status page or the form. */
function OutcomeMessage({ outcome }: { outcome: WaitingOutcome }) {
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
