'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button';
import styles from './panel.module.css';

type KeepDraftProps = { onKeep: () => void; onDiscard: () => void; onStay: () => void };

/** The question before a form with answers is closed. */
export function KeepDraft({ onKeep, onDiscard, onStay }: KeepDraftProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby="keep-draft-title">
      <h3 id="keep-draft-title" ref={title} tabIndex={-1}>
        Keep this draft?
      </h3>
      <p>Kept, it stays on this device with its pictures, and you can go on later. Nobody else sees it.</p>
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
