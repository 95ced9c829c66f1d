import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import { NAVIGATION, PANEL_ACTIONS } from '#lib/site/site';
import { NavigationLink } from './navigation-link.tsx';
import styles from './navigation-list.module.css';

const GROUPS = [
  { title: 'Navigate', items: NAVIGATION },
  { title: 'Actions', items: PANEL_ACTIONS },
] as const;

/** The content of the navigation panel: links with icon and description; `children` are settings below. */
export function NavigationList({ titleId, children }: { titleId: string; children?: ReactNode }) {
  return (
    <div className={styles.list}>
      <div className={styles.title}>
        <h2 id={titleId} tabIndex={-1}>
          Navigation
        </h2>
      </div>
      <nav aria-labelledby={titleId}>
        {GROUPS.map(({ title, items }) => (
          <section key={title} aria-labelledby={`${titleId}-${title}`}>
            <h3 id={`${titleId}-${title}`}>{title}</h3>
            <ul>
              {items.map(({ label, href, subtitle, icon }) => (
                <li key={href}>
                  <NavigationLink href={href} className={styles.item}>
                    <Icon name={icon} />
                    <span>
                      {label}
                      <small>{subtitle}</small>
                    </span>
                  </NavigationLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {children && <div className={styles.settings}>{children}</div>}
    </div>
  );
}
