import { PlainFields } from '#components/forms/plain-fields';
import type { FormValues } from '#lib/forms/form-values';
import { APPLICATION_FIELDS } from '#lib/submissions/fields/application-fields';
import { fieldLines } from '#lib/submissions/fields/field-view';
import type { FieldErrors } from '#lib/text/field-errors';
import { FormExits } from './form-exits.tsx';
import styles from './status.module.css';
import { type SeenItem, StatusForm } from './status-form.tsx';

type ApplicationCorrectionFormProps = SeenItem & { values: FormValues; errors: FieldErrors };

const SECTIONS = [
  {
    title: 'Business information',
    lines: fieldLines(APPLICATION_FIELDS, 'status', {
      steps: ['business'],
      lines: [
        'businessName',
        ['businessType', 'businessCategory'],
        'businessLocation',
        'businessDescription',
      ],
      changes: { businessLocation: { autoComplete: undefined } },
    }),
  },
  {
    title: 'Contact details',
    lines: fieldLines(APPLICATION_FIELDS, 'status', {
      steps: ['contact'],
      lines: [
        'contactName',
        ['contactEmail', 'contactPhone'],
        'preferredContactMethod',
        ['websiteUrl', 'socialMedia'],
      ],
      changes: { websiteUrl: { autoComplete: undefined } },
    }),
  },
  {
    title: 'Advertising goals',
    lines: fieldLines(APPLICATION_FIELDS, 'status', {
      steps: ['goals'],
      lines: ['advertisingGoals', ['budgetRange', 'campaignTimeline'], 'previousAdvertising'],
      changes: { previousAdvertising: { nothing: 'Not answered' } },
    }),
  },
];

/** All fields of an application on one page, with their stored values. */
export function ApplicationCorrectionForm({ values, errors, ...seen }: ApplicationCorrectionFormProps) {
  return (
    <StatusForm action="correct" {...seen}>
      {SECTIONS.map(({ title, lines }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <PlainFields lines={lines} values={values} errors={errors} />
        </section>
      ))}
      <FormExits token={seen.token} words="Send correction" />
    </StatusForm>
  );
}
