import { expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { valuesOfEvent } from '#lib/submissions/items/proposals/edited-event';
import { answeredAmong, questionsOf } from '#lib/submissions/items/questions/stored-questions.server';
import { loadFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { answerByForm } from '#lib/submissions/private-page/answer-by-form.server';
import { answerQuestion } from '#lib/submissions/private-page/answer-question.server';
import { correctEvent } from '#lib/submissions/private-page/correct-item.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { withdrawItem } from '#lib/submissions/private-page/withdraw-item.server';
import { describeStores } from '../../../support/store/stores.ts';
import {
  ASKED_BY,
  askAbout,
  moderating,
  putAsked,
  QUESTION,
} from '../../../support/submissions/asked-event.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2027, 5, 1, 12);
const LATER = NOW + 3_600_000;
const ANSWER = 'Yes, 2027: my number is 600-1234.';

const only = async (table: 'items' | 'audit' | 'outbox' | 'form_drafts') =>
  (await store()).db.selectFrom(table).selectAll().execute();
const item = async () => (await only('items'))[0];
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? [error.status, error.details.code] : error),
  );
const filled = (changes: Record<string, string> = {}) => ({
  ...valuesOfEvent(someSubmission()),
  answer: ANSWER,
  ...changes,
});
const answer = { answer: ANSWER, event: someSubmission() };

describeStores('An organiser who answers', () => {
  test('has the event wait for a decision again with its original age, and moderators mailed', async () => {
    const { id, seen } = await putAsked(NOW);
    const received = (await item())?.created_at;
    const changed = someSubmission({ venueName: 'Community Centre' });
    await answerQuestion(await seen(LATER), { answer: ANSWER, event: changed });
    expect(await item()).toMatchObject({ status: 'pending', created_at: received, version: 2 });
    expect(JSON.parse((await item())?.payload ?? '')).toMatchObject({ venueName: 'Community Centre' });
    const [question] = await questionsOf(id);
    expect(question).toMatchObject({ answer: ANSWER, answered_at: new Date(LATER).toISOString() });
    const [mail] = (await only('outbox')).filter(({ kind }) => kind === 'moderators-new');
    expect(JSON.parse(mail?.data ?? '')).toEqual({
      news: 'answered',
      questionId: question?.id,
      first: ASKED_BY,
    });
    expect([...(await answeredAmong([id]))]).toEqual([id]);
  });

  test('has the changed fields in the history, and the words of the answer nowhere but with the question', async () => {
    const { id, seen } = await putAsked(NOW);
    const event = someSubmission({ venueName: 'Community Centre' });
    await answerQuestion(await seen(LATER), { answer: ANSWER, event });
    const [question] = await questionsOf(id);
    const entry = (await only('audit')).find(({ action }) => action === 'answered');
    expect(JSON.parse(entry?.detail ?? '')).toEqual({ fields: ['venueName'], questionId: question?.id });
    for (const table of ['items', 'audit', 'outbox', 'form_drafts'] as const)
      expect(JSON.stringify(await only(table))).not.toContain('600-1234');
  });

  test('can be asked and answer again, and sees questions and answers', async () => {
    const { id, token, seen } = await putAsked(NOW);
    await answerQuestion(await seen(LATER), answer);
    await askAbout(id, LATER, 'Who may publish this picture?');
    await answerQuestion(await seen(LATER + 1), { ...answer, answer: 'I may.' });
    expect((await questionsOf(id)).map((question) => question.answer)).toEqual([ANSWER, 'I may.']);
    expect((await loadStatusItem(token))?.answered).toMatchObject([
      { question: QUESTION, answer: ANSWER },
      { question: 'Who may publish this picture?', answer: 'I may.' },
    ]);
    expect(await item()).toMatchObject({ status: 'pending' });
  });

  test('can correct or withdraw instead: corrected, the question still waits', async () => {
    const { seen } = await putAsked(NOW);
    await correctEvent(await seen(LATER), someSubmission({ title: 'Deer Dance' }));
    expect(await item()).toMatchObject({ status: 'asked' });
    await withdrawItem(await seen(LATER));
    expect(await item()).toMatchObject({ status: 'withdrawn' });
  });

  test('cannot answer once the question was taken back', async () => {
    const { id, seen } = await putAsked(NOW);
    const old = await seen(LATER);
    await undoDecision(await moderating(id, NOW));
    expect(await refusal(answerQuestion(old, answer))).toEqual([409, 'changed']);
    expect(await refusal(answerQuestion(await seen(LATER), answer))).toEqual([409, 'too-late']);
  });

  test('and a moderator who approves at the same moment: one of them wins, the other is told', async () => {
    const { id, seen } = await putAsked(NOW);
    const [organiser, moderator] = [await seen(LATER), await moderating(id, LATER)];
    const ends = await Promise.all([
      refusal(answerQuestion(organiser, answer)),
      refusal(decideItem('approve', moderator, [])),
    ]);
    expect(ends.filter((end) => end === undefined)).toHaveLength(1);
    expect(ends.filter((end) => end !== undefined)).toEqual([
      [409, expect.stringMatching(/changed|conflict/)],
    ]);
    const [question] = await questionsOf(id);
    const isAnswered = ends[0] === undefined;
    expect(question?.answer).toBe(isAnswered ? ANSWER : null);
    expect(await item()).toMatchObject({ status: isAnswered ? 'pending' : 'approved', version: 2 });
  });
});

describeStores('The form that answers', () => {
  test('stores the answer with its changes', async () => {
    const { id, seen } = await putAsked(NOW);
    const values = filled({ venueName: 'Community Centre', answer: ` ${ANSWER}\r\nAnd more. ` });
    expect(await answerByForm(await seen(LATER), values)).toBe('?done=answered');
    expect((await questionsOf(id))[0]?.answer).toBe(`${ANSWER}\nAnd more.`);
    expect(JSON.parse((await item())?.payload ?? '')).toMatchObject({ venueName: 'Community Centre' });
  });

  test.each([
    ['without an answer', { answer: ' ' }],
    ['with too long an answer', { answer: 'a'.repeat(2_001) }],
    ['with an invalid field', { title: '' }],
  ])('%s keeps everything that was filled in', async (_, changes) => {
    const { id, seen } = await putAsked(NOW);
    const values = filled(changes);
    expect(await answerByForm(await seen(LATER), { token: 't', version: '1', ...values })).toBe(
      '/answer?again=1',
    );
    expect(await loadFormDraft(id, 'answer', LATER)).toMatchObject(values);
    expect(await item()).toMatchObject({ status: 'asked' });
  });

  test('sent twice is answered once', async () => {
    const { id, seen } = await putAsked(NOW);
    const same = await seen(LATER);
    expect(await answerByForm(same, filled())).toBe('?done=answered');
    expect(await answerByForm(same, filled())).toBe('?done=answered');
    expect(await questionsOf(id)).toHaveLength(1);
    expect((await only('outbox')).filter(({ kind }) => kind === 'moderators-new')).toHaveLength(1);
  });

  test('pressed several times at once is answered once, also with a text that is long enough for marks', async () => {
    const { id, seen } = await putAsked(NOW);
    const same = await seen(LATER);
    const description =
      'Marimba, food and games on the field behind the school, from noon until the last bus.';
    const sent = await Promise.all(
      Array.from({ length: 3 }, () => answerByForm(same, filled({ description }))),
    );
    expect(sent).toEqual(Array.from({ length: 3 }, () => '?done=answered'));
    expect(await item()).toMatchObject({ status: 'pending', version: 2 });
    const { db } = await store();
    const marks = await db.selectFrom('item_texts').select('hash').where('item_id', '=', id).execute();
    expect(marks).not.toEqual([]);
  });

  test('keeps what was filled in when the event was changed meanwhile', async () => {
    const { id, seen } = await putAsked(NOW);
    const old = await seen(LATER);
    await correctEvent(await seen(LATER), someSubmission({ title: 'Deer Dance' }));
    expect(await answerByForm(old, filled())).toBe('/answer?changed=1');
    expect(await loadFormDraft(id, 'answer', LATER)).toMatchObject(filled());
  });

  test('says so when nothing is asked any more', async () => {
    const { id, seen } = await putAsked(NOW);
    await undoDecision(await moderating(id, NOW));
    expect(await refusal(answerByForm(await seen(LATER), filled()))).toEqual([409, 'no-question']);
  });
});
