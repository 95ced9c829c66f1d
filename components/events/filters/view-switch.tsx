import { startTransition, useOptimistic } from 'react';
import { Icon } from '#components/ui/icon';
import styles from './view-switch.module.css';

type ViewSwitchProps = { month: string | undefined; onChange: (view: 'list' | 'month') => void };

/** Switches between the list and the month view; the button answers before the view has been rendered. */
export function ViewSwitch({ month, onChange }: ViewSwitchProps) {
  const [view, showPressed] = useOptimistic(month ? 'month' : 'list');
  const press = (next: 'list' | 'month') => {
    if (next === view) return;
    startTransition(() => {
      showPressed(next);
      onChange(next);
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label="View" className={styles.switch}>
      <button type="button" aria-label="List" aria-pressed={view === 'list'} onClick={() => press('list')}>
        <Icon name="list" />
        <span>List</span>
      </button>
      <button type="button" aria-label="Month" aria-pressed={view === 'month'} onClick={() => press('month')}>
        <Icon name="calendar" />
        <span>Month</span>
      </button>
    </div>
  );
}
