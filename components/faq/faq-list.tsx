import type { Route } from 'next';
import Link from 'next/link';
import { Section } from '#components/ui/section';
import type { FaqItem } from '#lib/site/faq';
import styles from './faq-list.module.css';

/** Six questions, each opened and closed on its own; a closed answer is found by the browser's search all the same. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <Section id="faq" title="Frequently Asked Questions">
      <div className={styles.list}>
        {items.map(({ id, question, answer }) => (
          <details key={id} id={`faq-${id}`} className={styles.item}>
            <summary>{question}</summary>
            <div className={styles.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <p className={styles.contact}>
        Still have a question?{' '}
        <Link href={'/#contact' as Route} prefetch={false}>
          Contact us
        </Link>
      </p>
    </Section>
  );
}
