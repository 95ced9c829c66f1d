'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { useMotionAllowed } from '#lib/device/motion.browser';
import { countdownParts } from '#lib/time/countdown-parts';
import { countdownText, isDayInProgress } from '#lib/time/countdown-text';
import styles from './countdown-figures.module.css';
import { FlipFigure } from './flip-figure.tsx';

const UNITS = [
  ['days', 'Days'],
  ['hours', 'Hours'],
  ['minutes', 'Minutes'],
  ['seconds', 'Seconds'],
] as const;
const TICK_MS = 1000;

type CountdownFiguresProps = { holiday: { name: string; label: string }; target: number; renderedAt: number };

/** Four figures that tick each second while things may move; the page's pause control stops them too. */
export function CountdownFigures({ holiday, target, renderedAt }: CountdownFiguresProps) {
  const moving = useMotionAllowed();
  const [{ now, before }, setTime] = useState({ now: renderedAt, before: renderedAt });

  useEffect(() => {
    // The figures of this moment, however old the page is; they jump there, and only ticks flip.
    const start = Date.now();
    setTime({ now: start, before: start });
    if (!moving) return;
    const timer = setInterval(() => {
      const now = Date.now();
      setTime((last) => ({ now, before: last.now }));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [moving]);

  const parts = countdownParts(target, now);
  const last = countdownParts(target, before);
  return (
    <div className={styles.board} style={{ '--digits': parts.days > 99 ? 9 : 8 } as CSSProperties}>
      <HiddenText>{countdownText(holiday, target, now)}</HiddenText>
      {isDayInProgress(target, now) && <p className={styles.today}>And it is today!</p>}
      <div role="timer" aria-live="off" aria-label="Time left">
        <dl className={styles.figures}>
          {UNITS.map(([unit, label]) => (
            <div key={unit} className={styles.unit}>
              <dt>{label}</dt>
              <dd>
                <FlipFigure value={parts[unit]} before={last[unit]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
