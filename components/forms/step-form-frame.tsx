'use client';

import { Fragment, type ReactNode, type RefObject } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Button } from '#components/ui/button';
import { BusyButton } from '#components/ui/form/busy-button';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormActions } from '#components/ui/form/form-actions';
import { FormProgress } from '#components/ui/form/form-progress';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { StepForm } from './use-step-form.ts';

type StepFormFrameProps<Values extends FieldValues> = {
  machine: StepForm<Values>;
  /** Level of the heading of a step. */
  level: 2 | 3;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Id of the heading, where it names the form. */
  headingId?: string;
  /** Name of the form, where its heading does not. */
  label?: string;
  classes: { form?: string; step?: string; heading?: string };
  /** The title in place of the step's, once the form was sent and stays. */
  sentTitle?: string;
  /** How the sending goes. */
  note: ReactNode;
  canGoBack?: boolean;
  submitWords: string;
  busyWords: string;
  children: ReactNode;
};

/** A form in steps: its progress, the fields of the open step with what is wrong in them, and its buttons. */
export function StepFormFrame<Values extends FieldValues>(props: StepFormFrameProps<Values>) {
  const { machine, level, heading, headingId, label, classes, note, canGoBack = true, children } = props;
  const { form, step, steps, isReview } = machine;
  const { status } = machine.sending;
  // A press that nothing hears would be lost; a button that waits says so.
  const isAlive = useHydrated();
  const isSent = status === 'success';
  const Heading = `h${level}` as const;
  const content = (
    <Fragment key={step}>
      <Heading id={headingId} ref={heading} tabIndex={-1} className={classes.heading}>
        {isSent ? props.sentTitle : steps[step]?.title}
      </Heading>
      <ErrorSummary problems={machine.problems} attempt={machine.attempt} />
      {isSent && note}
      {children}
    </Fragment>
  );
  return (
    <form
      className={classes.form}
      noValidate
      // A press before the page is alive does nothing, least of all write the answers into the address.
      method="dialog"
      aria-label={label}
      aria-labelledby={headingId}
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
      <FormActions>
        {!isSent && (
          <Button disabled={step === 0 || !canGoBack} onClick={machine.goBack}>
            Previous
          </Button>
        )}
        {isReview ? (
          <BusyButton busy={status === 'submitting'} busyWords={props.busyWords} disabled={isSent}>
            {props.submitWords}
          </BusyButton>
        ) : (
          <Button type="submit" look="primary" disabled={!isAlive}>
            {machine.toReview ? 'Next: back to review' : 'Next'}
          </Button>
        )}
      </FormActions>
    </form>
  );
}
