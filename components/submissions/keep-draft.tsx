'use client';

import { Button } from '#components/ui/button';
import styles from './panel.module.css';
import { useArrival } from './use-arrival.ts';

type KeepDraftProps = {
  /** Submit was pressed, and no answer has come yet. */
  waiting: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  onStay: () => void;
};

/** The question before a form with answers is closed. */
export function KeepDraft({ waiting, onKeep, onDiscard, onStay }: KeepDraftProps) {
  const title = useArrival('question');
  return (
    <section className={styles.panel} aria-labelledby="keep-draft-title">
      <h3 id="keep-draft-title" ref={title} tabIndex={-1}>
        Keep this draft?
      </h3>
      {waiting ? (
        <p>
          You pressed Submit, and it is not sent yet. Kept, it is sent by itself the next time you open this
          guide with a signal.
        </p>
      ) : (
        <p>Kept, it stays on this device with its pictures, and you can go on later. Nobody else sees it.</p>
      )}
      <div className={styles.ways}>
        <Button look="primary" onClick={onKeep}>
          Keep the draft
        </Button>
        <Button onClick={onDiscard}>Delete it</Button>
        <Button look="quiet" onClick={onStay}>
          Back to the form
        </Button>
      </div>
    </section>
  );
}
