'use client';

import { Fragment, type ReactNode } from 'react';
import { type FieldValues, FormProvider, type Path } from 'react-hook-form';
import { Button } from '#components/ui/button';
import { BusyButton } from '#components/ui/form/busy-button';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormActions } from '#components/ui/form/form-actions';
import { FormProgress } from '#components/ui/form/form-progress';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { LostLink } from './lost-link.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import type { StepFormMachine } from './use-step-form.ts';

type StepFormProps<Values extends FieldValues> = {
  machine: StepFormMachine<Values>;
  /** Level of the heading of a step. */
  level: 2 | 3;
  /** Id of the heading, where it names the form. */
  headingId?: string;
  /** Name of the form, where its heading does not. */
  label?: string;
  classes: { form?: string; step?: string; heading?: string };
  /** Title instead of the step's, once the form was sent: then the note alone takes the form's place. */
  sentTitle?: string;
  /** Status of the submission. */
  note: ReactNode;
  submitWords: string;
  busyWords: string;
  /** Replaces the form: an offer, a question, a failure. */
  instead?: ReactNode;
  /** The open step. */
  children: ReactNode;
};

/** A form in steps: its progress, the open step with the errors in it, and its buttons. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { machine, level, headingId, label, classes, note, instead, children } = props;
  const { phase, form, step, steps, isReview } = machine;
  const { status } = machine.sending;
  // A press before hydration would be lost.
  const isHydrated = useHydrated();
  const isReplaced = Boolean(instead) && phase !== 'loading';
  const heading = useHeadingFocus(isReplaced ? 'replaced' : `step ${step}`, false, machine.focusNext);
  if (instead) return instead;

  const isSent = status === 'success';
  const isSending = status === 'submitting';
  const Heading = `h${level}` as const;
  const content = (
    <Fragment key={step}>
      <Heading id={headingId} ref={heading} tabIndex={-1} className={classes.heading}>
        {isSent ? props.sentTitle : steps[step]?.title}
      </Heading>
      <ErrorSummary problems={machine.problems} attempt={machine.attempt} openField={machine.changeField} />
      {isSent ? note : children}
    </Fragment>
  );
  return (
    <FormProvider {...form}>
      <form
        ref={machine.element}
        className={classes.form}
        noValidate
        // A press before hydration does nothing; above all it does not put the answers into the address.
        method="dialog"
        aria-label={label}
        aria-labelledby={headingId}
        data-sent={isSent || undefined}
        onSubmit={machine.onSubmit}
        onChange={({ target }) => {
          if (target instanceof Element && 'name' in target) form.clearErrors(target.name as Path<Values>);
        }}
      >
        {!isSent && <FormProgress step={step + 1} steps={steps.length} />}
        {classes.step ? (
          <div key={step} className={classes.step}>
            {content}
          </div>
        ) : (
          content
        )}
        <HoneypotField />
        {!isSent && note}
        {!isSent && (
          <FormActions>
            {/* One button, so that it keeps the focus when it changes. */}
            <Button disabled={step === 0} onClick={isSending ? machine.stop : machine.goBack}>
              {isSending ? 'Stop sending' : 'Previous'}
            </Button>
            {isReview ? (
              <BusyButton busy={isSending} busyWords={props.busyWords}>
                {props.submitWords}
              </BusyButton>
            ) : (
              <Button type="submit" look="primary" disabled={!isHydrated}>
                {machine.toReview ? 'Next: back to review' : 'Next'}
              </Button>
            )}
          </FormActions>
        )}
        {!isSent && (
          <p>
            <LostLink />
          </p>
        )}
      </form>
    </FormProvider>
  );
}
