'use client';

import { AdvertiserForm } from '#components/advertisers/advertiser-form';
import type { ShownPrice } from '#lib/submissions/slides/price-words';
import { useIsFormInDialog } from '../form-in-dialog.ts';
import { posterOfForm } from './poster-of-form.tsx';

/** The application with its draft poster, on a page of its own. */
export function ApplicationOnPage({ prices }: { prices: readonly ShownPrice[] }) {
  const isInDialog = useIsFormInDialog('application');
  return isInDialog ? null : <AdvertiserForm prices={prices} renderPoster={posterOfForm} />;
}
