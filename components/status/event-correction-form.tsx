import type { ReactNode } from 'react';
import { PlainFields } from '#components/forms/plain-fields';
import { PlainTimeZone } from '#components/forms/when/plain-time-zone';
import { PlainWhen } from '#components/forms/when/plain-when';
import type { FormValues } from '#lib/forms/form-values';
import { askedZones } from '#lib/places/time-zones';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import { type FieldView, fieldLines } from '#lib/submissions/fields/field-view';
import { ANSWER_FIELD } from '#lib/submissions/private-page/answer-field';
import type { FieldErrors } from '#lib/text/field-errors';
import { FormExits } from './form-exits.tsx';
import styles from './status.module.css';
import { type SeenItem, StatusForm } from './status-form.tsx';

type EventCorrectionFormProps = SeenItem & {
  values: FormValues;
  errors: FieldErrors;
  /** The fields for its images. */
  images: ReactNode;
  /** `propose`: the event is public, so a moderator looks at the correction first. */
  action?: 'correct' | 'propose';
  /** Fields that are not asked: when and where an event is that has moved, and contact details that were deleted. */
  without?: { whenAndWhere: boolean; contact: boolean };
  /** The question and the field for its answer, where the form answers one. */
  answer?: ReactNode;
  /** Whether the fields below the answer are unfolded, because the form asks something there. */
  isOpen?: boolean;
};

const DETAILS = fieldLines(EVENT_FIELDS, 'status', {
  steps: ['details'],
  lines: ['title', 'date', ['category', 'cost'], ['price', 'currency'], 'description'],
  changes: {
    title: { autoComplete: 'off' },
    price: { help: 'Per person, where it is paid.' },
    description: { help: '20 to 500 characters.', rows: 7 },
  },
});
const LOCATION = fieldLines(EVENT_FIELDS, 'status', {
  steps: ['location'],
  lines: [['country', 'district'], 'community', 'venueName', 'timeZone'],
  changes: {
    country: { autoComplete: 'off' },
    district: { help: 'In Belize.' },
    community: { autoComplete: 'off' },
    venueName: { autoComplete: 'off' },
  },
});
const WHEN = new Set(['date', 'time', 'isAllDay', 'endDate', 'moreDates']);
const SENDER = new Set(['submitterName', 'submitterEmail', 'submitterPhone']);

/** Lines without some fields. */
const leaveOut = <Name extends string>(lines: readonly FieldView<Name>[][], names: ReadonlySet<string>) =>
  lines.map((line) => line.filter(({ name }) => !names.has(name))).filter((line) => line.length > 0);

const CONTACT = fieldLines(EVENT_FIELDS, 'status', {
  steps: ['media', 'contact'],
  lines: ['website', 'submitterName', 'submitterEmail', 'submitterPhone'],
  changes: { website: { autoComplete: undefined } },
});

type SectionsProps = Pick<EventCorrectionFormProps, 'values' | 'errors' | 'images'> &
  Required<Pick<EventCorrectionFormProps, 'without'>>;

/** All fields of an event, in sections. */
function EventSections({ values, errors, images, without }: SectionsProps) {
  const filled = { values, errors };
  const zones = askedZones(values.community ?? '', values.country ?? '');
  return (
    <>
      <section className={styles.group}>
        <h2>Event details</h2>
        <PlainFields
          lines={without.whenAndWhere ? leaveOut(DETAILS, WHEN) : DETAILS}
          {...filled}
          own={{ date: <PlainWhen label={EVENT_FIELDS.date.label} {...filled} /> }}
        />
      </section>
      {!without.whenAndWhere && (
        <section className={styles.group}>
          <h2>Location</h2>
          <PlainFields
            lines={LOCATION}
            {...filled}
            own={{ timeZone: <PlainTimeZone {...filled} zones={zones} /> }}
          />
        </section>
      )}
      <section className={styles.group}>
        <h2>Pictures</h2>
        {images}
      </section>
      <section className={styles.group}>
        <h2>{without.contact ? 'Website' : 'Website and contact'}</h2>
        <PlainFields lines={without.contact ? leaveOut(CONTACT, SENDER) : CONTACT} {...filled} />
      </section>
    </>
  );
}

/** All fields of an event on one page, with their stored values; they are folded away below the answer to a question. */
export function EventCorrectionForm({
  values,
  errors,
  images,
  answer,
  isOpen = false,
  action = 'correct',
  without = { whenAndWhere: false, contact: false },
  ...seen
}: EventCorrectionFormProps) {
  const sections = <EventSections values={values} errors={errors} images={images} without={without} />;
  if (answer) {
    const hasOtherErrors = Object.keys(errors).some((name) => name !== ANSWER_FIELD);
    return (
      <StatusForm action="answer" {...seen}>
        {answer}
        <details className={styles.more} open={isOpen || hasOtherErrors}>
          <summary>Change your event or its pictures</summary>
          {sections}
        </details>
        <FormExits token={seen.token} words="Send answer" />
      </StatusForm>
    );
  }
  return (
    <StatusForm action={action} {...seen}>
      {sections}
      <FormExits token={seen.token} words="Send correction" />
    </StatusForm>
  );
}
