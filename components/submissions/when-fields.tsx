import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormFields } from '#components/forms/use-form-fields.ts';
import { WhenPicker } from '#components/forms/when/when-picker';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import type { EventFormValues } from '#lib/submissions/fields/event-form-values';
import { PAST_DAY } from '#lib/submissions/fields/when/past-days';
import { formOfWhen, whenOfForm } from '#lib/submissions/fields/when/when-of-form';
import type { WhenState } from '#lib/submissions/fields/when/when-state';
import { belizeDay } from '#lib/time/calendar-day';

const ERRORS = ['date', 'endDate', 'moreDates', 'time'] as const;

/** The When picker of the event form, whose answers are values of the form. */
export function WhenFields() {
  const { setValue, getValues, clearErrors, errorOf } = useFormFields<EventFormValues>();
  // Shown again at each change of the form; the picker itself is made of all its values.
  useWatch<EventFormValues>();
  const [today] = useState(() => belizeDay(Date.now()));
  const when = whenOfForm(getValues());
  const isOver = when.date !== '' && when.date < today;

  const change = (next: WhenState) => {
    const { days, date, endDate, until, ...rest } = formOfWhen(next);
    setValue('days', days);
    setValue('date', date);
    setValue('endDate', endDate);
    setValue('until', until);
    setValue('listedDates', rest.listedDates);
    setValue('moreDates', rest.moreDates);
    setValue('typedDate', rest.typedDate);
    setValue('isAllDay', rest.isAllDay);
    setValue('isHourUnknown', rest.isHourUnknown);
    setValue('isTimeWritten', rest.isTimeWritten);
    setValue('writtenTime', rest.writtenTime);
    setValue('time', rest.time);
    setValue('endTime', rest.endTime);
    setValue('otherDay', rest.otherDay);
    setValue('otherStart', rest.otherStart);
    setValue('otherEnd', rest.otherEnd);
    clearErrors([...ERRORS]);
  };

  return (
    <WhenPicker
      when={when}
      onChange={change}
      min={today}
      dateLabel={EVENT_FIELDS.date.label}
      dateHelp={isOver ? PAST_DAY : undefined}
      errors={Object.fromEntries(
        ERRORS.flatMap((name) => {
          const message = errorOf(name);
          return message ? [[name, message]] : [];
        }),
      )}
    />
  );
}
