'use client';

import type { ComponentProps } from 'react';
import { LaterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { SponsorCarousel } from './sponsor-carousel.tsx';
import '#components/ui/chip.module.css';
import '#components/ui/layout/woven.module.css';
import './sponsor-carousel.module.css';
import './sponsor-poster.module.css';

const load = () => import('./sponsor-carousel.tsx').then((part) => part.SponsorCarousel);

/** The carousel of sponsors, which comes to life after the page has loaded. */
export const SponsorCarouselPart = (props: ComponentProps<typeof SponsorCarousel>) => (
  <LaterPart
    name="sponsors"
    Part={typeof window === 'undefined' ? SponsorCarousel : undefined}
    props={props}
    load={load}
    whenIdle={whenIdleAfterLoad}
  />
);
