import { type AuditEntry, auditWords } from '#lib/submissions/moderation/item/audit-words';
import { formatInstant } from '#lib/submissions/moderation/item/format-instant';
import styles from './item-history.module.css';

/** The audit log of an item, in Belize time. */
export function ItemHistory({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <section aria-labelledby="item-history">
      <h2 id="item-history" className={styles.title}>
        History
      </h2>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatInstant(entry.at)}</time> {auditWords(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}
