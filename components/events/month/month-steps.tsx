import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { addMonths } from '#lib/events/month-grid';
import { formatMonth } from '#lib/time/format-day';
import styles from './month-steps.module.css';

type MonthStepsProps = {
  month: string;
  /** The first and the last month, `yyyy-mm`. */
  first: string;
  last: string;
  onMonth: (month: string) => void;
  children: ReactNode;
};

/** Buttons to the previous and next month; from a month outside the calendar, to its nearest end. */
export function MonthSteps({ month, first, last, onMonth, children }: MonthStepsProps) {
  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  const previous = month > first ? (before > last ? last : before) : undefined;
  const next = month < last ? (after < first ? first : after) : undefined;
  return (
    <div className={styles.steps}>
      <Step label="Previous month" icon="chevron-left" to={previous} onMonth={onMonth} />
      <Step label="Next month" icon="chevron-right" to={next} onMonth={onMonth} />
      {children}
    </div>
  );
}

type StepProps = {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  to: string | undefined;
  onMonth: (month: string) => void;
};

// Not `disabled` at the end of the calendar: the button just pressed would lose the focus.
function Step({ label, icon, to, onMonth }: StepProps) {
  return (
    <Button
      aria-label={to ? `${label}: ${formatMonth(to)}` : label}
      aria-disabled={!to}
      className={styles.step}
      onClick={() => to && onMonth(to)}
    >
      <Icon name={icon} />
    </Button>
  );
}
