'use client';

import { LateNote } from '#components/forms/late-note';
import { Lazy } from '#components/ui/islands/lazy';
import { Skeleton } from '#components/ui/layout/skeleton';
import type { OperatorContact } from '#lib/site/operator-contact';
import type { ShownPrice } from '#lib/submissions/slides/price-words';
import { useFormInDialog } from '../form-in-dialog.ts';
import { FormLoadFailed } from '../form-load-failed.tsx';

const load = () => import('./lazy-application.tsx').then(({ LazyApplication }) => LazyApplication);

type ApplicationInDialogProps = { prices: readonly ShownPrice[]; contact: OperatorContact };

/** The application with its draft poster, in a dialog over another page, which loads its code only then. */
export function ApplicationInDialog({ prices, contact }: ApplicationInDialogProps) {
  useFormInDialog('application');
  return (
    <Lazy
      load={load}
      props={{ prices }}
      waiting={
        <>
          <LateNote contact={contact} what="application" />
          <Skeleton shape="card" />
        </>
      }
      failed={<FormLoadFailed contact={contact} what="application" />}
    />
  );
}
