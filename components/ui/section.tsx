import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './section.module.css';

type SectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** A block of a page with its heading; `id` is where links jump to. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Container>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </Container>
    </section>
  );
}
