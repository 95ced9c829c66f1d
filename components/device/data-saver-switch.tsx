'use client';

import { useEffect, useRef, useState } from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { onceAny, onceInView, onceTouched } from '#lib/device/triggers.browser';
import styles from './data-saver-switch.module.css';

const loadRow = () => import('./data-saver-row.tsx').then(({ DataSaverRow }) => DataSaverRow);

/**
 * The switch of the data saver, as a row of the navigation panel or in the footer. Its code is loaded once it is in view or
 * the page is touched; its space is reserved. The device is watched from when the page is idle, also by somebody who only
 * reads: a battery that runs low ends what plays by itself.
 */
export function DataSaverSwitch({ look }: { look: 'row' | 'footer' }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    void whenIdleAfterLoad()
      .then(() => import('#lib/device/data-saver.browser'))
      .then(
        ({ watchDevice }) => watchDevice(),
        // Without a signal light mode stays as the page began.
        () => {},
      );
  }, []);

  useEffect(() => {
    if (!place.current) return;
    return onceAny(onceTouched, onceInView(place.current))(() => setWanted(true));
  }, []);

  return (
    <div ref={place} className={look === 'row' ? styles.place : `${styles.place} ${styles.footer}`}>
      {isWanted && <Lazy load={loadRow} props={{}} failed={null} />}
    </div>
  );
}
