import { notFound, redirect } from 'next/navigation';
import { EventCorrection } from '#components/pages/status/event-correction';
import { ApplicationCorrectionForm } from '#components/status/application-correction-form';
import { FormProblems } from '#components/status/form-problems';
import { Container } from '#components/ui/layout/container';
import { NOUNS } from '#lib/submissions/items/record/nouns';
import { applicationCorrection } from '#lib/submissions/private-page/application-correction';
import { loadEventCorrection } from '#lib/submissions/private-page/load-event-correction.server';
import { readFormRequest } from '#lib/submissions/private-page/read-form-request.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Correct it');

/** The form in which a submitter corrects a pending item. */
export default async function CorrectPage(props: PageProps<'/status/[token]/correct'>) {
  const { token, item, draft, isChanged, asked } = (await readFormRequest(props, 'correct')) ?? notFound();
  const { event, application, version } = item;
  if (!item.actions.includes('correct') || !(event || application))
    redirect(`/status/${token}?problem=too-late`);
  if (item.question && !draft) redirect(`/status/${token}/answer`);
  const seen = { token, version };
  const ofEvent = event && (await loadEventCorrection(event, item.id, draft));
  const ofApplication = application && applicationCorrection(application, draft);
  const errors = (ofEvent ?? ofApplication)?.errors ?? {};
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>Correct your {NOUNS[item.kind]}</h1>
        <FormProblems errors={errors} isChanged={isChanged} asked={asked} />
      </div>
      {ofEvent && <EventCorrection {...seen} {...ofEvent} />}
      {ofApplication && <ApplicationCorrectionForm {...seen} {...ofApplication} />}
    </Container>
  );
}
