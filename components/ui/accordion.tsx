import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.tsx';

type AccordionItemProps = { id?: string; title: string; icon?: IconName; children: ReactNode };

/** A list of AccordionItem, which open independently and without JavaScript; find-in-page finds closed ones too. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** One entry of an accordion. */
export function AccordionItem({ id, title, icon, children }: AccordionItemProps) {
  return (
    <details id={id} className={styles.item}>
      <summary className={styles.title}>
        {icon && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )}
        {title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
