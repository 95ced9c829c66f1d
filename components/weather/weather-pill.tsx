'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { afterStartup } from '#lib/device/page-idle.browser';
import styles from './weather-pill.module.css';

/** The weather where the visitor is, in the header. Its space is reserved, so that nothing shifts when it loads. */
export function WeatherPill() {
  const [Live, setLive] = useState<ComponentType<{ waiting: string }> | null>();
  const waiting = `${styles.waiting}`;

  useEffect(() => {
    const load = () =>
      import('./live-weather.tsx').then(
        ({ LiveWeather }) => setLive(() => LiveWeather),
        // If loading fails the space stays empty.
        () => setLive(null),
      );
    // Not urgent, so it is loaded after startup.
    void afterStartup().then(load);
  }, []);

  return (
    <div className={styles.slot}>
      {Live ? <Live waiting={waiting} /> : Live === undefined && <span className={waiting} />}
    </div>
  );
}
