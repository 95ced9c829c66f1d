'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { reloadPage, usePageRestored } from '#components/forms/use-page-restored.ts';
import { buttonClass } from '#components/ui/button';
import { BusyButton } from '#components/ui/form/busy-button';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormActions } from '#components/ui/form/form-actions';
import { FormNote } from '#components/ui/form/form-note';
import type { FieldErrors } from '#lib/text/field-errors';
import { HiddenFields } from './hidden-fields.tsx';
import { postModeratorForm } from './post-moderator-form.ts';

type Problems = { fields: FieldErrors; sentence: string };

type ModeratorFormProps = {
  /** A path below /api/moderate. */
  action: string;
  hidden: Record<string, string | undefined>;
  /** Why it was not taken when it was sent without JavaScript: of each field, and of the whole in a sentence. */
  problems?: Problems | undefined;
  className: string | undefined;
  /** The level of the heading above the list of problems. */
  level?: 2 | 3;
  /** What follows the sentence about the whole form. */
  afterSentence?: ReactNode;
  /** A note that is shown above the list of problems. */
  note?: ReactNode;
  /** The fields, each with the message for what is wrong in it. */
  children: (errors: FieldErrors) => ReactNode;
  backHref: string;
  /** 'Back' */
  back: ReactNode;
  /** 'Save' */
  submit: string;
};

const NO_PROBLEMS: Problems = { fields: {}, sentence: '' };

/**
 * A form of the moderators with many fields, which the server validates. Without JavaScript it is a plain form; with it,
 * problems are shown beside their fields.
 */
export function ModeratorForm(props: ModeratorFormProps) {
  const { action, hidden, problems = NO_PROBLEMS, className, level = 3, children } = props;
  const [state, setState] = useState({ busy: false, attempt: 0, ...problems });
  const form = useRef<HTMLFormElement>(null);
  const { busy, attempt, fields, sentence } = state;

  usePageRestored(() => {
    if (!busy) return;
    setState((before) => ({ ...before, busy: false }));
    reloadPage();
  });

  const send = async (submitting: FormEvent) => {
    submitting.preventDefault();
    if (!form.current || busy) return;
    setState((before) => ({ ...before, busy: true }));
    const outcome = await postModeratorForm(action, new FormData(form.current));
    if ('path' in outcome) return window.location.assign(outcome.path);
    const { fields: wrong = {}, error } = outcome;
    const isListed = Object.keys(wrong).length > 0;
    setState((before) => ({
      busy: false,
      attempt: before.attempt + 1,
      fields: wrong,
      sentence: isListed ? '' : error,
    }));
  };

  return (
    <form ref={form} method="post" action={action} onSubmit={send} className={className} noValidate>
      <HiddenFields values={hidden} />
      {sentence && (
        <FormNote look="error">
          <p>
            {sentence}
            {props.afterSentence}
          </p>
        </FormNote>
      )}
      {props.note}
      <ErrorSummary
        problems={Object.entries(fields).map(([name, message]) => ({ name, message }))}
        attempt={attempt}
        level={level}
      />
      {children(fields)}
      <FormActions>
        <a className={buttonClass()} href={props.backHref}>
          {props.back}
        </a>
        <BusyButton busy={busy} busyWords="Saving…">
          {props.submit}
        </BusyButton>
      </FormActions>
    </form>
  );
}
