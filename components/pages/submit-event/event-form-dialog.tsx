'use client';

import { useRef, useState } from 'react';
import { LateNote } from '#components/forms/late-note';
import { Lazy } from '#components/ui/islands/lazy';
import { Skeleton } from '#components/ui/layout/skeleton';
import { Modal } from '#components/ui/overlay/modal';
import { useRouteLeave } from '#components/ui/overlay/route-dialog';
import type { OperatorContact } from '#lib/site/operator-contact';
import { useFormInDialog } from '../form-in-dialog.ts';
import { FormLoadFailed } from '../form-load-failed.tsx';
import styles from './submit-event.module.css';

const TITLE_ID = 'submit-event-title';

/** The event form as a dialog. It is closed through the form, which may ask about the draft first. */
export function EventFormDialog({ contact }: { contact: OperatorContact }) {
  const leave = useRouteLeave();
  useFormInDialog('event');
  const [leaving, setLeaving] = useState(false);
  const isLoaded = useRef(false);
  const [load] = useState(
    () => () =>
      import('./lazy-event-form.tsx').then(({ LazyEventForm }) => {
        isLoaded.current = true;
        return LazyEventForm;
      }),
  );
  return (
    <Modal
      labelledBy={TITLE_ID}
      size="form"
      hasUrl
      onClose={() => (isLoaded.current ? setLeaving(true) : leave())}
    >
      <div className={styles.dialog}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          Submit Event
        </h2>
        <Lazy
          load={load}
          props={{ level: 3, contact, leaving, onStay: () => setLeaving(false), onLeave: leave }}
          waiting={
            <>
              <LateNote contact={contact} what="event" />
              <Skeleton shape="card" />
            </>
          }
          failed={<FormLoadFailed contact={contact} what="event" />}
        />
      </div>
    </Modal>
  );
}
