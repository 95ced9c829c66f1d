'use client';

import { useEffect, useState } from 'react';
import { countdownParts } from '#lib/holidays/countdown-parts';
import styles from './countdown-banner.module.css';

const LABELS = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' } as const;

/** Four figures that tick each second until somebody pauses them; reduced motion starts them paused. */
export function CountdownFigures({ target, renderedAt }: { target: number; renderedAt: number }) {
  const [now, setNow] = useState(renderedAt);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    setNow(Date.now());
    setRunning(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const parts = countdownParts(target, now);
  return (
    <>
      <div role="timer" aria-live="off" aria-label="Time left">
        <dl className={styles.figures}>
          {Object.entries(LABELS).map(([unit, label]) => (
            <div key={unit}>
              <dt>{label}</dt>
              <dd>{parts[unit as keyof typeof LABELS]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <button type="button" className={styles.pause} onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Play'}
      </button>
    </>
  );
}
