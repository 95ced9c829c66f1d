'use client';

import { type ReactNode, useRef } from 'react';
import { ContactWays } from '#components/forms/contact-ways';
import { LateNote } from '#components/forms/late-note';
import { LostDraft } from '#components/forms/lost-draft';
import { StepForm } from '#components/forms/step-form';
import type { Outcome } from '#components/forms/use-form-machine.ts';
import { useStepForm } from '#components/forms/use-step-form.ts';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { track } from '#lib/analytics/track.browser';
import { throwConfetti } from '#lib/device/confetti.browser';
import type { OperatorContact } from '#lib/site/operator-contact';
import type { SponsorSlide } from '#lib/site/sponsors';
import type { ShownPrice } from '#lib/submissions/slides/price-words';
import styles from './advertiser-form.module.css';
import { APPLICATION_FORM } from './application-kind.ts';
import { ApplicationReviewStep } from './application-review-step.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { APPLICATION_STEP_NAMES, ApplicationStep } from './application-step.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { PosterPreview } from './poster-preview.tsx';

type AdvertiserFormProps = {
  /** Level of the headings of the steps. */
  level?: 2 | 3;
  /** What posters cost; none: the price is agreed in the answer. */
  prices?: readonly ShownPrice[];
  /** Draws the poster that follows what is typed; without it there is none. */
  renderPoster?: (slide: SponsorSlide) => ReactNode;
  /** Who else takes an application, where the server renders the form and its script may not come. */
  contact?: OperatorContact;
  /** Called at each outcome of a submission; by default it is tracked. */
  onReport?: (what: Outcome) => void;
};

const CONFETTI_PARTICLES = 100;
const count = (what: Outcome) => track({ name: `advertiser_signup_${what}` });

/** The application of a founding advertiser: three steps of questions and a review. */
export function AdvertiserForm(props: AdvertiserFormProps) {
  const { level = 2, prices = [], renderPoster, contact = {}, onReport = count } = props;
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const machine = useStepForm({
    kind: APPLICATION_FORM,
    onOutcome: (what) => {
      onReport(what);
      if (what === 'completed' && root.current) void throwConfetti(CONFETTI_PARTICLES, root.current);
    },
  });
  const { phase, form, step, sending } = machine;
  const offer =
    (phase === 'offered' && (
      <DraftOffer
        drafts={machine.offered}
        news={machine.news}
        onContinue={machine.resume}
        onTakeOver={machine.takeOver}
        onDelete={machine.remove}
        onStart={machine.startAnew}
      />
    )) ||
    (phase === 'lost' && (
      <LostDraft
        news={machine.news}
        what="application"
        level={level}
        onTakeOver={() => machine.takeOver({ id: machine.draftId })}
        onStart={machine.startAnew}
      />
    ));
  const isLocked = sending.status === 'submitting' || sending.status === 'success';
  const name = APPLICATION_STEP_NAMES[step];
  return (
    <div ref={root} className={offer ? styles.form : styles.place}>
      <div className={renderPoster && !offer && sending.status !== 'success' ? styles.beside : undefined}>
        {renderPoster && !offer && sending.status !== 'success' && (
          <PosterPreview control={form.control} renderPoster={renderPoster} />
        )}
        <StepForm
          machine={machine}
          level={level}
          label="Founding advertiser application"
          classes={{ form: styles.form, heading: styles.title }}
          sentTitle="Application sent"
          note={<ApplicationStatus sending={sending} />}
          submitWords="Submit Application"
          busyWords="Sending…"
          instead={offer}
        >
          {name ? (
            <ApplicationStep name={name} prices={prices} />
          ) : (
            <ApplicationReviewStep
              values={form.getValues()}
              onChange={isLocked ? undefined : machine.change}
            />
          )}
        </StepForm>
      </div>
      {!isHydrated && <LateNote contact={contact} what="application" />}
      {!offer && (
        <noscript>
          <p>
            This form needs JavaScript to check and send your answers. What we ask is listed on this page
            {(contact.email || contact.whatsapp) && (
              <>
                : send us that <ContactWays contact={contact} />
              </>
            )}
            .
          </p>
        </noscript>
      )}
    </div>
  );
}
