import { Icon } from '#components/ui/icon';
import type { LinkedItem } from '#lib/submissions/moderation/item/item-detail';
import { pluralize } from '#lib/text/pluralize';
import styles from './duplicate-list.module.css';

type LinksProps = { items: readonly LinkedItem[]; title: string; titleId: string };

function Links({ items, title, titleId }: LinksProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {items.map(({ id, title: name, href, from, when }) => (
          <li key={id}>
            <a href={href}>{name}</a> <span>{[when, from].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DuplicateListProps = {
  /** What may be the same event. */
  duplicates: readonly LinkedItem[];
  /** Some of the items with the same words: texts that are nearly the same are found by chance, and of many copies a few. */
  copies?: readonly LinkedItem[];
};

/**
 * What may be the same event, and other items with the same words, folded in one box: the words of the sender come first.
 */
export function DuplicateList({ duplicates, copies = [] }: DuplicateListProps) {
  if (duplicates.length + copies.length === 0) return null;
  const summary = [
    duplicates.length > 0 && `${duplicates.length} may be the same event`,
    copies.length > 0 && `${pluralize(copies.length, 'item')} with the same words`,
  ];
  return (
    <details className={styles.duplicates}>
      <summary>
        <Icon name="warning" />
        {summary.filter(Boolean).join(', ')}
      </summary>
      <Links items={duplicates} title="May be the same event" titleId="item-duplicates" />
      <Links items={copies} title="Same words, for example in" titleId="item-copies" />
    </details>
  );
}
