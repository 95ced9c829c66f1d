import { TextArea } from '#components/ui/form/text-area';
import type { FormValues } from '#lib/forms/form-values';
import { MAX_CANCELLATION_NOTE } from '#lib/submissions/items/announcements/announcement-kinds';
import type { FieldErrors } from '#lib/text/field-errors';
import { FormExits } from './form-exits.tsx';
import { type SeenItem, StatusForm } from './status-form.tsx';

type CancelFormProps = SeenItem & { values: FormValues; errors: FieldErrors };

/** The form that announces that an event is cancelled, with a reason for our team if its organiser gives one. */
export function CancelForm({ values, errors, token, version }: CancelFormProps) {
  return (
    <StatusForm action="cancelled" token={token} version={version}>
      <TextArea
        name="note"
        label="The reason"
        optional
        help="For our team alone: the calendar says that it is cancelled, not why."
        rows={2}
        maxLength={MAX_CANCELLATION_NOTE}
        defaultValue={values.note}
        error={errors.note}
      />
      <FormExits token={token} back="No, go back" words="Yes, it is cancelled" />
    </StatusForm>
  );
}
