import type { ReactNode } from 'react';
import { FieldRow } from '#components/ui/form/field-row';
import { SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/forms/form-values';
import { CATEGORY_CHOICES, COST_CHOICES, DISTRICT_CHOICES } from '#lib/submissions/fields/event-words';
import { eventField } from './event-field.ts';
import { FormExits } from './form-exits.tsx';
import styles from './status.module.css';
import { type SeenItem, StatusForm } from './status-form.tsx';
import { WhenFields } from './when-fields.tsx';

type EventCorrectionFormProps = SeenItem & {
  values: FormValues;
  errors: FieldErrors;
  /** The fields that change its pictures. */
  pictures: ReactNode;
};

/** All fields of an event on one page, as they are held. */
export function EventCorrectionForm({ values, errors, pictures, ...seen }: EventCorrectionFormProps) {
  const field = eventField(values, errors);
  return (
    <StatusForm action="correct" {...seen}>
      <section className={styles.group}>
        <h2>Event details</h2>
        <TextField {...field('title')} autoComplete="off" />
        <WhenFields values={values} errors={errors} />
        <FieldRow>
          <SelectField {...field('category')} choices={CATEGORY_CHOICES} />
          <SelectField {...field('cost')} choices={COST_CHOICES} />
        </FieldRow>
        <TextArea {...field('description')} help="20 to 500 characters." rows={7} />
      </section>
      <section className={styles.group}>
        <h2>Location</h2>
        <FieldRow>
          <TextField {...field('country')} autoComplete="off" />
          <SelectField
            {...field('district')}
            help="In Belize."
            optional
            nothing="Not chosen"
            choices={DISTRICT_CHOICES}
          />
        </FieldRow>
        <TextField {...field('community')} autoComplete="off" />
        <TextField {...field('venueName')} autoComplete="off" />
      </section>
      <section className={styles.group}>
        <h2>Pictures</h2>
        {pictures}
      </section>
      <section className={styles.group}>
        <h2>Website and contact</h2>
        <TextField {...field('website')} type="url" inputMode="url" optional />
        <TextField {...field('submitterName')} autoComplete="name" />
        <TextField {...field('submitterEmail')} type="email" autoComplete="email" />
        <TextField {...field('submitterPhone')} type="tel" autoComplete="tel" optional />
      </section>
      <FormExits token={seen.token} words="Send correction" />
    </StatusForm>
  );
}
