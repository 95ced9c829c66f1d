import type { UseFormRegister } from 'react-hook-form';
import { FieldRow } from '#components/ui/form/field-row';
import { SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import type { AdvertiserApplicationInput } from '#lib/submissions/fields/advertiser-application';
import {
  APPLICATION_LABELS,
  type ApplicationField,
  applicationChoices,
} from '#lib/submissions/fields/application-words';

export type StepProps = {
  register: UseFormRegister<AdvertiserApplicationInput>;
  /** What is wrong with a field now. */
  errorOf: (name: ApplicationField) => string | undefined;
};

/** Step 1: the business. */
export function BusinessStep({ register, errorOf }: StepProps) {
  const field = (name: ApplicationField) => ({
    ...register(name),
    label: APPLICATION_LABELS[name],
    error: errorOf(name),
  });
  return (
    <>
      <TextField {...field('businessName')} autoComplete="organization" />
      <FieldRow>
        <SelectField
          {...field('businessType')}
          choices={applicationChoices('businessType')}
          nothing="Choose one"
        />
        <TextField
          {...field('businessCategory')}
          optional
          help="What people would look for: a bakery, a dive shop"
        />
      </FieldRow>
      <TextField
        {...field('businessLocation')}
        help="City or village, and the country if it is not Belize"
        autoComplete="address-level2"
      />
      <TextArea {...field('businessDescription')} optional help="A few sentences about what you do" />
    </>
  );
}
