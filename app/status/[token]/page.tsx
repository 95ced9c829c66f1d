import { notFound } from 'next/navigation';
import { BookedSlides } from '#components/status/booked-slides';
import { HeldFields } from '#components/status/held-fields';
import { NextYear } from '#components/status/next-year';
import { ProposalNote } from '#components/status/proposal-note';
import { QuestionPanel } from '#components/status/question-panel';
import { StatusActions } from '#components/status/status-actions';
import { StatusHead } from '#components/status/status-head';
import { AnswersList } from '#components/ui/form/answers-list';
import { Container } from '#components/ui/layout/container';
import { serverEnv } from '#lib/server/env.server';
import { hasEnded } from '#lib/submissions/items/announcements/has-ended';
import { valuesForNextYear } from '#lib/submissions/private-page/again';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import { slidesOfApplication } from '#lib/submissions/slides/slides-of-application.server';
import { belizeDay } from '#lib/time/calendar-day';
import styles from '../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Where it stands');

/** A query parameter, if it is given exactly once. */
const parameterOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** The status of a submission and the actions that are still possible; public to anyone who has its private link. */
export default async function StatusPage({ params, searchParams }: PageProps<'/status/[token]'>) {
  const { token } = await params;
  const { done, problem } = await searchParams;
  const item = (await loadStatusItem(token)) ?? notFound();
  const today = belizeDay(Date.now());
  const slides = item.kind === 'advertiser' ? await slidesOfApplication(item.id, today) : [];
  const again =
    item.actions.includes('announce') && hasEnded(item.held, item.announcement, today)
      ? valuesForNextYear(item.held, item.announcement, today)
      : undefined;
  return (
    <Container className={`${styles.page} ${styles.overview}`}>
      <div className={styles.summary}>
        <StatusHead
          item={item}
          isOver={again !== undefined}
          done={parameterOf(done)}
          problem={parameterOf(problem)}
        />
        <QuestionPanel item={item} token={token} />
        <ProposalNote item={item} token={token} />
        {again && <NextYear values={again} />}
        <StatusActions item={item} token={token} isOver={again !== undefined} />
        {slides.length > 0 && <BookedSlides slides={slides} />}
        <p className={styles.note}>
          This page is private: keep its address, and share it only with people who may decide with you.
        </p>
      </div>
      <section className={styles.held} aria-labelledby="held">
        <h2 id="held">What you sent us</h2>
        <HeldFields item={item} retentionDays={serverEnv().RETENTION_DAYS} />
        {item.answered && item.answered.length > 0 && (
          <>
            <h3>Our questions and your answers</h3>
            {item.answered.map(({ id, question, answer }) => (
              <AnswersList key={id} answers={[{ label: question, value: answer }]} />
            ))}
          </>
        )}
      </section>
    </Container>
  );
}
