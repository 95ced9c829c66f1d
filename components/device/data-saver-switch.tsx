'use client';

import { useEffect, useState } from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import styles from './data-saver-switch.module.css';

const loadRow = () => import('./data-saver-row.tsx').then(({ DataSaverRow }) => DataSaverRow);

/**
 * The switch of the data saver, as a row of the navigation panel or in the footer. Its code, which also watches the
 * device, is loaded when the page is idle; its space is reserved.
 */
export function DataSaverSwitch({ look }: { look: 'row' | 'footer' }) {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    void whenIdleAfterLoad().then(() => setIdle(true));
  }, []);

  return (
    <div className={look === 'row' ? styles.place : `${styles.place} ${styles.footer}`}>
      {isIdle && <Lazy load={loadRow} props={{}} failed={null} />}
    </div>
  );
}
