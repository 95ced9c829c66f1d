'use client';

import { PlainFields } from '#components/forms/plain-fields';
import { PlainTimeZone } from '#components/forms/when/plain-time-zone';
import { PlainWhen } from '#components/forms/when/plain-when';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { FormNote } from '#components/ui/form/form-note';
import { TextField } from '#components/ui/form/text-field';
import { HiddenText } from '#components/ui/hidden-text';
import { Thumbnail } from '#components/ui/thumbnail';
import type { FormValues } from '#lib/forms/form-values';
import type { ZoneChoice } from '#lib/places/time-zones';
import type { FieldView } from '#lib/submissions/fields/field-view';
import type { FollowUp } from '#lib/submissions/fields/when/follow-ups';
import type { SubmittedImage } from '#lib/submissions/items/images/event-images';
import { thumbnailImage } from '#lib/uploads/image-address';
import { ModeratorForm } from '../moderator-form.tsx';
import styles from './edit-form.module.css';

type EditFormProps = {
  itemId: string;
  version: number;
  /** The fields, line by line; a prop, because the field table they come from is too large for the browser. */
  lines: readonly (readonly FieldView[])[];
  values: FormValues;
  images: readonly SubmittedImage[];
  /** Why it was not saved, where no script showed it in place: of each field, and in a sentence. */
  problems?: { fields: Record<string, string>; sentence: string } | undefined;
  from: string;
  itemKey: string;
  backHref: string;
  /** Whether the event is on the calendar, so that its organiser is told what changed. */
  isPublic?: boolean;
  /** What a form without JavaScript asks for the first time, when it was sent already. */
  asked?: readonly FollowUp[];
  /** The zones to choose from where the zone of the place is asked. */
  zones?: readonly ZoneChoice[];
};

const ASKED = {
  dates: 'The dates are listed below: untick the ones when it does not take place.',
  zone: 'Choose the time zone of the place below, or leave it open.',
} as const satisfies Record<FollowUp, string>;

/** The description of each image, and whether it is removed. */
function ImageFields({ images }: { images: readonly SubmittedImage[] }) {
  if (images.length === 0) return null;
  return (
    <fieldset className={styles.images}>
      <legend>Pictures</legend>
      {images.map(({ url, alt, number, fields }) => {
        const label = number === 0 ? 'Cover' : `Picture ${number + 1}`;
        return (
          <div key={url} className={styles.image}>
            <Thumbnail src={thumbnailImage(url)} alt="" />
            <div className={styles.words}>
              <TextField
                name={fields.alt}
                label={`${label}: what it shows`}
                defaultValue={alt}
                maxLength={200}
                optional
              />
              <CheckboxField name={fields.remove} label={`Remove ${label.toLowerCase()}`} value="yes" />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

/** All fields of an event, validated with the rules of the public form. */
export function EditForm(props: EditFormProps) {
  const { itemId, version, lines, values, images, problems, from, itemKey, backHref } = props;
  const { isPublic = false, asked = [], zones = [] } = props;
  return (
    <ModeratorForm
      action={`/api/moderate/items/${itemId}/edit`}
      hidden={{ version: String(version), from, key: itemKey }}
      problems={problems}
      className={styles.form}
      afterSentence={
        <>
          {' '}
          <a href={backHref}>See it as it is now</a>
        </>
      }
      note={
        asked.length > 0 && (
          <FormNote>
            <p>Nothing has been saved yet. {asked.map((one) => ASKED[one]).join(' ')} Then save it.</p>
          </FormNote>
        )
      }
      backHref={backHref}
      back={
        <>
          Back<HiddenText> without saving</HiddenText>
        </>
      }
      submit="Save"
    >
      {(errors) => (
        <>
          <PlainFields
            lines={lines}
            values={values}
            errors={errors}
            own={{
              date: <PlainWhen label="Date" values={values} errors={errors} />,
              timeZone: <PlainTimeZone values={values} errors={errors} zones={zones} />,
            }}
          />
          <ImageFields images={images} />
          {isPublic && (
            <CheckboxField
              name="quiet"
              label="Do not email the organiser"
              help="Otherwise they get an email that says what changed."
              value="yes"
            />
          )}
        </>
      )}
    </ModeratorForm>
  );
}
