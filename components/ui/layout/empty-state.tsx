import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Spot =
  | 'nothing-found'
  | 'nothing-today'
  | 'nothing-saved'
  | 'offline'
  | 'page-error'
  | 'not-found'
  | 'no-events';

type EmptyStateProps = {
  spot: Spot;
  /** One sentence. */
  children: ReactNode;
  /** What to do next, below the sentence. */
  actions?: ReactNode;
};

/** A drawing, a sentence and actions, where there is no content to show. */
export function EmptyState({ spot, children, actions }: EmptyStateProps) {
  return (
    // Where a list is empty the drawing is small and beside the words: what comes next is wanted at once.
    <div className={spot.startsWith('nothing') ? `${styles.empty} ${styles.beside}` : styles.empty}>
      {/* biome-ignore lint/performance/noImgElement: a small vector drawing */}
      <img
        className={styles.spot}
        src={`/images/spots/${spot}.svg`}
        alt=""
        width={480}
        height={320}
        loading="lazy"
      />
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
