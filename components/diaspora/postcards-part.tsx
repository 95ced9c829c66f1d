'use client';

import { staticPart } from '#components/ui/islands/static-part';
import { Postcards, type PostcardsProps } from './postcards.tsx';
import './postcard.module.css';
import './stamp.module.css';

/** The postcards: nothing that a script has to change. */
export const PostcardsPart = staticPart({
  name: ({ cities }: PostcardsProps) =>
    `postcards-${cities.map(({ slug, events }) => `${slug}-${events}`).join('-')}`,
  onServer: typeof window === 'undefined' ? Postcards : undefined,
  load: () => import('./postcards.tsx').then((part) => part.Postcards),
});
