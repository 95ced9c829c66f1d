'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldId } from '#components/ui/form/field-id.ts';
import { textsOfForm } from '#lib/forms/form-texts.browser';
import { picturesFromValues } from '#lib/submissions/edited-event';
import { eventPicturesOfForm, formPicturesOfEvent } from '#lib/submissions/event-form-pictures';
import type { EventPictures } from '#lib/submissions/event-pictures';
import { UNSENT } from '#lib/submissions/fields/event-form-values';
import { listOfPictures, PICTURES_FIELD, withListedPictures } from '#lib/submissions/listed-pictures';
import type { FormPictures } from '#lib/uploads/picture-items';
import type { PicturesFieldProps } from './pictures-field.tsx';

type Sentences = { cover?: string | undefined; additional?: string | undefined };

type ChangePicturesProps = {
  held: EventPictures;
  errors: Sentences;
  /** What changes the pictures without a script, as far as that goes. */
  children: ReactNode;
};

const FIELDS = { cover: 'coverImageUrl', additional: 'additionalImageUrls' } as const;

/** The pictures as the plain fields of a form leave them. */
const picturesInForm = (form: HTMLFormElement, held: EventPictures) => {
  const values = textsOfForm(form);
  const listed = withListedPictures(held, values[PICTURES_FIELD]);
  return formPicturesOfEvent(picturesFromValues(values, listed));
};

/** Adds, replaces and removes pictures of what was handed in; the plain form around it sends the list of them. */
export function ChangePictures({ held, errors, children }: ChangePicturesProps) {
  const [pictures, setPictures] = useState<FormPictures>();
  const [Field, setField] = useState<ComponentType<PicturesFieldProps>>();
  const [unsent, setUnsent] = useState({ cover: 0, additional: 0 });
  /** What was said of them is over once they are other ones; what holds the form is said when it does. */
  const [said, setSaid] = useState(errors);
  const list = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was changed before the script came counts
  useEffect(() => {
    let left = false;
    const start = async () => {
      const { PicturesField } = await import('../event-form.tsx');
      if (left || !list.current?.form) return;
      setPictures(picturesInForm(list.current.form, held));
      setField(() => PicturesField);
    };
    // Where it does not arrive, the plain fields stay.
    start().catch(() => {});
    return () => {
      left = true;
    };
  }, []);

  // The form around keeps what is filled in, and hears of it as of anything typed.
  useEffect(() => {
    if (pictures) list.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [pictures]);

  useEffect(() => {
    const form = list.current?.form;
    if (!form || unsent.cover + unsent.additional === 0) return;
    const hold = (submit: SubmitEvent) => {
      submit.preventDefault();
      const role = unsent.cover > 0 ? 'cover' : 'additional';
      setSaid({ [role]: UNSENT[role] });
      const picker = document.getElementById(fieldId(FIELDS[role]));
      // The sentence stands at the top of the group, the picker below all of its pictures.
      picker?.closest('fieldset')?.scrollIntoView({ block: 'start' });
      picker?.focus({ preventScroll: true });
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [unsent]);

  return (
    <>
      <input
        ref={list}
        type="hidden"
        name={PICTURES_FIELD}
        value={listOfPictures(eventPicturesOfForm(pictures ?? formPicturesOfEvent(held)))}
      />
      {pictures && Field ? (
        <Field
          {...pictures}
          onChange={(changed) => {
            setPictures(changed);
            setSaid({});
          }}
          onUnsent={setUnsent}
          errors={said}
        />
      ) : (
        children
      )}
    </>
  );
}
