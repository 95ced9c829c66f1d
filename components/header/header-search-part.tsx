'use client';

import { LaterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { HeaderSearch, type HeaderSearchProps } from './header-search.tsx';
import './header-search.module.css';

const load = () => import('./header-search.tsx').then((part) => part.HeaderSearch);

/** The search of the header, which comes to life after the page has loaded; until then it is a plain form. */
export const HeaderSearchPart = (props: HeaderSearchProps) => (
  <LaterPart
    name="header-search"
    Part={typeof window === 'undefined' ? HeaderSearch : undefined}
    props={props}
    load={load}
    whenIdle={whenIdleAfterLoad}
  />
);
