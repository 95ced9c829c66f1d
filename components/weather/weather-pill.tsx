'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { afterStartup } from '#lib/device/page-idle.browser';
import type { TemperatureRange } from '#lib/weather/usual-range';
import type { LiveWeatherProps } from './live-weather.tsx';
import './live-weather.module.css';
import { PillButton } from './pill-button.tsx';
import styles from './weather-pill.module.css';

/**
 * The weather where the visitor is, in the header. Until its code has loaded, `usual`, the range of the month. Its space
 * is reserved, so that nothing shifts then.
 */
export function WeatherPill({ usual }: { usual: TemperatureRange }) {
  const [Live, setLive] = useState<ComponentType<LiveWeatherProps>>();
  const [isPressed, setIsPressed] = useState(false);

  const load = () =>
    import('./live-weather.tsx').then(
      ({ LiveWeather }) => setLive(() => LiveWeather),
      // If loading fails, what is known stays.
      () => setIsPressed(false),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Not urgent, so it is loaded after startup.
    void afterStartup().then(load);
  }, []);

  const press = () => {
    setIsPressed(true);
    if (!Live) void load();
  };
  const pending = { onClick: press, 'aria-busy': isPressed, 'aria-expanded': false };
  return (
    <div className={styles.slot}>
      {Live ? (
        <Live usual={usual} pending={pending} isPressed={isPressed} onSettled={() => setIsPressed(false)} />
      ) : (
        <PillButton degrees={`${usual.low}–${usual.high}°F`} note="typical" data-sample="" {...pending}>
          this month
        </PillButton>
      )}
    </div>
  );
}
