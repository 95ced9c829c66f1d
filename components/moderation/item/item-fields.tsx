import type { LabelledField } from '#lib/submissions/moderation/item-fields';
import styles from './item-fields.module.css';

/** Every field with its name; what was left empty says so, small. */
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
              value || 'Not provided'
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
