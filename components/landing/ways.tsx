import type { Route } from 'next';
import { Link } from '#components/ui/link';
import type { Way } from '#lib/landing/event-ways';
import styles from './ways.module.css';

type WaysProps = {
  /** What all of them are: 'Months'. */
  label: string;
  ways: readonly Way[];
  /** The address of this page. */
  current?: string;
  /** Whether the label stands before the links, and these stay in one row, which scrolls sideways on a narrow screen. */
  isRow?: boolean;
};

/** Links to the landing pages of one kind; nothing where there are none. */
export function Ways({ label, ways, current, isRow = false }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label={label} className={isRow ? styles.row : undefined}>
      {isRow && <p className={styles.label}>{label}</p>}
      <ul className={styles.ways}>
        {ways.map(({ label: name, href }) => (
          <li key={href}>
            {href === current ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={href as Route}>{name}</Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
