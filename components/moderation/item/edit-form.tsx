'use client';

import { type FormEvent, useRef, useState } from 'react';
import { PlainFields } from '#components/forms/plain-fields';
import { buttonClass } from '#components/ui/button';
import { BusyButton } from '#components/ui/form/busy-button';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormActions } from '#components/ui/form/form-actions';
import { FormNote } from '#components/ui/form/form-note';
import { HiddenText } from '#components/ui/hidden-text';
import type { FormValues } from '#lib/forms/form-values';
import type { SubmittedPicture } from '#lib/submissions/event-pictures';
import type { FieldView } from '#lib/submissions/fields/field-view';
import { postDeskForm } from '../post-desk-form.tsx';
import styles from './edit-form.module.css';
import { PictureFields } from './picture-fields.tsx';

type EditFormProps = {
  itemId: string;
  version: number;
  /** The fields, line by line; handed in, because the table they come from is too heavy for a browser. */
  lines: readonly (readonly FieldView[])[];
  values: FormValues;
  pictures: readonly SubmittedPicture[];
  from: string;
  itemKey: string;
  backHref: string;
};

type State = { busy: boolean; attempt: number; fields: Record<string, string>; sentence: string };

/**
 * All fields of an event, judged by the server with the rules of the public form. Without a script it is a plain
 * form; with one, what is wrong is said beside its field.
 */
export function EditForm({
  itemId,
  version,
  lines,
  values,
  pictures,
  from,
  itemKey,
  backHref,
}: EditFormProps) {
  const [state, setState] = useState<State>({ busy: false, attempt: 0, fields: {}, sentence: '' });
  const form = useRef<HTMLFormElement>(null);
  const action = `/api/moderate/items/${itemId}/edit`;

  const send = async (submitting: FormEvent) => {
    submitting.preventDefault();
    if (!form.current || state.busy) return;
    setState((before) => ({ ...before, busy: true }));
    const answer = await postDeskForm(action, new FormData(form.current));
    if ('path' in answer) {
      window.location.assign(answer.path);
      return;
    }
    const { fields = {}, error } = answer;
    const isListed = Object.keys(fields).length > 0;
    setState(({ attempt }) => ({
      busy: false,
      attempt: attempt + 1,
      fields,
      sentence: isListed ? '' : error,
    }));
  };

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
      <ErrorSummary problems={problems} attempt={state.attempt} />
      <PlainFields lines={lines} values={values} errors={state.fields} />
      <PictureFields pictures={pictures} />
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
