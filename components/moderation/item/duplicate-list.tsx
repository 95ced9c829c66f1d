import { Icon } from '#components/ui/icon';
import type { LinkedItem } from '#lib/submissions/moderation/item/item-detail';
import styles from './duplicate-list.module.css';

type DuplicateListProps = { duplicates: readonly LinkedItem[]; title?: string; titleId?: string };

/** Events that may be duplicates of the item, or other items with the same words. */
export function DuplicateList({
  duplicates,
  title = 'May be the same event',
  titleId = 'item-duplicates',
}: DuplicateListProps) {
  if (duplicates.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.duplicates}>
      <h2 id={titleId}>
        <Icon name="warning" />
        {title}
      </h2>
      <ul>
        {duplicates.map(({ id, title: name, href, from, when }) => (
          <li key={id}>
            <a href={href}>{name}</a> <span>{[when, from].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Some of the items with the same words: texts that are nearly the same are found by chance, and of many copies a few. */
export function CopyList({ copies }: { copies: readonly LinkedItem[] }) {
  return <DuplicateList duplicates={copies} title="Same words, for example in" titleId="item-copies" />;
}
