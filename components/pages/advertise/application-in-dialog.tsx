'use client';

import { Lazy } from '#components/ui/islands/lazy';
import { Skeleton } from '#components/ui/layout/skeleton';
import type { ShownPrice } from '#lib/submissions/slides/price-words';
import { useFormInDialog } from '../form-in-dialog.ts';
import { FormLoadFailed } from '../form-load-failed.tsx';

const load = () => import('./lazy-application.tsx').then(({ LazyApplication }) => LazyApplication);

/** The application with its draft poster, in a dialog over another page, which loads its code only then. */
export function ApplicationInDialog({ prices }: { prices: readonly ShownPrice[] }) {
  useFormInDialog('application');
  return (
    <Lazy load={load} props={{ prices }} waiting={<Skeleton shape="card" />} failed={<FormLoadFailed />} />
  );
}
