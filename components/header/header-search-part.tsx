'use client';

import { laterPart } from '#components/ui/islands/later-part';
import { onceTouched } from '#lib/device/triggers.browser';
import { HeaderSearch } from './header-search.tsx';
import './header-search.module.css';

/** The search of the header, which comes to life at the first touch of the page; until then it is a plain form. */
export const HeaderSearchPart = laterPart({
  name: 'header-search',
  onServer: typeof window === 'undefined' ? HeaderSearch : undefined,
  load: () => import('./header-search.tsx').then((part) => part.HeaderSearch),
  whenWanted: () => onceTouched,
});
