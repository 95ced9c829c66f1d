'use client';

import { staticPart } from '#components/ui/islands/static-part';
import '#components/ui/accordion.module.css';
import './faq-list.module.css';
import { FaqSection } from './faq-section.tsx';

/** The frequently asked questions: nothing that a script has to change. */
export const FaqPart = staticPart({
  name: 'faq',
  onServer: typeof window === 'undefined' ? FaqSection : undefined,
  load: () => import('./faq-section.tsx').then((part) => part.FaqSection),
});
