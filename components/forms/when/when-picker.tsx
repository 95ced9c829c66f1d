'use client';

import { ChoiceField } from '#components/ui/form/choice-field';
import { TextField } from '#components/ui/form/text-field';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { type DaysChoice, type WhenState, withWeeks } from '#lib/submissions/fields/when/when-state';
import type { FieldErrors } from '#lib/text/field-errors';
import styles from './when.module.css';
import { WhenDates } from './when-dates.tsx';
import { WhenHours } from './when-hours.tsx';

type WhenPickerProps = {
  when: WhenState;
  onChange: (when: WhenState) => void;
  /** By the fields of an event: date, endDate, moreDates, time. */
  errors: FieldErrors;
  /** The earliest date to choose. */
  min?: string | undefined;
  /** The label of the date, and what is said below it. */
  dateLabel: string;
  dateHelp?: string | undefined;
};

const DAYS: readonly { value: DaysChoice; label: string }[] = [
  { value: 'one', label: 'One day' },
  { value: 'span', label: 'Several days' },
  { value: 'dates', label: 'Several dates' },
];

/**
 * When an event takes place: one day, several days in a row or several dates, and its hours. Without JavaScript it is a
 * plain part of its form, where the server makes the list of dates.
 */
export function WhenPicker({ when, onChange, errors, min, dateLabel, dateHelp }: WhenPickerProps) {
  const isLive = useHydrated();
  const isShown = (days: DaysChoice) => !isLive || when.days === days;
  return (
    <div className={styles.when} data-live={isLive || undefined}>
      <ChoiceField
        name="days"
        label="Which days"
        choices={DAYS.map((choice) => ({ ...choice, isChosen: choice.value === when.days }))}
        onChange={({ target }) => onChange({ ...when, days: target.value as DaysChoice })}
      />
      <TextField
        name="date"
        type="date"
        label={dateLabel}
        min={min}
        value={when.date}
        onChange={({ target }) => onChange(withWeeks(when, { date: target.value }))}
        help={dateHelp ?? (when.days === 'one' ? undefined : 'The first day.')}
        error={errors.date}
      />
      {isShown('span') && (
        <div className={`${styles.part} ${styles.span}`}>
          <TextField
            name="endDate"
            type="date"
            label="Last day"
            min={when.date || min}
            value={when.endDate}
            onChange={({ target }) => onChange({ ...when, endDate: target.value })}
            help="The hours below are those of each day; one of the days may have others."
            error={errors.endDate}
          />
        </div>
      )}
      {isShown('dates') && <WhenDates when={when} onChange={onChange} error={errors.moreDates} />}
      <WhenHours when={when} onChange={onChange} error={errors.time} />
    </div>
  );
}
