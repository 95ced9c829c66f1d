import { Icon } from '#components/ui/icon';
import styles from './view-switch.module.css';

type ViewSwitchProps = { month: string | undefined; onChange: (view: 'list' | 'month') => void };

/** Switches between the list and the month view. */
export function ViewSwitch({ month, onChange }: ViewSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label="View" className={styles.switch}>
      <button type="button" aria-pressed={!month} onClick={() => month && onChange('list')}>
        <Icon name="list" />
        List
      </button>
      <button type="button" aria-pressed={Boolean(month)} onClick={() => !month && onChange('month')}>
        <Icon name="calendar" />
        Month
      </button>
    </div>
  );
}
