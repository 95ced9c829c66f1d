import { Icon } from '#components/ui/icon';
import styles from './duplicate-list.module.css';

type Duplicate = { id: string; title: string; href: string; from: string };

/** Events that may be duplicates of the item. */
export function DuplicateList({ duplicates }: { duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <section aria-labelledby="item-duplicates" className={styles.duplicates}>
      <h2 id="item-duplicates">
        <Icon name="warning" />
        May be the same event
      </h2>
      <ul>
        {duplicates.map(({ id, title, href, from }) => (
          <li key={id}>
            <a href={href}>{title}</a> <span>{from}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
