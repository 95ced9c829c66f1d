import { FieldRow } from '#components/ui/form/field-row';
import { SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/forms/form-values';
import {
  APPLICATION_LABELS,
  type ApplicationField,
  applicationChoices,
} from '#lib/submissions/fields/application-words';
import { FormExits } from './form-exits.tsx';
import styles from './status.module.css';
import { type SeenItem, StatusForm } from './status-form.tsx';

type ApplicationCorrectionFormProps = SeenItem & { values: FormValues; errors: FieldErrors };

/** All fields of an advertiser's application on one page, as they are held. */
export function ApplicationCorrectionForm({ values, errors, ...seen }: ApplicationCorrectionFormProps) {
  const field = (name: ApplicationField) => ({
    name,
    label: APPLICATION_LABELS[name],
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <StatusForm action="correct" {...seen}>
      <section className={styles.group}>
        <h2>Business information</h2>
        <TextField {...field('businessName')} autoComplete="organization" />
        <FieldRow>
          <SelectField {...field('businessType')} choices={applicationChoices('businessType')} />
          <TextField {...field('businessCategory')} optional />
        </FieldRow>
        <TextField {...field('businessLocation')} />
        <TextArea {...field('businessDescription')} optional />
      </section>
      <section className={styles.group}>
        <h2>Contact details</h2>
        <TextField {...field('contactName')} autoComplete="name" />
        <FieldRow>
          <TextField {...field('contactEmail')} label="Email" type="email" autoComplete="email" />
          <TextField {...field('contactPhone')} type="tel" autoComplete="tel" />
        </FieldRow>
        <SelectField
          {...field('preferredContactMethod')}
          choices={applicationChoices('preferredContactMethod')}
        />
        <FieldRow>
          <TextField {...field('websiteUrl')} type="url" inputMode="url" optional />
          <TextField {...field('socialMedia')} optional />
        </FieldRow>
      </section>
      <section className={styles.group}>
        <h2>Advertising goals</h2>
        <TextArea {...field('advertisingGoals')} />
        <FieldRow>
          <SelectField {...field('budgetRange')} choices={applicationChoices('budgetRange')} />
          <SelectField {...field('campaignTimeline')} choices={applicationChoices('campaignTimeline')} />
        </FieldRow>
        <SelectField
          {...field('previousAdvertising')}
          optional
          nothing="Not answered"
          choices={applicationChoices('previousAdvertising')}
        />
      </section>
      <FormExits token={seen.token} words="Send correction" />
    </StatusForm>
  );
}
