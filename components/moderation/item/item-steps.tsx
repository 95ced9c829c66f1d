import { DeskKey, deskKey } from '../desk-key.tsx';
import styles from './item-steps.module.css';

type ItemStepsProps = { previousHref?: string; nextHref?: string; position?: number; total: number };

/** The way to the items before and after, without deciding. */
export function ItemSteps({ previousHref, nextHref, position, total }: ItemStepsProps) {
  return (
    <nav aria-label="Items" className={styles.steps}>
      {previousHref && (
        <a href={previousHref} {...deskKey('k')}>
          Previous <DeskKey>k</DeskKey>
        </a>
      )}
      {position !== undefined && (
        <span>
          {position} of {total}
        </span>
      )}
      {nextHref && (
        <a href={nextHref} {...deskKey('j')}>
          Next <DeskKey>j</DeskKey>
        </a>
      )}
    </nav>
  );
}
