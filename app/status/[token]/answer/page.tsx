import { notFound, redirect } from 'next/navigation';
import { EventCorrection } from '#components/pages/status/event-correction';
import { AnswerField } from '#components/status/answer-field';
import { FormProblems } from '#components/status/form-problems';
import { Container } from '#components/ui/layout/container';
import { ANSWER_FIELD, answerError } from '#lib/submissions/private-page/answer-field';
import { loadEventCorrection } from '#lib/submissions/private-page/load-event-correction.server';
import { readFormRequest } from '#lib/submissions/private-page/read-form-request.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import type { FieldErrors } from '#lib/text/field-errors';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Answer our question');

/** The form in which an organiser answers a moderator's question, and may change the event with it. */
export default async function AnswerPage(props: PageProps<'/status/[token]/answer'>) {
  const { token, item, draft, isChanged, asked } = (await readFormRequest(props, 'answer')) ?? notFound();
  const { event, question, version } = item;
  if (question === undefined || !event) redirect(`/status/${token}?problem=no-question`);
  const correction = await loadEventCorrection(event, item.id, draft);
  const problem = draft && asked.length === 0 && answerError(draft[ANSWER_FIELD]);
  const errors: FieldErrors = { ...(problem && { [ANSWER_FIELD]: problem }), ...correction.errors };
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>We have a question</h1>
        <FormProblems errors={errors} isChanged={isChanged} asked={asked} />
      </div>
      <EventCorrection
        token={token}
        version={version}
        {...correction}
        errors={errors}
        isOpen={asked.length > 0}
        answer={
          <AnswerField question={question} value={draft?.[ANSWER_FIELD]} error={errors[ANSWER_FIELD]} />
        }
      />
    </Container>
  );
}
