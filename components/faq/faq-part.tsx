'use client';

import { StaticPart } from '#components/ui/layout/static-part';
import { FaqSection } from './faq-section.tsx';

const load = () => import('./faq-section.tsx').then((part) => part.FaqSection);

/** The frequently asked questions: nothing that a script has to change. */
export const FaqPart = () => (
  <StaticPart
    name="faq"
    Part={typeof window === 'undefined' ? FaqSection : undefined}
    props={{}}
    load={load}
  />
);
