'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { afterStartup } from '#lib/device/page-idle.browser';
import styles from './weather-pill.module.css';

/** The weather where the visitor is, in the header. Its room is there from the start, so that nothing moves. */
export function WeatherPill() {
  const [Live, setLive] = useState<ComponentType<{ waiting: string }> | null>();
  const waiting = `${styles.waiting}`;

  useEffect(() => {
    const load = () =>
      import('./live-weather.tsx').then(
        ({ LiveWeather }) => setLive(() => LiveWeather),
        // The room stays, and stays empty.
        () => setLive(null),
      );
    // Nobody came for it first.
    void afterStartup().then(load);
  }, []);

  return (
    <div className={styles.room}>
      {Live ? <Live waiting={waiting} /> : Live === undefined && <span className={waiting} />}
    </div>
  );
}
