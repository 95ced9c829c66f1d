'use client';

import { laterPart } from '#components/ui/islands/later-part';
import { onceInView } from '#lib/device/triggers.browser';
import { SponsorCarousel } from './sponsor-carousel.tsx';
import '#components/ui/chip.module.css';
import '#components/ui/layout/woven.module.css';
import './sponsor-carousel.module.css';
import './sponsor-poster.module.css';

/** The carousel of sponsors, which comes to life once it is near the screen. */
export const SponsorCarouselPart = laterPart({
  name: 'sponsors',
  onServer: typeof window === 'undefined' ? SponsorCarousel : undefined,
  load: () => import('./sponsor-carousel.tsx').then((part) => part.SponsorCarousel),
  whenWanted: onceInView,
});
