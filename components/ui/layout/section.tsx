import type { ReactNode } from 'react';
import { hiddenClass } from '../hidden-text.tsx';
import { Container } from './container.tsx';
import styles from './section.module.css';

type SectionProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  /** An action for the whole section, at the end of its head. */
  action?: ReactNode;
  /**
   * The head above the content, or beside it on a wide screen; hidden where the content follows the page's title at
   * once, and needs no second one.
   */
  head?: 'above' | 'beside' | 'hidden';
  children: ReactNode;
};

/** A section of a page with its heading; `id` is its anchor. */
export function Section({ id, title, lead, action, head = 'above', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={head === 'hidden' ? `${styles.section} ${styles.next}` : styles.section}
    >
      <Container className={head === 'beside' ? styles.beside : ''}>
        <div className={head === 'hidden' ? hiddenClass : styles.head}>
          <div className={styles.words}>
            <h2 id={`${id}-title`}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </div>
        {/* One grid cell beside the head, whatever the number of children. */}
        {head === 'beside' ? <div>{children}</div> : children}
      </Container>
    </section>
  );
}
