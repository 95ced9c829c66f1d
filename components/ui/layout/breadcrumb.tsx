import type { Route } from 'next';
import { Link } from '../link.tsx';
import styles from './breadcrumb.module.css';

type Crumb = { label: string; href: string };

/** The breadcrumb; its last crumb is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href as Route}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
