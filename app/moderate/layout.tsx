import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import styles from '#components/pages/moderate/moderate.module.css';
import { Container } from '#components/ui/container';

export const metadata: Metadata = {
  title: { default: 'Moderate', template: '%s | Moderate' },
  robots: { index: false, follow: false },
};

/** Private and never the same twice: nothing of it is kept anywhere. */
export const dynamic = 'force-dynamic';

export default function ModerateLayout({ children }: { children: ReactNode }) {
  return <Container className={`${styles.desk}`}>{children}</Container>;
}
