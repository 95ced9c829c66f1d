'use client';

import { useEffect, useRef, useState } from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { onceInView, onceTouched } from '#lib/device/page-use.browser';
import styles from './data-saver-switch.module.css';

const loadRow = () => import('./data-saver-row.tsx').then(({ DataSaverRow }) => DataSaverRow);

/**
 * The switch of the data saver, as a row of the navigation panel or in the footer. Its code, which also watches the
 * device, is loaded once it is in view or the page is touched; its space is reserved.
 */
export function DataSaverSwitch({ look }: { look: 'row' | 'footer' }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const show = () => setWanted(true);
    const cancelTouch = onceTouched(show);
    const cancelView = place.current ? onceInView(place.current, show) : undefined;
    return () => {
      cancelTouch();
      cancelView?.();
    };
  }, []);

  return (
    <div ref={place} className={look === 'row' ? styles.place : `${styles.place} ${styles.footer}`}>
      {isWanted && <Lazy load={loadRow} props={{}} failed={null} />}
    </div>
  );
}
