import { redirect } from 'next/navigation';
import { ApplicationCorrectionForm } from '#components/status/application-correction-form';
import { EventCorrectionForm } from '#components/status/event-correction-form';
import { FormProblems } from '#components/status/form-problems';
import { Container } from '#components/ui/container';
import { advertiserApplicationSchema } from '#lib/advertisers/advertiser-application';
import { errorsOf } from '#lib/forms/form-values';
import { applicationFromValues, valuesOfApplication } from '#lib/status/application-correction';
import { loadFormDraft } from '#lib/status/form-drafts.server';
import { isWaiting } from '#lib/status/status-item';
import { NOUNS } from '#lib/status/status-words';
import { eventFromValues, valuesOfEvent } from '#lib/submissions/edited-event';
import { eventSubmissionSchema } from '#lib/submissions/event-submission';
import styles from '../../status.module.css';
import { findStatusItem, type StatusPageProps, statusMetadata } from '../../status-pages.ts';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Correct it');

/** All fields of what waits for an answer, to be corrected. */
export default async function CorrectPage({ params, searchParams }: StatusPageProps) {
  const { token } = await params;
  const { again, changed } = await searchParams;
  const item = await findStatusItem(token);
  const { event, application, version } = item;
  if (!isWaiting(item) || !(event || application)) redirect(`/status/${token}?problem=too-late`);
  const draft = again || changed ? await loadFormDraft(item.id, 'correct', Date.now()) : undefined;
  const seen = { token, version };
  const wrong = draft
    ? event
      ? errorsOf(eventSubmissionSchema, eventFromValues(draft, event))
      : application && errorsOf(advertiserApplicationSchema, applicationFromValues(draft, application))
    : undefined;
  const errors = wrong ?? {};
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>Correct your {NOUNS[item.kind]}</h1>
        <FormProblems errors={errors} isChanged={changed !== undefined} />
      </div>
      {event && (
        <EventCorrectionForm {...seen} event={event} values={draft ?? valuesOfEvent(event)} errors={errors} />
      )}
      {application && (
        <ApplicationCorrectionForm
          {...seen}
          values={draft ?? valuesOfApplication(application)}
          errors={errors}
        />
      )}
    </Container>
  );
}
