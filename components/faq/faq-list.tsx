import type { Route } from 'next';
import { Accordion, AccordionItem } from '#components/ui/accordion';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import type { IconName } from '#components/ui/icon-name';
import { Section } from '#components/ui/layout/section';
import { Link } from '#components/ui/link';
import type { FaqItem } from '#lib/site/faq';
import styles from './faq-list.module.css';

const ICONS = {
  calendar: 'calendar',
  sun: 'sun',
  plate: 'plate',
  moon: 'moon-stars',
  city: 'city',
  drum: 'cultural',
} satisfies Record<FaqItem['icon'], IconName>;

/** Frequently asked questions as an accordion. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <Section
      id="faq"
      title="Frequently Asked Questions"
      lead="What people ask before they pack, cook or dance."
      head="beside"
      action={
        <div className={styles.contact}>
          <p>Still have a question?</p>
          <Link className={buttonClass()} href={'/#contact' as Route}>
            <Icon name="mail" />
            Contact us
          </Link>
        </div>
      }
    >
      <Accordion>
        {items.map(({ id, question, answer, icon }) => (
          <AccordionItem key={id} id={`faq-${id}`} title={question} icon={ICONS[icon]}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
