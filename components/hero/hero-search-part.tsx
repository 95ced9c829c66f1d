'use client';

import { laterPart } from '#components/ui/islands/later-part';
import { onceTouched } from '#lib/device/triggers.browser';
import { HeroSearch } from './hero-search.tsx';

/** The search of the hero, which comes to life at the first touch of the page; until then it is a plain form. */
export const HeroSearchPart = laterPart({
  name: 'hero-search',
  onServer: typeof window === 'undefined' ? HeroSearch : undefined,
  load: () => import('./hero-search.tsx').then((part) => part.HeroSearch),
  whenWanted: () => onceTouched,
});
