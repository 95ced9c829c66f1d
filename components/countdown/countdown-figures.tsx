'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { useMotionAllowed } from '#lib/device/motion.browser';
import { clockNow } from '#lib/time/clock.browser';
import { countdownParts } from '#lib/time/countdown-parts';
import { countdownText, isDayInProgress } from '#lib/time/countdown-text';
import styles from './countdown-figures.module.css';
import flip from './flip-figure.module.css';

const UNITS = [
  ['days', 'Days'],
  ['hours', 'Hours'],
  ['minutes', 'Minutes'],
  ['seconds', 'Seconds'],
] as const;
const TICK_MS = 1000;

type CountdownFiguresProps = { holiday: { name: string; label: string }; target: number; renderedAt: number };

const PLACES = [100, 10, 1];
const digitAt = (place: number, value: number) => Math.floor(value / place) % 10;

/** A number of two or three digits on flaps; digits that differ from `before` flip. */
const FlipFigure = ({ value, before }: { value: number; before: number }) => (
  <span className={flip.figure}>
    {PLACES.slice(value > 99 ? 0 : 1).map((place) => {
      const digit = digitAt(place, value);
      const was = digitAt(place, before);
      return (
        // The digit is in the key: a new digit is a new element, so its animation restarts.
        <span key={`${place}: ${digit}`} className={flip.digit} data-was={was === digit ? undefined : was}>
          {digit}
        </span>
      );
    })}
  </span>
);

/** Four figures that tick each second while motion is allowed; the page's pause control stops them too. */
export function CountdownFigures({ holiday, target, renderedAt }: CountdownFiguresProps) {
  const moving = useMotionAllowed();
  const [{ now, before }, setTime] = useState({ now: renderedAt, before: renderedAt });

  useEffect(() => {
    // The page may be old: the figures jump to the current time, and only later ticks flip.
    const start = clockNow();
    setTime({ now: start, before: start });
    if (!moving) return;
    const timer = setInterval(() => {
      const now = clockNow();
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
