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
              linkedParts(value || 'Not provided').map(({ text, href: address }, place) =>
                address ? (
                  <a
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
                    key={place}
                    href={address}
                    target="_blank"
                    rel="noreferrer nofollow"
                  >
                    {text}
                  </a>
                ) : (
                  text
                ),
              )
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
