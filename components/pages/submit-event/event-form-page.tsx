'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { LateNote } from '#components/forms/late-note';
import { Lazy } from '#components/ui/islands/lazy';
import { Skeleton } from '#components/ui/layout/skeleton';
import type { OperatorContact } from '#lib/site/operator-contact';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { useIsFormInDialog } from '../form-in-dialog.ts';
import { FormLoadFailed } from '../form-load-failed.tsx';

const load = () => import('./lazy-event-form.tsx').then(({ LazyEventForm }) => LazyEventForm);

/** The event form on its own page; closing it leads to the list of events. */
export function EventFormPage({ contact }: { contact: OperatorContact }) {
  const router = useRouter();
  const isInDialog = useIsFormInDialog('event');
  if (isInDialog) return null;
  return (
    <Lazy
      load={load}
      props={{ level: 2, contact, onLeave: () => router.push(THINGS_TO_DO_PATH as Route) }}
      waiting={
        <>
          <LateNote contact={contact} what="event" />
          <Skeleton shape="card" />
        </>
      }
      failed={<FormLoadFailed contact={contact} what="event" />}
    />
  );
}
