import { LinkedText } from '#components/ui/linked-text';
import type { LabelledField } from '#lib/submissions/moderation/item/item-fields';
import { linkedParts } from '#lib/text/linked-parts';
import styles from './item-fields.module.css';

/** All fields of an item with their labels; an empty one says 'Not provided'. */
export function ItemFields({ fields }: { fields: readonly LabelledField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value ? undefined : styles.empty}>
            {href ? (
              <a href={href} target="_blank" rel="noreferrer nofollow">
                {value}
              </a>
            ) : (
              <LinkedText parts={linkedParts(value || 'Not provided')} rel="noreferrer nofollow" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
