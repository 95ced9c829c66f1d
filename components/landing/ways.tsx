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
};

/** Links to the landing pages of one kind, in a row; nothing where there are none. */
export function Ways({ label, ways, current }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label={label}>
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
