import { TextField } from '#components/ui/form/text-field';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/forms/form-values';
import { eventField } from './event-field.ts';
import { FormExits } from './form-exits.tsx';
import { type SeenItem, StatusForm } from './status-form.tsx';
import { WhenFields } from './when-fields.tsx';

type MoveFormProps = SeenItem & { values: FormValues; errors: FieldErrors };

/** Where and when an approved event is now. */
export function MoveForm({ values, errors, ...seen }: MoveFormProps) {
  const field = eventField(values, errors);
  return (
    <StatusForm action="moved" {...seen}>
      <WhenFields values={values} errors={errors} />
      <TextField {...field('venueName')} autoComplete="off" />
      <TextField {...field('community')} autoComplete="off" />
      <FormExits token={seen.token} words="Announce it" />
    </StatusForm>
  );
}
