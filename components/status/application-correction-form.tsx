import { Button, buttonClass } from '#components/ui/button';
import { FieldRow } from '#components/ui/form/field-row';
import { FormActions } from '#components/ui/form/form-actions';
import { SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import {
  BUDGET_LABELS,
  BUSINESS_TYPE_LABELS,
  CONTACT_METHOD_LABELS,
  PREVIOUS_ADVERTISING_LABELS,
  TIMELINE_LABELS,
} from '#lib/advertisers/advertiser-application';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/status/form-values';
import styles from './status.module.css';
import { type SeenItem, StatusForm } from './status-form.tsx';

type ApplicationCorrectionFormProps = SeenItem & { values: FormValues; errors: FieldErrors };

const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** All fields of an advertiser's application on one page, as they are held. */
export function ApplicationCorrectionForm({ values, errors, ...seen }: ApplicationCorrectionFormProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <StatusForm action="correct" {...seen}>
      <section className={styles.group}>
        <h2>Business information</h2>
        <TextField {...field('businessName')} label="Business name" autoComplete="organization" />
        <FieldRow>
          <SelectField
            {...field('businessType')}
            label="Business type"
            choices={choices(BUSINESS_TYPE_LABELS)}
          />
          <TextField {...field('businessCategory')} label="Business category" optional />
        </FieldRow>
        <TextField {...field('businessLocation')} label="Business location" />
        <TextArea {...field('businessDescription')} label="Business description" optional />
      </section>
      <section className={styles.group}>
        <h2>Contact details</h2>
        <TextField {...field('contactName')} label="Contact name" autoComplete="name" />
        <FieldRow>
          <TextField {...field('contactEmail')} label="Email" type="email" autoComplete="email" />
          <TextField {...field('contactPhone')} label="Phone number" type="tel" autoComplete="tel" />
        </FieldRow>
        <SelectField
          {...field('preferredContactMethod')}
          label="Preferred contact method"
          choices={choices(CONTACT_METHOD_LABELS)}
        />
        <FieldRow>
          <TextField {...field('websiteUrl')} label="Website" type="url" inputMode="url" optional />
          <TextField {...field('socialMedia')} label="Social media" optional />
        </FieldRow>
      </section>
      <section className={styles.group}>
        <h2>Advertising goals</h2>
        <TextArea {...field('advertisingGoals')} label="Advertising goals" />
        <FieldRow>
          <SelectField {...field('budgetRange')} label="Budget range" choices={choices(BUDGET_LABELS)} />
          <SelectField
            {...field('campaignTimeline')}
            label="Campaign timeline"
            choices={choices(TIMELINE_LABELS)}
          />
        </FieldRow>
        <SelectField
          {...field('previousAdvertising')}
          label="Previous advertising"
          optional
          nothing="Not answered"
          choices={choices(PREVIOUS_ADVERTISING_LABELS)}
        />
      </section>
      <FormActions>
        <a className={buttonClass()} href={`/status/${seen.token}`}>
          Back
        </a>
        <Button type="submit" look="accent">
          Send correction
        </Button>
      </FormActions>
    </StatusForm>
  );
}
