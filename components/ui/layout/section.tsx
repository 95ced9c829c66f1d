import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './section.module.css';

type SectionProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  /** What can be done with the whole block; stands at the end of its head. */
  action?: ReactNode;
  /** The head above the block, or beside it where there is room. */
  head?: 'above' | 'beside';
  children: ReactNode;
};

/** A block of a page with its heading; `id` is where links jump to. */
export function Section({ id, title, lead, action, head = 'above', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Container className={head === 'beside' ? styles.beside : ''}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id={`${id}-title`}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </div>
        {/* One cell beside the head, however many parts the block has. */}
        {head === 'beside' ? <div>{children}</div> : children}
      </Container>
    </section>
  );
}
