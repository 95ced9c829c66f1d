'use client';

import type { ComponentProps } from 'react';
import { LaterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { ShareMenu } from './share-menu.tsx';
import '#components/ui/overlay/menu.module.css';
import './share-entries.module.css';
import './share-menu.module.css';

const load = () => import('./share-menu.tsx').then((part) => part.ShareMenu);

/** A share menu far down a page, which comes to life after that has loaded. */
export const ShareMenuPart = (props: ComponentProps<typeof ShareMenu>) => (
  <LaterPart
    name="share"
    Part={typeof window === 'undefined' ? ShareMenu : undefined}
    props={props}
    load={load}
    whenIdle={whenIdleAfterLoad}
  />
);
