'use client';

import { AdvertiserForm } from '#components/advertisers/advertiser-form';
import type { ShownPrice } from '#lib/submissions/advertising/price-words';
import { useFormInDialog } from '../form-in-dialog.ts';
import { posterOfForm } from './poster-of-form.tsx';

/** The application with its draft poster, in a dialog over another page. */
export function ApplicationInDialog({ prices }: { prices: readonly ShownPrice[] }) {
  useFormInDialog('application');
  return <AdvertiserForm level={3} prices={prices} renderPoster={posterOfForm} />;
}
