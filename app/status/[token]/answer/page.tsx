import { notFound, redirect } from 'next/navigation';
import { AnswerField } from '#components/status/answer-field';
import { CorrectionPictures } from '#components/status/correction-pictures';
import { EventCorrectionForm } from '#components/status/event-correction-form';
import { FormProblems } from '#components/status/form-problems';
import { ChangePictures } from '#components/submissions/change-pictures';
import { Container } from '#components/ui/layout/container';
import { askedInSearch } from '#lib/submissions/fields/when/asked-again';
import { imagesFromValues } from '#lib/submissions/items/images/images-from-values';
import { loadFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { ANSWER_FIELD, answerError } from '#lib/submissions/private-page/answer-field';
import { loadEventCorrection } from '#lib/submissions/private-page/load-event-correction.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import type { FieldErrors } from '#lib/text/field-errors';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Answer our question');

/** The form in which an organiser answers a moderator's question, and may change the event with it. */
export default async function AnswerPage({ params, searchParams }: PageProps<'/status/[token]/answer'>) {
  const { token } = await params;
  const search = await searchParams;
  const { again, changed } = search;
  const asked = askedInSearch(search);
  const item = (await loadStatusItem(token)) ?? notFound();
  const { event, question, version } = item;
  if (question === undefined || !event) redirect(`/status/${token}?problem=no-question`);
  const draft = again || changed ? await loadFormDraft(item.id, 'answer', Date.now()) : undefined;
  const correction = await loadEventCorrection(event, item.id, draft);
  const problem = draft && asked.length === 0 && answerError(draft[ANSWER_FIELD]);
  const errors: FieldErrors = { ...(problem && { [ANSWER_FIELD]: problem }), ...correction.errors };
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>We have a question</h1>
        <FormProblems errors={errors} isChanged={changed !== undefined} asked={asked} />
      </div>
      <EventCorrectionForm
        token={token}
        version={version}
        {...correction}
        errors={errors}
        isOpen={asked.length > 0}
        answer={
          <AnswerField question={question} value={draft?.[ANSWER_FIELD]} error={errors[ANSWER_FIELD]} />
        }
        pictures={
          <ChangePictures
            held={imagesFromValues({}, correction.event)}
            errors={{ cover: errors.coverImageUrl, additional: errors.additionalImageUrls }}
          >
            <CorrectionPictures {...correction} />
          </ChangePictures>
        }
      />
    </Container>
  );
}
