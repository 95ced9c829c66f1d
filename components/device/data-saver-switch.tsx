'use client';

import { useEffect, useState } from 'react';
import { Late } from '#components/ui/overlay/late';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import styles from './data-saver-switch.module.css';

const loadRow = () => import('./data-saver-row.tsx').then(({ DataSaverRow }) => DataSaverRow);

/**
 * Asks for fewer bytes and less motion on this device: as a row of the panel, or in the footer. Its code, which also
 * watches the device, comes when the page rests; the row's place is kept for it.
 */
export function DataSaverSwitch({ look }: { look: 'row' | 'footer' }) {
  const [rests, setRests] = useState(false);

  useEffect(() => {
    void whenIdleAfterLoad().then(() => setRests(true));
  }, []);

  return (
    <div className={look === 'row' ? styles.place : `${styles.place} ${styles.footer}`}>
      {rests && <Late load={loadRow} props={{}} failed={null} />}
    </div>
  );
}
