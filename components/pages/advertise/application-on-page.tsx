'use client';

import { AdvertiserForm } from '#components/advertisers/advertiser-form';
import type { OperatorContact } from '#lib/site/operator-contact';
import type { ShownPrice } from '#lib/submissions/slides/price-words';
import { useIsFormInDialog } from '../form-in-dialog.ts';
import { posterOfForm } from './poster-of-form.tsx';

type ApplicationOnPageProps = { prices: readonly ShownPrice[]; contact: OperatorContact };

/** The application with its draft poster, on a page of its own. */
export function ApplicationOnPage({ prices, contact }: ApplicationOnPageProps) {
  const isInDialog = useIsFormInDialog('application');
  if (isInDialog) return null;
  return <AdvertiserForm prices={prices} contact={contact} renderPoster={posterOfForm} />;
}
