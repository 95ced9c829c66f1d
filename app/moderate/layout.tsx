import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Container } from '#components/ui/layout/container';
import './moderation.css';

export const metadata: Metadata = {
  title: { default: 'Moderate', template: '%s | Moderate' },
  robots: { index: false, follow: false },
};

/** Private pages, rendered per request and never cached. */
export const dynamic = 'force-dynamic';

export default function ModerateLayout({ children }: { children: ReactNode }) {
  return <Container className="moderation">{children}</Container>;
}
