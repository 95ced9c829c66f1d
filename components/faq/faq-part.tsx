'use client';

import { StaticPart } from '#components/ui/islands/static-part';
import '#components/ui/accordion.module.css';
import './faq-list.module.css';
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
