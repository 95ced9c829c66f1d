'use client';

import { laterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { HeroSearch } from './hero-search.tsx';

/** The search of the hero, which comes to life after the page has loaded; until then it is a plain form. */
export const HeroSearchPart = laterPart({
  name: 'hero-search',
  onServer: typeof window === 'undefined' ? HeroSearch : undefined,
  load: () => import('./hero-search.tsx').then((part) => part.HeroSearch),
  whenIdle: whenIdleAfterLoad,
});
