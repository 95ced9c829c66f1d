import { beforeAll, expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { questionsOf } from '#lib/submissions/items/questions/stored-questions.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { answerQuestion } from '#lib/submissions/private-page/answer-question.server';
import { reopenItem } from '#lib/submissions/private-page/reopen-item.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { deletePastRetention } from '#lib/submissions/upkeep/delete-past-retention.server';
import { keepQuestionDeadlines } from '#lib/submissions/upkeep/question-deadlines.server';
import { describeStores } from '../../../support/store/stores.ts';
import { askAbout, moderating, putAsked, QUESTION } from '../../../support/submissions/asked-event.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2027, 5, 1, 12);
const DAY = 86_400_000;
type Put = Awaited<ReturnType<typeof putAsked>>;
const iso = (instant: number) => new Date(instant).toISOString();
const answer = { answer: 'Yes.', event: someSubmission() };

beforeAll(() => {
  process.env.RETENTION_DAYS = '90';
});

const only = async (table: 'items' | 'audit' | 'outbox' | 'questions') =>
  (await store()).db.selectFrom(table).selectAll().execute();
const statuses = async () => (await only('items')).map(({ status }) => status);
const mails = async (kind: string) => (await only('outbox')).filter((row) => row.kind === kind);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? error.status : error),
  );

/** An event that was asked about, reminded of after three days and closed after 30. */
async function putClosed() {
  const put = await putAsked(NOW);
  await keepQuestionDeadlines(NOW + 3 * DAY);
  await keepQuestionDeadlines(NOW + 30 * DAY);
  return put;
}

describeStores('A question without an answer', () => {
  test('is reminded of once, after three days', async () => {
    const { id } = await putAsked(NOW);
    await keepQuestionDeadlines(NOW + 3 * DAY - 1);
    expect(await mails('question-reminder')).toEqual([]);
    for (const days of [3, 3, 4, 29]) await keepQuestionDeadlines(NOW + days * DAY);
    expect(await mails('question-reminder')).toHaveLength(1);
    expect(await statuses()).toEqual(['asked']);
    expect((await questionsOf(id))[0]?.reminded_at).toBe(iso(NOW + 3 * DAY));
    expect((await only('audit')).filter(({ who }) => who === 'worker')).toMatchObject([
      { item_id: id, action: 'reminded the submitter' },
    ]);
  });

  test('closes the event after 30 days with a mail, and its retention begins', async () => {
    const { id, token } = await putAsked(NOW);
    await keepQuestionDeadlines(NOW + 3 * DAY);
    await keepQuestionDeadlines(NOW + 30 * DAY - 1);
    expect(await statuses()).toEqual(['asked']);
    await keepQuestionDeadlines(NOW + 30 * DAY);
    await keepQuestionDeadlines(NOW + 31 * DAY);
    expect(await only('items')).toMatchObject([
      { status: 'unanswered', decided_at: iso(NOW + 30 * DAY), decided_by: 'worker' },
    ]);
    expect(await mails('question-closed')).toHaveLength(1);
    expect((await only('audit')).map(({ action }) => action)).toContain('closed it without an answer');
    expect(await loadStatusItem(token)).toMatchObject({
      words: { title: 'We closed your event without an answer' },
      question: QUESTION,
      actions: ['reply', 'reopen'],
    });
    expect(await deletePastRetention(NOW + 120 * DAY)).toBe(0);
    expect(await deletePastRetention(NOW + 120 * DAY + 1)).toBe(1);
    expect(await only('questions')).toEqual([]);
    expect(await questionsOf(id)).toEqual([]);
  });

  test('is reminded of and closed exactly once by several servers', async () => {
    await putAsked(NOW);
    await putAsked(NOW);
    const run = (now: number) => Promise.all([1, 2, 3].map(() => keepQuestionDeadlines(now)));
    await run(NOW + 3 * DAY);
    expect(await mails('question-reminder')).toHaveLength(2);
    await run(NOW + 30 * DAY);
    expect(await mails('question-closed')).toHaveLength(2);
    expect((await only('audit')).filter(({ action }) => action.startsWith('closed'))).toHaveLength(2);
    expect((await only('items')).map(({ version }) => version)).toEqual([2, 2]);
  });

  test('is reminded of before it is closed, even where no server ran for months', async () => {
    await putAsked(NOW);
    await keepQuestionDeadlines(NOW + 100 * DAY);
    expect([await mails('question-reminder'), await mails('question-closed')]).toEqual([
      [expect.anything()],
      [],
    ]);
    await keepQuestionDeadlines(NOW + 103 * DAY - 1);
    expect(await statuses()).toEqual(['asked']);
    await keepQuestionDeadlines(NOW + 103 * DAY);
    expect(await statuses()).toEqual(['unanswered']);
  });

  test('that was asked by a clock that was a year ahead waits from when the clock was corrected', async () => {
    await putAsked(NOW + 365 * DAY);
    await keepQuestionDeadlines(NOW);
    await keepQuestionDeadlines(NOW + 3 * DAY - 1);
    expect(await mails('question-reminder')).toEqual([]);
    await keepQuestionDeadlines(NOW + 3 * DAY);
    expect(await mails('question-reminder')).toHaveLength(1);
    await keepQuestionDeadlines(NOW + 30 * DAY);
    expect(await statuses()).toEqual(['unanswered']);
  });

  test.each([
    ['answered', async ({ seen }: Put) => answerQuestion(await seen(NOW + DAY), answer)],
    ['taken back', async ({ id }: Put) => undoDecision(await moderating(id, NOW))],
    [
      'decided',
      async ({ id }: Put) => decideItem('reject', { ...(await moderating(id, NOW)), reason: 'Over.' }, []),
    ],
  ] as const)('is neither reminded of nor closed once it was %s', async (_, settle) => {
    await settle(await putAsked(NOW));
    const before = await statuses();
    await keepQuestionDeadlines(NOW + 3 * DAY);
    await keepQuestionDeadlines(NOW + 40 * DAY);
    expect(await mails('question-reminder')).toEqual([]);
    expect(await statuses()).toEqual(before);
  });

  test('and each round begins anew', async () => {
    const { id, seen } = await putAsked(NOW);
    await keepQuestionDeadlines(NOW + 3 * DAY);
    await answerQuestion(await seen(NOW + 20 * DAY), answer);
    await askAbout(id, NOW + 20 * DAY, 'And where?');
    await keepQuestionDeadlines(NOW + 23 * DAY);
    expect(await mails('question-reminder')).toHaveLength(2);
    await keepQuestionDeadlines(NOW + 49 * DAY);
    expect(await statuses()).toEqual(['asked']);
    await keepQuestionDeadlines(NOW + 50 * DAY);
    expect(await statuses()).toEqual(['unanswered']);
  });

  test('is closed or answered, never both, when both happen at the same moment', async () => {
    const { id, seen } = await putAsked(NOW);
    await keepQuestionDeadlines(NOW + 3 * DAY);
    const at = NOW + 30 * DAY;
    const organiser = await seen(at);
    const [refused] = await Promise.all([
      refusal(answerQuestion(organiser, answer)),
      keepQuestionDeadlines(at),
    ]);
    const [question] = await questionsOf(id);
    expect([await statuses(), question?.answer, (await mails('question-closed')).length]).toEqual(
      refused === undefined ? [['pending'], 'Yes.', 0] : [['unanswered'], null, 1],
    );
  });

  test('is reminded of or answered in either order, without a failure', async () => {
    const { id, seen } = await putAsked(NOW);
    const at = NOW + 3 * DAY;
    await Promise.all([answerQuestion(await seen(at), answer), keepQuestionDeadlines(at)]);
    expect(await statuses()).toEqual(['pending']);
    const [question] = await questionsOf(id);
    expect(await mails('question-reminder')).toHaveLength(question?.reminded_at ? 1 : 0);
  });
});

describeStores('An event that was closed without an answer', () => {
  test('is reopened by its organiser: it waits 30 days more, and nothing of it is deleted', async () => {
    const { seen } = await putClosed();
    await reopenItem(await seen(NOW + 60 * DAY));
    expect(await only('items')).toMatchObject([{ status: 'asked', decided_at: null, decided_by: null }]);
    const [news] = await mails('moderators-new');
    expect(JSON.parse(news?.data ?? '')).toMatchObject({ news: 'reopened' });
    await keepQuestionDeadlines(NOW + 90 * DAY - 1);
    expect(await statuses()).toEqual(['asked']);
    expect(await deletePastRetention(NOW + 1_000 * DAY)).toBe(0);
    await keepQuestionDeadlines(NOW + 90 * DAY);
    expect(await statuses()).toEqual(['unanswered']);
    expect(await mails('question-closed')).toHaveLength(2);
    expect(await mails('question-reminder')).toHaveLength(1);
  });

  test('is reopened by an answer, and waits for a decision', async () => {
    const { seen } = await putClosed();
    await answerQuestion(await seen(NOW + 60 * DAY), answer);
    expect(await only('items')).toMatchObject([{ status: 'pending', decided_at: null, decided_by: null }]);
    expect(await deletePastRetention(NOW + 1_000 * DAY)).toBe(0);
  });

  test('is reopened once, however often it is asked for', async () => {
    const { seen } = await putClosed();
    const same = await seen(NOW + 60 * DAY);
    const ends = await Promise.all([refusal(reopenItem(same)), refusal(reopenItem(same))]);
    expect(ends.toSorted()).toEqual([409, undefined]);
    expect(await refusal(reopenItem(await seen(NOW + 60 * DAY)))).toBe(409);
  });

  test('can be put back into the queue by a moderator', async () => {
    const { id } = await putClosed();
    await undoDecision(await moderating(id, NOW + 60 * DAY));
    expect(await only('items')).toMatchObject([{ status: 'pending', decided_at: null }]);
    await keepQuestionDeadlines(NOW + 200 * DAY);
    expect(await statuses()).toEqual(['pending']);
  });
});

describeStores('Answers', () => {
  test('are deleted with the private fields of an approved event', async () => {
    const { id, seen } = await putAsked(NOW);
    await answerQuestion(await seen(NOW + DAY), answer);
    await decideItem('approve', await moderating(id, NOW + DAY), []);
    await deletePastRetention(NOW + 91 * DAY);
    expect(await only('questions')).toHaveLength(1);
    await deletePastRetention(NOW + 91 * DAY + 1);
    expect(await only('items')).toMatchObject([{ status: 'approved', purged_at: expect.anything() }]);
    expect(await only('questions')).toEqual([]);
    expect(JSON.stringify(await only('audit'))).not.toContain(QUESTION);
  });
});
