'use client';

import { laterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { HeaderSearch } from './header-search.tsx';
import './header-search.module.css';

/** The search of the header, which comes to life after the page has loaded; until then it is a plain form. */
export const HeaderSearchPart = laterPart({
  name: 'header-search',
  onServer: typeof window === 'undefined' ? HeaderSearch : undefined,
  load: () => import('./header-search.tsx').then((part) => part.HeaderSearch),
  whenIdle: whenIdleAfterLoad,
});
