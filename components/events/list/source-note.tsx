import { EmptyState } from '#components/ui/layout/empty-state';
import styles from './source-note.module.css';

/** Says when the events are samples, or when there are none to show. */
export function SourceNote({ from }: { from: 'sample' | 'nothing' }) {
  if (from === 'sample')
    return (
      <p className={styles.note}>
        <strong>Sample calendar.</strong> Some events are real, some are made up: please check before you go.
      </p>
    );
  return (
    <EmptyState spot="no-events">
      <p>
        <strong>Events are not available right now.</strong> We are fetching them again; please come back in a
        few minutes.
      </p>
    </EmptyState>
  );
}
