'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { Skeleton } from '#components/ui/layout/skeleton';
import { Late } from '#components/ui/overlay/late';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { useIsFormInDialog } from './form-in-dialog.ts';
import { FormNotArrived } from './form-not-arrived.tsx';

const load = () => import('./late-event-form.tsx').then(({ LateEventForm }) => LateEventForm);

/** The event form in its own page; closed, it leads to what is on. */
export function EventFormPage() {
  const router = useRouter();
  const isInDialog = useIsFormInDialog();
  if (isInDialog) return null;
  return (
    <Late
      load={load}
      props={{ level: 2, onLeave: () => router.push(THINGS_TO_DO_PATH as Route) }}
      waiting={<Skeleton shape="card" />}
      failed={<FormNotArrived />}
    />
  );
}
