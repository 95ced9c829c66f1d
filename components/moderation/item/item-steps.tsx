import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';
import styles from './item-steps.module.css';

type ItemStepsProps = { previousHref?: string; nextHref?: string; position?: number; total: number };

/** Links to the previous and next item of the queue. */
export function ItemSteps({ previousHref, nextHref, position, total }: ItemStepsProps) {
  return (
    <nav aria-label="Items" className={styles.steps}>
      {previousHref && (
        <a href={previousHref} {...shortcutProps('k')}>
          Previous <ShortcutKey>k</ShortcutKey>
        </a>
      )}
      {position !== undefined && (
        <span>
          {position} of {total}
        </span>
      )}
      {nextHref && (
        <a href={nextHref} {...shortcutProps('j')}>
          Next <ShortcutKey>j</ShortcutKey>
        </a>
      )}
    </nav>
  );
}
