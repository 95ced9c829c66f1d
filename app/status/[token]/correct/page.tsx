import { notFound, redirect } from 'next/navigation';
import { ApplicationCorrectionForm } from '#components/status/application-correction-form';
import { CorrectionPictures } from '#components/status/correction-pictures';
import { EventCorrectionForm } from '#components/status/event-correction-form';
import { FormProblems } from '#components/status/form-problems';
import { ChangePictures } from '#components/submissions/change-pictures';
import { Container } from '#components/ui/layout/container';
import { askedInSearch } from '#lib/submissions/fields/when/asked-again';
import { imagesFromValues } from '#lib/submissions/items/images/images-from-values';
import { loadFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { NOUNS } from '#lib/submissions/items/record/nouns';
import { applicationCorrection } from '#lib/submissions/private-page/application-correction';
import { loadEventCorrection } from '#lib/submissions/private-page/load-event-correction.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Correct it');

/** The form in which a submitter corrects a pending item. */
export default async function CorrectPage({ params, searchParams }: PageProps<'/status/[token]/correct'>) {
  const { token } = await params;
  const search = await searchParams;
  const { again, changed } = search;
  const asked = askedInSearch(search);
  const item = (await loadStatusItem(token)) ?? notFound();
  const { event, application, version } = item;
  if (!item.actions.includes('correct') || !(event || application))
    redirect(`/status/${token}?problem=too-late`);
  const draft = again || changed ? await loadFormDraft(item.id, 'correct', Date.now()) : undefined;
  if (item.question && !draft) redirect(`/status/${token}/answer`);
  const seen = { token, version };
  const ofEvent = event && (await loadEventCorrection(event, item.id, draft));
  const ofApplication = application && applicationCorrection(application, draft);
  const errors = (ofEvent ?? ofApplication)?.errors ?? {};
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>Correct your {NOUNS[item.kind]}</h1>
        <FormProblems errors={errors} isChanged={changed !== undefined} asked={asked} />
      </div>
      {ofEvent && (
        <EventCorrectionForm
          {...seen}
          {...ofEvent}
          pictures={
            <ChangePictures
              held={imagesFromValues({}, ofEvent.event)}
              errors={{ cover: errors.coverImageUrl, additional: errors.additionalImageUrls }}
            >
              <CorrectionPictures {...ofEvent} />
            </ChangePictures>
          }
        />
      )}
      {ofApplication && <ApplicationCorrectionForm {...seen} {...ofApplication} />}
    </Container>
  );
}
