'use client';

import { useRef, useState } from 'react';
import { Skeleton } from '#components/ui/layout/skeleton';
import { Late } from '#components/ui/overlay/late';
import { Modal } from '#components/ui/overlay/modal';
import { useRouteLeave } from '#components/ui/overlay/route-dialog';
import { useFormInDialog } from './form-in-dialog.ts';
import { FormNotArrived } from './form-not-arrived.tsx';
import styles from './submit-event.module.css';

const TITLE_ID = 'submit-event-title';

/** The event form over the page somebody was on. Closing goes through the form, which may ask about the draft. */
export function EventFormDialog() {
  const leave = useRouteLeave();
  useFormInDialog();
  const [leaving, setLeaving] = useState(false);
  const arrived = useRef(false);
  const [load] = useState(
    () => () =>
      import('./late-event-form.tsx').then(({ LateEventForm }) => {
        arrived.current = true;
        return LateEventForm;
      }),
  );
  return (
    <Modal labelledBy={TITLE_ID} size="form" onClose={() => (arrived.current ? setLeaving(true) : leave())}>
      <div className={styles.dialog}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          Submit Event
        </h2>
        <Late
          load={load}
          props={{ level: 3, leaving, onStay: () => setLeaving(false), onLeave: leave }}
          waiting={<Skeleton shape="card" />}
          failed={<FormNotArrived />}
        />
      </div>
    </Modal>
  );
}
