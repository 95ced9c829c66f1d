'use client';

import { type FormEvent, useRef, useState } from 'react';
import { buttonClass } from '#components/ui/button';
import { BusyButton } from '#components/ui/form/busy-button';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FieldRow } from '#components/ui/form/field-row';
import { FormActions } from '#components/ui/form/form-actions';
import { FormNote } from '#components/ui/form/form-note';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import type { FormValues } from '#lib/forms/form-values';
import { postModeratorForm } from '../post-moderator-form.ts';
import { SlideImageField } from './slide-image-field.tsx';

type SlideFormProps = {
  /** A path below /api/moderate. */
  action: string;
  /** Values of hidden fields. */
  hidden: Record<string, string>;
  values: FormValues;
  /** What was wrong with them, when the form was sent without JavaScript. */
  problems?: Record<string, string> | undefined;
  /** Longest texts, in characters. */
  limits: { title: number; description: number; alt: number };
  /** The address that can get the link to the results when the slide is booked. */
  mailTo?: string | undefined;
  /** Days after its end for which the address of a slide without an application is stored; otherwise none is asked for. */
  emailDays?: number | undefined;
  /** 'Book it' */
  submit: string;
  backHref: string;
};

type State = { busy: boolean; attempt: number; fields: Record<string, string>; sentence: string };

/**
 * The form with which a slide is booked or changed. Without JavaScript it is a plain form; with it, problems are shown
 * beside their fields.
 */
export function SlideForm(props: SlideFormProps) {
  const { action, hidden, values, problems = {}, limits, mailTo, emailDays, submit, backHref } = props;
  const [state, setState] = useState<State>({ busy: false, attempt: 0, fields: problems, sentence: '' });
  const form = useRef<HTMLFormElement>(null);
  const { fields } = state;

  const send = async (submitting: FormEvent) => {
    submitting.preventDefault();
    if (!form.current || state.busy) return;
    setState((before) => ({ ...before, busy: true }));
    const outcome = await postModeratorForm(action, new FormData(form.current));
    if ('path' in outcome) return window.location.assign(outcome.path);
    const wrong = outcome.fields ?? {};
    setState(({ attempt }) => ({
      busy: false,
      attempt: attempt + 1,
      fields: wrong,
      sentence: Object.keys(wrong).length > 0 ? '' : outcome.error,
    }));
  };

  return (
    <form ref={form} method="post" action={action} onSubmit={send} className="slide-form" noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.sentence && (
        <FormNote look="error">
          <p>{state.sentence}</p>
        </FormNote>
      )}
      <ErrorSummary
        problems={Object.entries(fields).map(([name, message]) => ({ name, message }))}
        attempt={state.attempt}
        level={2}
      />
      <FieldRow>
        <TextField
          name="firstDay"
          type="date"
          label="First day"
          defaultValue={values.firstDay}
          error={fields.firstDay}
        />
        <TextField
          name="lastDay"
          type="date"
          label="Last day"
          help="Shown until midnight in Belize, then gone by itself."
          defaultValue={values.lastDay}
          error={fields.lastDay}
        />
      </FieldRow>
      <TextField
        name="title"
        label="Title"
        defaultValue={values.title}
        maxLength={limits.title}
        autoComplete="off"
        error={fields.title}
      />
      <TextArea
        name="description"
        label="Description"
        help="One sentence below the title."
        rows={2}
        defaultValue={values.description}
        maxLength={limits.description}
        error={fields.description}
      />
      <TextField
        name="url"
        type="url"
        label="Link"
        help="Their website or page, or WhatsApp, like https://wa.me/5016000000."
        defaultValue={values.url}
        autoComplete="off"
        error={fields.url}
      />
      <SlideImageField image={values.image ?? ''} error={fields.image} />
      <TextField
        name="alt"
        label="What the picture shows"
        help="For people who do not see it."
        defaultValue={values.alt}
        maxLength={limits.alt}
        autoComplete="off"
        error={fields.alt}
      />
      <CheckboxField
        name="paid"
        value="yes"
        label="It is paid for"
        help="Then it says “Sponsored”, otherwise “Free place”."
        defaultChecked={values.paid === 'yes'}
      />
      {emailDays !== undefined && (
        <TextField
          name="email"
          type="email"
          label="Advertiser’s email (optional)"
          help={`Gets the link to the results when the slide is booked. Only moderators see it; it is deleted ${emailDays} days after the end.`}
          defaultValue={values.email}
          autoComplete="off"
          error={fields.email}
        />
      )}
      {mailTo && (
        <CheckboxField
          name="mail"
          value="yes"
          label={`Mail the link to its results to ${mailTo}`}
          defaultChecked={values.mail === 'yes'}
          error={fields.mail}
        />
      )}
      <FormActions>
        <a className={buttonClass()} href={backHref}>
          Back
        </a>
        <BusyButton busy={state.busy} busyWords="Saving…">
          {submit}
        </BusyButton>
      </FormActions>
    </form>
  );
}
