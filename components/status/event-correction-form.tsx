import { Button, buttonClass } from '#components/ui/button';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { FieldRow } from '#components/ui/form/field-row';
import { FormActions } from '#components/ui/form/form-actions';
import { SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/status/form-values';
import { COST_LABELS, DISTRICTS_OF_BELIZE, type EventSubmission } from '#lib/submissions/event-submission';
import { CorrectionPictures } from './correction-pictures.tsx';
import styles from './status.module.css';
import { type SeenItem, StatusForm } from './status-form.tsx';

type EventCorrectionFormProps = SeenItem & {
  event: EventSubmission;
  values: FormValues;
  errors: FieldErrors;
};

const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const DISTRICTS = DISTRICTS_OF_BELIZE.map((value) => ({ value, label: `${value} District` }));

/** All fields of an event on one page, as they are held. */
export function EventCorrectionForm({ event, values, errors, ...seen }: EventCorrectionFormProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <StatusForm action="correct" {...seen}>
      <section className={styles.group}>
        <h2>Event details</h2>
        <TextField {...field('title')} label="Event title" autoComplete="off" />
        <TextField {...field('date')} label="Event date" type="date" />
        <TextField {...field('time')} label="Time" help="As people write it: 8 PM - 1 AM" optional />
        <CheckboxField
          name="isAllDay"
          label="It lasts all day"
          value="yes"
          defaultChecked={values.isAllDay === 'yes'}
        />
        <FieldRow>
          <SelectField {...field('category')} label="Event category" choices={choices(CATEGORY_LABELS)} />
          <SelectField {...field('cost')} label="Cost" choices={choices(COST_LABELS)} />
        </FieldRow>
        <TextArea {...field('description')} label="Event description" help="20 to 500 characters." rows={7} />
      </section>
      <section className={styles.group}>
        <h2>Location</h2>
        <FieldRow>
          <TextField {...field('country')} label="Country" autoComplete="off" />
          <SelectField
            {...field('district')}
            label="District"
            help="In Belize."
            optional
            nothing="Not chosen"
            choices={DISTRICTS}
          />
        </FieldRow>
        <TextField {...field('community')} label="City or community" autoComplete="off" />
        <TextField {...field('venueName')} label="Venue name" autoComplete="off" />
      </section>
      <CorrectionPictures event={event} values={values} errors={errors} />
      <section className={styles.group}>
        <h2>Website and contact</h2>
        <TextField {...field('website')} label="Website" type="url" inputMode="url" optional />
        <TextField {...field('submitterName')} label="Your name" autoComplete="name" />
        <TextField {...field('submitterEmail')} label="Your email" type="email" autoComplete="email" />
        <TextField
          {...field('submitterPhone')}
          label="Phone or WhatsApp"
          type="tel"
          autoComplete="tel"
          optional
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
