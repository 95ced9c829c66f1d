'use client';

import type { ComponentProps } from 'react';
import { LaterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { CountdownFigures } from './countdown-figures.tsx';
import './countdown-figures.module.css';
import './flip-figure.module.css';

const load = () => import('./countdown-figures.tsx').then((part) => part.CountdownFigures);

/** The figures of the countdown, which begin to run after the page has loaded. */
export const CountdownFiguresPart = (props: ComponentProps<typeof CountdownFigures>) => (
  <LaterPart
    name="countdown"
    Part={typeof window === 'undefined' ? CountdownFigures : undefined}
    props={props}
    load={load}
    whenIdle={whenIdleAfterLoad}
  />
);
