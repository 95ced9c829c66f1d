'use client';

import { type FormEvent, useRef, useState } from 'react';
import { PlainFields } from '#components/forms/plain-fields';
import { PlainWhen } from '#components/forms/when/plain-when';
import { PlainZone } from '#components/forms/when/plain-zone';
import { buttonClass } from '#components/ui/button';
import { BusyButton } from '#components/ui/form/busy-button';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormActions } from '#components/ui/form/form-actions';
import { FormNote } from '#components/ui/form/form-note';
import { TextField } from '#components/ui/form/text-field';
import { HiddenText } from '#components/ui/hidden-text';
import { Thumbnail } from '#components/ui/thumbnail';
import type { FormValues } from '#lib/forms/form-values';
import type { ZoneChoice } from '#lib/places/time-zones';
import type { FieldView } from '#lib/submissions/fields/field-view';
import type { AskedAgain } from '#lib/submissions/fields/when/asked-again';
import type { SubmittedImage } from '#lib/submissions/items/images/event-images';
import { thumbnailImage } from '#lib/uploads/image-address';
import { postModeratorForm } from '../post-moderator-form.ts';
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
  asked?: readonly AskedAgain[];
  /** The zones to choose from where the zone of the place is asked. */
  zones?: readonly ZoneChoice[];
};

const ASKED = {
  dates: 'The dates are listed below: untick those on which it does not take place.',
  zone: 'Choose the time zone of the place below, or leave it open.',
} as const satisfies Record<AskedAgain, string>;

type State = { busy: boolean; attempt: number; fields: Record<string, string>; sentence: string };

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

/**
 * All fields of an event, validated by the server with the rules of the public form. Without JavaScript it is a plain
 * form; with it, problems are shown beside their fields.
 */
export function EditForm(props: EditFormProps) {
  const { itemId, version, lines, values, images, problems: told, from, itemKey, backHref } = props;
  const { isPublic = false, asked = [], zones = [] } = props;
  const [state, setState] = useState<State>({
    busy: false,
    attempt: 0,
    fields: told?.fields ?? {},
    sentence: told?.sentence ?? '',
  });
  const form = useRef<HTMLFormElement>(null);
  const action = `/api/moderate/items/${itemId}/edit`;

  const send = async (submitting: FormEvent) => {
    submitting.preventDefault();
    if (!form.current || state.busy) return;
    setState((before) => ({ ...before, busy: true }));
    const outcome = await postModeratorForm(action, new FormData(form.current));
    if ('path' in outcome) {
      window.location.assign(outcome.path);
      return;
    }
    const { fields = {}, error } = outcome;
    const isListed = Object.keys(fields).length > 0;
    setState(({ attempt }) => ({
      busy: false,
      attempt: attempt + 1,
      fields,
      sentence: isListed ? '' : error,
    }));
  };

  const filled = { values, errors: state.fields };
  const problems = Object.entries(state.fields).map(([name, message]) => ({ name, message }));
  return (
    <form ref={form} method="post" action={action} onSubmit={send} className={styles.form} noValidate>
      <input type="hidden" name="version" value={version} />
      {from && <input type="hidden" name="from" value={from} />}
      {itemKey && <input type="hidden" name="key" value={itemKey} />}
      {state.sentence && (
        <FormNote look="error">
          <p>
            {state.sentence} <a href={backHref}>See it as it is now</a>
          </p>
        </FormNote>
      )}
      {asked.length > 0 && (
        <FormNote>
          <p>Nothing was saved yet. {asked.map((one) => ASKED[one]).join(' ')} Then save it.</p>
        </FormNote>
      )}
      <ErrorSummary problems={problems} attempt={state.attempt} />
      <PlainFields
        lines={lines}
        {...filled}
        own={{
          date: <PlainWhen label="Date" {...filled} />,
          timeZone: <PlainZone {...filled} zones={zones} />,
        }}
      />
      <ImageFields images={images} />
      {isPublic && (
        <CheckboxField
          name="quiet"
          label="Do not mail the organiser"
          help="Otherwise they get a mail that says what changed."
          value="yes"
        />
      )}
      <FormActions>
        <a className={buttonClass()} href={backHref}>
          Back<HiddenText> without saving</HiddenText>
        </a>
        <BusyButton busy={state.busy} busyWords="Saving…">
          Save
        </BusyButton>
      </FormActions>
    </form>
  );
}
