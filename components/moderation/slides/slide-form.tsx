'use client';

import { CheckboxField } from '#components/ui/form/checkbox-field';
import { FieldRow } from '#components/ui/form/field-row';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import type { FormValues } from '#lib/forms/form-values';
import { ModeratorForm } from '../moderator-form.tsx';
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

/** The form with which a slide is booked or changed. */
export function SlideForm(props: SlideFormProps) {
  const { action, hidden, values, problems = {}, limits, mailTo, emailDays, submit, backHref } = props;
  return (
    <ModeratorForm
      action={action}
      hidden={hidden}
      problems={{ fields: problems, sentence: '' }}
      className="slide-form"
      level={2}
      backHref={backHref}
      back="Back"
      submit={submit}
    >
      {(errors) => (
        <>
          <FieldRow>
            <TextField
              name="firstDay"
              type="date"
              label="First day"
              defaultValue={values.firstDay}
              error={errors.firstDay}
            />
            <TextField
              name="lastDay"
              type="date"
              label="Last day"
              help="Shown until midnight in Belize, then it comes down by itself."
              defaultValue={values.lastDay}
              error={errors.lastDay}
            />
          </FieldRow>
          <TextField
            name="title"
            label="Title"
            defaultValue={values.title}
            maxLength={limits.title}
            autoComplete="off"
            error={errors.title}
          />
          <TextArea
            name="description"
            label="Description"
            help="One sentence below the title."
            rows={2}
            defaultValue={values.description}
            maxLength={limits.description}
            error={errors.description}
          />
          <TextField
            name="url"
            type="url"
            label="Link"
            help="Their website or page, or WhatsApp, like https://wa.me/5016000000."
            defaultValue={values.url}
            autoComplete="off"
            error={errors.url}
          />
          <SlideImageField image={values.image ?? ''} error={errors.image} />
          <TextField
            name="alt"
            label="What the picture shows"
            help="For people who do not see it."
            defaultValue={values.alt}
            maxLength={limits.alt}
            autoComplete="off"
            error={errors.alt}
          />
          <CheckboxField
            name="paid"
            value="yes"
            label="It is paid for"
            help="Then it says “Sponsored”, otherwise “Free spot”."
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
              error={errors.email}
            />
          )}
          {mailTo && (
            <CheckboxField
              name="mail"
              value="yes"
              label={`Email the link to its results to ${mailTo}`}
              defaultChecked={values.mail === 'yes'}
              error={errors.mail}
            />
          )}
        </>
      )}
    </ModeratorForm>
  );
}
