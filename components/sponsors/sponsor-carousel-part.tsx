'use client';

import { laterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { SponsorCarousel } from './sponsor-carousel.tsx';
import '#components/ui/chip.module.css';
import '#components/ui/layout/woven.module.css';
import './sponsor-carousel.module.css';
import './sponsor-poster.module.css';

/** The carousel of sponsors, which comes to life after the page has loaded. */
export const SponsorCarouselPart = laterPart({
  name: 'sponsors',
  onServer: typeof window === 'undefined' ? SponsorCarousel : undefined,
  load: () => import('./sponsor-carousel.tsx').then((part) => part.SponsorCarousel),
  whenIdle: whenIdleAfterLoad,
});
