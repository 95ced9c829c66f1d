'use client';

import { laterPart } from '#components/ui/islands/later-part';
import { onceTouched } from '#lib/device/triggers.browser';
import { ShareMenu } from './share-menu.tsx';
import '#components/ui/overlay/menu.module.css';
import './share-entries.module.css';
import './share-menu.module.css';

/** A share menu far down a page, which comes to life at the first touch of that. */
export const ShareMenuPart = laterPart({
  name: 'share',
  onServer: typeof window === 'undefined' ? ShareMenu : undefined,
  load: () => import('./share-menu.tsx').then((part) => part.ShareMenu),
  whenWanted: () => onceTouched,
});
