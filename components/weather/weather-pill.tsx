'use client';

import { type ComponentType, useEffect, useState } from 'react';
import styles from './weather-pill.module.css';

/** The weather waits until the page has come to rest: nobody came for it first. */
const REST_MS = 2_000;

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
    const timer = setTimeout(load, REST_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.room}>
      {Live ? <Live waiting={waiting} /> : Live === undefined && <span className={waiting} />}
    </div>
  );
}
