'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { ChoiceField } from '#components/ui/form/choice-field';
import { FieldRow } from '#components/ui/form/field-row';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import { CATEGORY_LABELS, EVENT_CATEGORIES } from '#lib/events/event-category';
import { MAX_DESCRIPTION_CHARACTERS } from '#lib/submissions/fields/event-submission';
import { COST_CHOICES, EVENT_LABELS } from '#lib/submissions/fields/event-words';
import { belizeDay } from '#lib/time/calendar-day';
import { useEventFields } from './use-event-fields.ts';

const CATEGORIES = EVENT_CATEGORIES.map((category) => ({
  value: category,
  label: CATEGORY_LABELS[category],
  icon: category,
  category,
}));

/** Step 1: what it is called, when it is, what kind of event, and a few sentences about it. */
export function DetailsStep() {
  const { register, setValue, errorOf } = useEventFields();
  const [date, isAllDay, time, description] = useWatch<Record<string, unknown>>({
    name: ['date', 'isAllDay', 'time', 'description'],
  });
  const [today] = useState(() => belizeDay(Date.now()));
  const isOver = typeof date === 'string' && date !== '' && date < today;
  return (
    <>
      <TextField
        {...register('title')}
        label={EVENT_LABELS.title}
        help="As it stands on the poster."
        error={errorOf('title')}
      />
      <TextField
        {...register('date')}
        type="date"
        label={EVENT_LABELS.date}
        min={today}
        help={isOver ? 'This day has passed. Is the year right?' : undefined}
        error={errorOf('date')}
      />
      <CheckboxField
        {...register('isAllDay', {
          onChange: ({ target }) => {
            if (!target.checked) return;
            setValue('time', '');
            setValue('endTime', '');
          },
        })}
        label="It lasts all day"
      />
      <FieldRow>
        <TextField
          {...register('time')}
          type="time"
          label="Start time"
          optional
          disabled={isAllDay === true}
          error={errorOf('time')}
        />
        <TextField
          {...register('endTime')}
          type="time"
          label="End time"
          optional
          disabled={isAllDay === true || !time}
        />
      </FieldRow>
      <ChoiceField
        {...register('category')}
        label={EVENT_LABELS.category}
        choices={CATEGORIES}
        error={errorOf('category')}
      />
      <TextArea
        {...register('description')}
        label={EVENT_LABELS.description}
        help="What people will see, hear and eat, and for whom it is. At least 20 characters."
        counted={{ text: String(description ?? ''), max: MAX_DESCRIPTION_CHARACTERS }}
        error={errorOf('description')}
      />
      <ChoiceField
        {...register('cost')}
        label={EVENT_LABELS.cost}
        choices={COST_CHOICES}
        error={errorOf('cost')}
      />
    </>
  );
}
