'use client';

import { LaterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { HeroSearch } from './hero-search.tsx';

const load = () => import('./hero-search.tsx').then((part) => part.HeroSearch);

/** The search of the hero, which comes to life after the page has loaded; until then it is a plain form. */
export const HeroSearchPart = () => (
  <LaterPart
    name="hero-search"
    Part={typeof window === 'undefined' ? HeroSearch : undefined}
    props={{}}
    load={load}
    whenIdle={whenIdleAfterLoad}
  />
);
