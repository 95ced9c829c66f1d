import type { UseFormRegister } from 'react-hook-form';
import { FieldLines } from '#components/forms/field-lines';
import { FormField } from '#components/forms/form-field';
import type {
  AdvertiserApplicationInput,
  ApplicationField,
} from '#lib/submissions/fields/advertiser-application';
import { APPLICATION_FIELDS, type APPLICATION_STEP_TITLES } from '#lib/submissions/fields/application-fields';
import { type FieldLine, fieldLines } from '#lib/submissions/fields/field-view';

export type StepProps = {
  register: UseFormRegister<AdvertiserApplicationInput>;
  /** What is wrong with a field now. */
  errorOf: (name: ApplicationField) => string | undefined;
};

type ApplicationFieldsProps = StepProps & {
  step: keyof typeof APPLICATION_STEP_TITLES;
  /** Where fields are side by side or in another order than in the table. */
  lines?: ReadonlyArray<FieldLine<ApplicationField>>;
};

/** The fields of a step, drawn from the table. */
export function ApplicationFields({ step, lines = [], register, errorOf }: ApplicationFieldsProps) {
  return (
    <FieldLines
      lines={fieldLines(APPLICATION_FIELDS, 'form', { steps: [step], lines })}
      draw={(field) => <FormField {...register(field.name)} field={field} error={errorOf(field.name)} />}
    />
  );
}
