import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { StepFields } from '#components/forms/step-fields';
import { useFormFields } from '#components/forms/use-form-fields.ts';
import { ChoiceField } from '#components/ui/form/choice-field';
import { FieldRow } from '#components/ui/form/field-row';
import { TextField } from '#components/ui/form/text-field';
import { CATEGORY_LABELS, EVENT_CATEGORIES } from '#lib/events/event-category';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import type { EventFormValues } from '#lib/submissions/fields/event-form-values';
import { belizeDay } from '#lib/time/calendar-day';
import { linesOfStep } from './event-lines.ts';
import { FlyerFirst } from './flyer/flyer-first.tsx';

const CATEGORIES = EVENT_CATEGORIES.map((category) => ({
  value: category,
  label: CATEGORY_LABELS[category],
  icon: category,
  category,
}));

const HOURS = [
  { value: 'hours', label: 'From and to' },
  { value: 'all-day', label: 'All day' },
  { value: 'unknown', label: 'Not known yet' },
];

/** Step 1: title, date and time, category, description. */
export function DetailsStep() {
  const { register, setValue, errorOf } = useFormFields<EventFormValues>();
  const [date, isAllDay, isHourUnknown, time] = useWatch<Record<string, unknown>>({
    name: ['date', 'isAllDay', 'isHourUnknown', 'time'],
  });
  const hasHours = isAllDay !== true && isHourUnknown !== true;
  const [today] = useState(() => belizeDay(Date.now()));
  const isOver = typeof date === 'string' && date !== '' && date < today;
  const chosenHours = hasHours ? 'hours' : isAllDay === true ? 'all-day' : 'unknown';
  const chooseHours = (choice: string) => {
    setValue('isAllDay', choice === 'all-day');
    setValue('isHourUnknown', choice === 'unknown');
    if (choice === 'hours') return;
    setValue('time', '');
    setValue('endTime', '');
  };
  const own = {
    date: (
      <TextField
        {...register('date')}
        type="date"
        label={EVENT_FIELDS.date.label}
        min={today}
        help={isOver ? 'This day has passed. Is the year right?' : undefined}
        error={errorOf('date')}
      />
    ),
    isAllDay: (
      <ChoiceField
        name="hours"
        label="Hours"
        choices={HOURS.map((choice) => ({ ...choice, isChosen: choice.value === chosenHours }))}
        onChange={({ target }) => chooseHours(target.value)}
      />
    ),
    time: (
      <FieldRow>
        <TextField
          {...register('time')}
          type="time"
          label="Start time"
          optional
          disabled={!hasHours}
          error={errorOf('time')}
        />
        <TextField
          {...register('endTime')}
          type="time"
          label="End time"
          optional
          disabled={!hasHours || !time}
        />
      </FieldRow>
    ),
    category: (
      <ChoiceField
        {...register('category')}
        label={EVENT_FIELDS.category.label}
        choices={CATEGORIES}
        error={errorOf('category')}
      />
    ),
  };
  return (
    <>
      <FlyerFirst />
      <StepFields lines={linesOfStep('details')} own={own} />
    </>
  );
}
