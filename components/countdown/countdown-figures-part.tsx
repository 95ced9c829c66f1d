'use client';

import { laterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { CountdownFigures } from './countdown-figures.tsx';
import './countdown-figures.module.css';
import './flip-figure.module.css';

/** The figures of the countdown, which begin to run after the page has loaded. */
export const CountdownFiguresPart = laterPart({
  name: 'countdown',
  onServer: typeof window === 'undefined' ? CountdownFigures : undefined,
  load: () => import('./countdown-figures.tsx').then((part) => part.CountdownFigures),
  whenIdle: whenIdleAfterLoad,
});
