'use client';

import { StaticPart } from '#components/ui/islands/static-part';
import { Postcards, type PostcardsProps } from './postcards.tsx';
import './postcard.module.css';
import './stamp.module.css';

const load = () => import('./postcards.tsx').then((part) => part.Postcards);

/** The postcards: nothing that a script has to change. */
export const PostcardsPart = (props: PostcardsProps) => (
  <StaticPart
    name={`postcards-${Object.values(props.upcoming).join('-')}`}
    Part={typeof window === 'undefined' ? Postcards : undefined}
    props={props}
    load={load}
  />
);
