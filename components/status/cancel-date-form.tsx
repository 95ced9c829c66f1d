import { ChoiceField } from '#components/ui/form/choice-field';
import type { FormValues } from '#lib/forms/form-values';
import type { FieldErrors } from '#lib/text/field-errors';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { FormExits } from './form-exits.tsx';
import { type SeenItem, StatusForm } from './status-form.tsx';

type CancelDateFormProps = SeenItem & {
  dates: readonly string[];
  values: FormValues;
  errors: FieldErrors;
};

/** The form that announces that one of several dates is cancelled. */
export function CancelDateForm({ dates, values, errors, ...seen }: CancelDateFormProps) {
  return (
    <StatusForm action="date-cancelled" {...seen}>
      <ChoiceField
        label="The date that is cancelled"
        name="cancelledDates"
        error={errors.cancelledDates}
        wide
        choices={dates.filter(isCalendarDay).map((day) => ({
          value: day,
          label: formatLongDay(day),
          isChosen: values.cancelledDates === day,
        }))}
      />
      <FormExits token={seen.token} back="No, go back" words="It is cancelled on that date" />
    </StatusForm>
  );
}
