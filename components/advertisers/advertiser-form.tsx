'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormProgress } from '#components/ui/form/form-progress';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import { throwConfetti } from '#lib/device/confetti.browser';
import type { Draft } from '#lib/forms/draft';
import {
  ADVERTISER_STEPS,
  type AdvertiserApplication,
  type AdvertiserApplicationInput,
  advertiserApplicationSchema,
} from '#lib/submissions/fields/advertiser-application';
import { APPLICATION_FIELDS, type ApplicationField } from '#lib/submissions/fields/application-words';
import { stepEntries } from '../ui/form/use-step-history.ts';
import styles from './advertiser-form.module.css';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { EMPTY_APPLICATION, firstStepOf, valuesOf } from './application-values.ts';
import { BusinessStep } from './business-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { GoalsStep } from './goals-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { REVIEW, useApplicationSteps } from './use-application-steps.ts';
import { useDraft } from './use-draft.ts';
import { type Report, useSending } from './use-sending.ts';

type AdvertiserFormProps = {
  /** Level of the headings of the steps. */
  level?: 2 | 3;
  /** Hears of an application that is sent, arrived or failed; by default the counting of visits does. */
  onReport?: (what: Report) => void;
};

const CONFETTI_PARTICLES = 100;
/** Milliseconds: the second press of a double click on Next does not send what nobody has reviewed. */
const DOUBLE_PRESS_MS = 500;
const STEP_PIECES = [BusinessStep, ContactStep, GoalsStep];
/** The application of a founding advertiser: three steps of questions and a review. What is typed is never lost. */
export function AdvertiserForm({ level = 2, onReport }: AdvertiserFormProps) {
  const { register, trigger, getValues, reset, setError, clearErrors, handleSubmit, formState } = useForm<
    AdvertiserApplicationInput,
    unknown,
    AdvertiserApplication
  >({
    resolver: zodResolver(advertiserApplicationSchema),
    defaultValues: EMPTY_APPLICATION,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const [decided, setDecided] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  /** Known before the success is drawn: leaving the history tells of itself sooner. */
  const arrived = useRef(false);
  const lastNext = useRef(Number.NEGATIVE_INFINITY);
  const { found, keeper, renew } = useDraft(getValues);

  const unsent = found?.waiting ? found.body : undefined;
  const isOffered = Boolean(found && !decided && !unsent);

  const steps = useApplicationSteps({
    keeper,
    isFilling: found === null || decided,
    followsHistory: () => {
      if (status.kind === 'submitting' && !arrived.current) stop();
      return !arrived.current;
    },
  });
  const { step } = steps;

  /** Shows the first step that holds one of these fields, with its list of problems. */
  function openWrong(names: readonly string[]) {
    steps.openWrong(firstStepOf(names) ?? step);
    setAttempt((count) => count + 1);
  }

  const { status, send, resume, stop, clear } = useSending({
    keeper,
    onReport,
    onSuccess: () => {
      arrived.current = true;
      if (root.current) void throwConfetti(CONFETTI_PARTICLES, root.current);
      // What was sent is not behind Back any more.
      if (stepEntries() > 0) window.history.go(-stepEntries());
    },
    onRefused: (fields) => {
      for (const name of APPLICATION_FIELDS) if (fields[name]) setError(name, { message: fields[name] });
      const listed = firstStepOf(Object.keys(fields)) !== undefined;
      if (listed) openWrong(Object.keys(fields));
      return listed;
    },
  });

  function restore(draft: Draft, at: number) {
    reset(valuesOf(draft));
    steps.begin(Math.min(at, REVIEW));
    setDecided(true);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a sending that was under way is taken up once
  useEffect(() => {
    if (!found || !unsent) return;
    restore(found, REVIEW);
    void resume(unsent);
  }, [found]);

  async function next(event: FormEvent) {
    lastNext.current = event.timeStamp;
    const names = ADVERTISER_STEPS[step]?.fields ?? [];
    if (!(await trigger(names))) return setAttempt((count) => count + 1);
    clear();
    setAttempt(0);
    steps.goOn();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (step < REVIEW) return void next(event);
    if (event.timeStamp - lastNext.current < DOUBLE_PRESS_MS) return;
    if (status.kind === 'submitting' || status.kind === 'success' || honeypot.current?.value) return;
    void handleSubmit(send, (errors) => openWrong(Object.keys(errors)))(event);
  }

  const Heading = level === 2 ? 'h2' : 'h3';
  const Piece = STEP_PIECES[step];
  const errorOf = (name: ApplicationField) => formState.errors[name]?.message;
  const problems = (ADVERTISER_STEPS[step]?.fields ?? [])
    .map((name) => ({ name, message: errorOf(name) ?? '' }))
    .filter(({ message }) => message !== '');
  const sent = status.kind === 'submitting' || status.kind === 'success';

  const statusNote = <ApplicationStatus status={status} onStop={stop} />;

  if (found && isOffered)
    return (
      <div ref={root} className={styles.form}>
        <DraftOffer
          name={String(found.values.businessName ?? '').trim()}
          onContinue={() => restore(found, found.step)}
          onStartAgain={async () => {
            await renew();
            reset(EMPTY_APPLICATION);
            steps.begin(0);
            setDecided(true);
          }}
        />
      </div>
    );

  return (
    <div ref={root}>
      <form
        className={styles.form}
        noValidate
        // A press before the page is alive does nothing, least of all write the answers into the address.
        method="dialog"
        aria-label="Founding advertiser application"
        onSubmit={submit}
        onChange={({ target }) => {
          clearErrors(target.name as ApplicationField);
          keeper.current?.change({ values: getValues() });
        }}
      >
        {status.kind !== 'success' && <FormProgress step={step + 1} steps={ADVERTISER_STEPS.length} />}
        <Heading ref={steps.heading} tabIndex={-1} className={styles.title}>
          {status.kind === 'success' ? 'Application sent' : ADVERTISER_STEPS[step]?.title}
        </Heading>
        <ErrorSummary problems={problems} attempt={attempt} />
        {status.kind === 'success' && statusNote}
        {Piece ? (
          <Piece register={register} errorOf={errorOf} />
        ) : (
          <ReviewStep
            values={getValues()}
            onChange={sent ? undefined : (at, name) => steps.open(at, name, true)}
          />
        )}
        <HoneypotField ref={honeypot} />
        {status.kind !== 'success' && statusNote}
        <ApplicationActions
          step={step}
          toReview={steps.toReview}
          kind={status.kind}
          onPrevious={steps.goBack}
        />
      </form>
      <noscript>
        <p>This form needs JavaScript to check and send your answers. What we ask is listed on this page.</p>
      </noscript>
    </div>
  );
}
