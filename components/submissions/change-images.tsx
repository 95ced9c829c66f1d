'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldId } from '#components/ui/form/field-id.ts';
import { textsOfForm } from '#lib/forms/form-texts.browser';
import { FAILED, UNSENT } from '#lib/submissions/fields/event-form-values';
import { eventImagesOfForm, formImagesOfEvent } from '#lib/submissions/items/images/event-form-images';
import type { EventImages } from '#lib/submissions/items/images/event-images';
import { imagesFromValues } from '#lib/submissions/items/images/images-from-values';
import { IMAGES_FIELD, listOfImages, withListedImages } from '#lib/submissions/items/images/listed-images';
import type { FormImages } from '#lib/uploads/image-list/image-item';
import type { ImagesFieldProps } from './images/images-field.tsx';
import type { Unsent } from './images/use-unsent.ts';

type ImageErrors = { cover?: string | undefined; additional?: string | undefined };

type ChangeImagesProps = {
  held: EventImages;
  errors: ImageErrors;
  /** The plain fields for the images, which work without JavaScript. */
  children: ReactNode;
};

const FIELDS = { cover: 'coverImageUrl', additional: 'additionalImageUrls' } as const;

/** The images with the changes made in the plain fields of a form. */
const imagesInForm = (form: HTMLFormElement, held: EventImages) => {
  const values = textsOfForm(form);
  const listed = withListedImages(held, values[IMAGES_FIELD]);
  return formImagesOfEvent(imagesFromValues(values, listed));
};

/** Adds, replaces and removes images of a submission; the plain form around it sends the list of them. */
export function ChangeImages({ held, errors, children }: ChangeImagesProps) {
  const [images, setImages] = useState<FormImages>();
  const [Field, setField] = useState<ComponentType<ImagesFieldProps>>();
  const [unsent, setUnsent] = useState<Unsent>({
    cover: 0,
    additional: 0,
    failedCover: 0,
    failedAdditional: 0,
  });
  /** The errors shown; they are removed when the images change, and set when unsent images prevent a submit. */
  const [shown, setShown] = useState(errors);
  const list = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; changes made before hydration are taken over
  useEffect(() => {
    let isUnmounted = false;
    const start = async () => {
      const { ImagesField } = await import('./event-form.tsx');
      if (isUnmounted || !list.current?.form) return;
      setImages(imagesInForm(list.current.form, held));
      setField(() => ImagesField);
    };
    // Where the chunk cannot be loaded, the plain fields stay.
    start().catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, []);

  // The form around stores its values at each input event.
  useEffect(() => {
    if (images) list.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [images]);

  useEffect(() => {
    const form = list.current?.form;
    if (!form || unsent.cover + unsent.additional === 0) return;
    const refuse = (submit: SubmitEvent) => {
      submit.preventDefault();
      const role = unsent.cover > 0 ? 'cover' : 'additional';
      const failed = role === 'cover' ? unsent.failedCover : unsent.failedAdditional;
      setShown({ [role]: (failed > 0 ? FAILED : UNSENT)[role] });
      const picker = document.getElementById(fieldId(FIELDS[role]));
      // The message is at the top of the group, the picker below all of its images.
      picker?.closest('fieldset')?.scrollIntoView({ block: 'start' });
      picker?.focus({ preventScroll: true });
    };
    form.addEventListener('submit', refuse);
    return () => form.removeEventListener('submit', refuse);
  }, [unsent]);

  return (
    <>
      <input
        ref={list}
        type="hidden"
        name={IMAGES_FIELD}
        value={listOfImages(eventImagesOfForm(images ?? formImagesOfEvent(held)))}
      />
      {images && Field ? (
        <Field
          {...images}
          onChange={(changed) => {
            setImages(changed);
            setShown({});
          }}
          onUnsent={setUnsent}
          errors={shown}
        />
      ) : (
        children
      )}
    </>
  );
}
