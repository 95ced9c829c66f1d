'use client';

import { laterPart } from '#components/ui/islands/later-part';
import { onceInView } from '#lib/device/triggers.browser';
import { CountdownFigures } from './countdown-figures.tsx';
import './countdown-figures.module.css';
import './flip-figure.module.css';

/** The figures of the countdown, which begin to run once they are in view. */
export const CountdownFiguresPart = laterPart({
  name: 'countdown',
  onServer: typeof window === 'undefined' ? CountdownFigures : undefined,
  load: () => import('./countdown-figures.tsx').then((part) => part.CountdownFigures),
  whenWanted: onceInView,
});
