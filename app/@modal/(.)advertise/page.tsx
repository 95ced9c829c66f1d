import type { Metadata } from 'next';
import { AdvertiserForm } from '#components/advertisers/advertiser-form';
import { RouteDialog } from '#components/ui/overlay/route-dialog';
import { AD_TAGLINE, ADVERTISE_TITLE } from '#lib/site/sponsors';
import styles from '../../advertise/advertise.module.css';

export const metadata: Metadata = { title: ADVERTISE_TITLE };

/** The application form as a dialog over the current page. */
export default function AdvertiseDialog() {
  const titleId = 'advertise-dialog-title';
  return (
    <RouteDialog labelledBy={titleId}>
      <div className={styles.dialog}>
        <div className={styles.head}>
          <p className={styles.tagline}>{AD_TAGLINE}</p>
          <h2 id={titleId} tabIndex={-1}>
            {ADVERTISE_TITLE}
          </h2>
        </div>
        <AdvertiserForm level={3} />
      </div>
    </RouteDialog>
  );
}
