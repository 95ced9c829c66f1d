'use client';

import { useRef } from 'react';
import { StepFormFrame } from '#components/forms/step-form-frame';
import { useArrival } from '#components/forms/use-arrival.ts';
import type { Outcome } from '#components/forms/use-form-machine.ts';
import { useStepForm } from '#components/forms/use-step-form.ts';
import { track } from '#lib/analytics/track.browser';
import { throwConfetti } from '#lib/device/confetti.browser';
import styles from './advertiser-form.module.css';
import { ApplicationContactStep } from './application-contact-step.tsx';
import { APPLICATION_FORM } from './application-kind.ts';
import { ApplicationReviewStep } from './application-review-step.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { BusinessStep } from './business-step.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { GoalsStep } from './goals-step.tsx';

type AdvertiserFormProps = {
  /** Level of the headings of the steps. */
  level?: 2 | 3;
  /** Called when an application is sent, has arrived or failed; by default it is counted. */
  onReport?: (what: Outcome) => void;
};

const CONFETTI_PARTICLES = 100;
const FIELDS = [BusinessStep, ApplicationContactStep, GoalsStep];
const count = (what: Outcome) => track({ name: `advertiser_signup_${what}` });

/** The application of a founding advertiser: three steps of questions and a review. What is typed is never lost. */
export function AdvertiserForm({ level = 2, onReport = count }: AdvertiserFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const machine = useStepForm({
    kind: APPLICATION_FORM,
    onOutcome: (what) => {
      onReport(what);
      if (what === 'completed' && root.current) void throwConfetti(CONFETTI_PARTICLES, root.current);
    },
  });
  const { phase, form, step, sending, errorOf } = machine;
  const heading = useArrival(phase === 'offered' ? 'elsewhere' : `step ${step}`, false, machine.focusNext);

  if (phase === 'offered') {
    const { found } = machine;
    return (
      <div ref={root} className={styles.form}>
        <DraftOffer
          name={String(found.values.businessName ?? '').trim()}
          onContinue={() => machine.restore(found)}
          onStartAgain={machine.startAnew}
        />
      </div>
    );
  }

  const Fields = FIELDS[step];
  const isHeld = sending.status === 'submitting' || sending.status === 'success';
  return (
    <div ref={root}>
      <StepFormFrame
        machine={machine}
        level={level}
        heading={heading}
        label="Founding advertiser application"
        classes={{ form: styles.form, heading: styles.title }}
        sentTitle="Application sent"
        note={<ApplicationStatus sending={sending} onStop={machine.stop} />}
        canGoBack={!isHeld}
        submitWords="Submit Application"
        busyWords="Sending…"
      >
        {Fields ? (
          <Fields register={form.register} errorOf={errorOf} />
        ) : (
          <ApplicationReviewStep values={form.getValues()} onChange={isHeld ? undefined : machine.change} />
        )}
      </StepFormFrame>
      <noscript>
        <p>This form needs JavaScript to check and send your answers. What we ask is listed on this page.</p>
      </noscript>
    </div>
  );
}
