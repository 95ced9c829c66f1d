import type { Metadata } from 'next';
import styles from '#components/pages/advertise/application-dialog.module.css';
import { ApplicationInDialog } from '#components/pages/advertise/application-in-dialog';
import { RouteDialog } from '#components/ui/overlay/route-dialog';
import { serverEnv } from '#lib/server/env.server';
import { loadOperatorContact } from '#lib/site/load-operator-contact.server';
import { AD_TAGLINE, ADVERTISE_TITLE } from '#lib/site/sponsors';
import { priceWords } from '#lib/submissions/slides/price-words';

export const metadata: Metadata = { title: ADVERTISE_TITLE };

/** The application form as a dialog over the current page. */
export default async function AdvertiseDialog() {
  const { contact } = await loadOperatorContact();
  const titleId = 'advertise-dialog-title';
  return (
    <RouteDialog labelledBy={titleId} size="broad">
      <div className={styles.dialog}>
        <h2 id={titleId} tabIndex={-1}>
          {ADVERTISE_TITLE}
        </h2>
        <p className={styles.tagline}>{AD_TAGLINE}</p>
        <ApplicationInDialog prices={serverEnv().ADVERTISING_PRICES.map(priceWords)} contact={contact} />
      </div>
    </RouteDialog>
  );
}
